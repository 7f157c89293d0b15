import { expect, test } from 'vitest'
import { examplesOf } from '../../kernel/testing/examples.ts'
import { game } from './game.ts'

const examples = examplesOf(game, new URL('examples/', import.meta.url))

test('there are examples of a duel, of a chain and of secrets', () => {
  expect(examples.map(({ name }) => name)).toEqual(['basic-duel.json', 'chain-of-three.json', 'secrets.json'])
})

test.each(examples)('$name holds what it says', ({ play }) => {
  const { cases, wrong } = play()
  expect(wrong).toEqual([])
  expect(cases).toBeGreaterThan(2)
})
