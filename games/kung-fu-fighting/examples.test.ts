import { expect, test } from 'vitest'
import { examplesOf } from '../../kernel/testing/examples.ts'
import { game } from './game.ts'

const examples = examplesOf(game, new URL('examples/', import.meta.url))

test('there are examples of a duel, of splits, of a team fight, of Archetypes and of a card of one’s own', () => {
  expect(examples.map(({ name }) => name)).toEqual([
    'archetypes.json',
    'duel.json',
    'own-card.json',
    'splits.json',
    'team-fight.json',
  ])
})

test.each(examples)('$name holds what it says', ({ play }) => {
  const { cases, wrong } = play()
  expect(wrong).toEqual([])
  expect(cases).toBeGreaterThan(2)
})
