import { describe, expect, test } from 'vitest'
import { ordered } from '../../../kernel/testing/ordered.ts'
import { game } from '../game.ts'

/** Sniper God Fist, 2 damage, with B to answer; a counter by B brings A 2. */
const attacked = (hp: number) => ({
  setup: { seats: 2 },
  given: { field: 'B4', hands: { A: 'R0 R1 R3 G5* G5 B2', B: 'B3 R3' }, hp: { B: hp } },
  plays: ['attack R0 R1 R3'],
})
const countered = { ...attacked(8), plays: ['attack R0 R1 R3', 'counter R3'] }

describe('hits of at most so much', () => {
  test('are taken up to that', () => {
    expect(ordered(game, attacked(8), { takeUpTo: 2 })).toBe('hit')
    expect(ordered(game, attacked(8), { takeUpTo: 1 })).toBeNull()
  })

  test('are not taken where they knock out', () => {
    expect(ordered(game, attacked(2), { takeUpTo: 10 })).toBeNull()
    expect(ordered(game, attacked(3), { takeUpTo: 10 })).toBe('hit')
  })

  test('are taken in a chain too', () => {
    expect(ordered(game, countered, { takeUpTo: 9 })).toBe('hit')
    expect(ordered(game, countered, { takeUpTo: 1 })).toBeNull()
  })
})

test('chains are left, first attacks are not', () => {
  expect(ordered(game, countered, { leaveChains: true })).toBe('hit')
  expect(ordered(game, attacked(8), { leaveChains: true })).toBeNull()
})

test('nothing is answered in one’s own turn', () => {
  expect(ordered(game, { ...attacked(8), plays: [] }, { takeUpTo: 10, leaveChains: true })).toBeNull()
})
