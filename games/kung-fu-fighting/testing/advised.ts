import { expect } from 'vitest'
import { game } from '../game.ts'
import { at, type Plain, packed, rulesFor } from './tables.ts'

/** The chance to win that a choice leaves A, or no number if the game cannot tell. The world must not change with it. */
export const advised = (by: 'foresee' | 'playOn', given: Plain, choice: string, setup: Plain = {}): number => {
  const rules = rulesFor(setup)
  const world = at(rules, given)
  const before = JSON.stringify(world)
  const chance = game.advice[by]?.(rules, world, 0, packed(rules, world, 0, choice)) ?? Number.NaN
  expect(JSON.stringify(world)).toBe(before)
  return chance
}
