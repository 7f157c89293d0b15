import { describe, expect, test } from 'vitest'
import { eloOf } from './elo.ts'
import { PAIRINGS, pairingOf, verdict } from './pairings.ts'

const result = (one: string, other: string, games: number, points: number) => ({ one, other, games, points })
const rounded = (ratings: ReadonlyMap<string, number>) =>
  Object.fromEntries([...ratings].map(([name, rating]) => [name, Math.round(rating)]))

describe('Elo', () => {
  test('says by how much the share of points is better than even', () => {
    expect(rounded(eloOf(['a', 'b'], [result('b', 'a', 10_000, 5000)]))).toEqual({ a: 0, b: 0 })
    // Ten to one is 400 points by definition; one game more is drawn, out of doubt.
    expect(rounded(eloOf(['a', 'b'], [result('b', 'a', 1_100_000, 1_000_000)]))).toEqual({ a: 0, b: 400 })
    expect(rounded(eloOf(['a', 'b'], [result('a', 'b', 1_100_000, 100_000)]))).toEqual({ a: 0, b: 400 })
  })

  test('adds up along a chain of rivals', () => {
    const chain = [result('b', 'a', 300_000, 200_000), result('c', 'b', 300_000, 200_000)]
    const step = Math.round(400 * Math.log10(2))
    expect(rounded(eloOf(['a', 'b', 'c'], chain))).toEqual({ a: 0, b: step, c: 2 * step + 1 })
  })

  test('of somebody who has lost no game is finite, and of somebody without games as good as the floor’s', () => {
    const ratings = eloOf(['a', 'b', 'c'], [result('b', 'a', 20, 20)])
    // 20½ points to ½.
    expect(ratings.get('b')).toBeCloseTo(400 * Math.log10(41))
    expect(eloOf(['a', 'c'], []).get('c')).toBe(0)
  })
})

describe('a bar', () => {
  test.each([
    [0.75, { low: 0.76, high: 0.9 }, true],
    [0.75, { low: 0.6, high: 0.74 }, false],
    [0.75, { low: 0.7, high: 0.8 }, null],
    ['clear', { low: 0.51, high: 0.6 }, true],
    ['clear', { low: 0.4, high: 0.49 }, false],
    ['clear', { low: 0.49, high: 0.6 }, null],
    [null, { low: 0.9, high: 1 }, null],
  ] as const)('of %s with the interval %o is decided: %s', (bar, interval, decided) =>
    expect(verdict(bar, interval)).toBe(decided),
  )

  test('belongs to its pairing whichever of the two is named first', () => {
    for (const pairing of PAIRINGS) {
      expect(pairingOf(pairing.one, pairing.other)).toBe(pairing)
      expect(pairingOf(pairing.other, pairing.one)).toBe(pairing)
    }
    expect(pairingOf('novice', 'random')).toEqual({ one: 'novice', other: 'random', bar: null })
  })
})
