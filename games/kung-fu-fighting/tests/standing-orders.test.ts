import { describe, expect, test } from 'vitest'
import { ordered } from '../../../kernel/testing/ordered.ts'
import { game } from '../game.ts'

/** Two damage on B, who holds a Block. */
const attacked = (chi: number) => ({
  setup: { seats: 2 },
  given: { hands: { A: 'punch', B: 'wild' }, chi: { B: chi } },
  plays: ['attack punch on B'],
})

/** Teams A C and B D: first C may add, then D may cover, then B answers. */
const inTeams = (...passes: readonly string[]) => ({
  setup: { mode: '2v2', seats: 4 },
  given: { hands: { A: 'punch', B: 'wild', C: 'pincer', D: 'wild' } },
  plays: ['attack punch on B', ...passes],
})

describe('Attacks of at most so much', () => {
  test('are let through up to that', () => {
    expect(ordered(game, attacked(20), { takeUpTo: 2 })).toBe('pass')
    expect(ordered(game, attacked(20), { takeUpTo: 1 })).toBeNull()
  })

  test('are not let through where they are the end', () => {
    expect(ordered(game, attacked(2), { takeUpTo: 20 })).toBeNull()
    expect(ordered(game, attacked(3), { takeUpTo: 20 })).toBe('pass')
  })
})

test('nothing is added to the Attack of a teammate', () => {
  expect(ordered(game, inTeams(), { neverAdd: true })).toBe('pass')
  expect(ordered(game, inTeams(), { neverCover: true, takeUpTo: 20 })).toBeNull()
})

test('a teammate who is attacked is not helped', () => {
  expect(ordered(game, inTeams('pass'), { neverCover: true })).toBe('pass')
  expect(ordered(game, inTeams('pass'), { neverAdd: true, takeUpTo: 20 })).toBeNull()
})

test('nothing is answered in one’s own turn', () => {
  const orders = { takeUpTo: 20, neverAdd: true, neverCover: true } as const
  expect(ordered(game, { ...attacked(20), plays: [] }, orders)).toBeNull()
})
