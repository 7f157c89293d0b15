import { expect, test } from 'vitest'
import { examplesOf } from '../../kernel/testing/examples.ts'
import { game } from './game.ts'

const examples = examplesOf(game, new URL('examples/', import.meta.url))

test('there are examples of plans, of a whole round and of the questions in a combat', () => {
  expect(examples.map(({ name }) => name)).toEqual([
    'a-round.json',
    'plans.json',
    'shiue-and-ringo.json',
    'tai-chi.json',
  ])
})

test.each(examples)('$name holds what it says', ({ play }) => {
  const { cases, wrong } = play()
  expect(wrong).toEqual([])
  expect(cases).toBeGreaterThan(2)
})
