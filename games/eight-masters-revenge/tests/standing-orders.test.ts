import { describe, expect, test } from 'vitest'
import { ordered } from '../../../kernel/testing/ordered.ts'
import { game } from '../game.ts'

/** B has 1 to take, with a dragon in hand. */
const hit = (life: number) => ({
  setup: { mode: 'duel' },
  given: {
    active: 'A',
    life: { B: life },
    hands: { A: 'R14 G31', B: 'B53' },
    areas: { A: '[R25 G13]@3', B: '[G24 Y34]@3' },
  },
  plays: ['attack R14 left'],
})

const countered = {
  setup: { mode: 'duel' },
  given: {
    active: 'A',
    hands: { A: 'B44 G31', B: 'B53' },
    areas: { A: '[R25 B42]@4', B: '[G23 Y24]@3' },
  },
  plays: ['attack B44 left', 'counter B53 left'],
}

describe('hits of at most so much', () => {
  test('are taken up to that', () => {
    expect(ordered(game, hit(10), { takeUpTo: 10 })).toBe('take')
    expect(ordered(game, hit(10), { takeUpTo: 1 })).toBeNull()
  })

  test('are not taken where they are the end', () => {
    expect(ordered(game, hit(1), { takeUpTo: 10 })).toBeNull()
  })
})

test('a counter is not countered', () => {
  expect(ordered(game, countered, { neverCounterBack: true })).toBe('stand')
  expect(ordered(game, countered, { takeUpTo: 10 })).toBeNull()
  expect(ordered(game, hit(10), { neverCounterBack: true })).toBeNull()
})

test('nothing is answered in one’s own turn', () => {
  expect(ordered(game, { ...hit(10), plays: [] }, { takeUpTo: 10, neverCounterBack: true })).toBeNull()
})
