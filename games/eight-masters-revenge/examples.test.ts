import { expect, test } from 'vitest'
import { examplesOf } from '../../kernel/testing/examples.ts'
import { game } from './game.ts'

const examples = examplesOf(game, new URL('examples/', import.meta.url))

test('there are examples of a duel, of blocking, of fighters in fury, of the solo game and of a team fight', () => {
  expect(examples.map(({ name }) => name)).toEqual([
    'blocking.json',
    'duel.json',
    'fury.json',
    'solo.json',
    'team-fight.json',
  ])
})

test.each(examples)('$name holds what it says', ({ play }) => {
  const { cases, wrong } = play()
  expect(wrong).toEqual([])
  expect(cases).toBeGreaterThan(2)
})
