import { describe, expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { sure } from '../testing/house.ts'
import { FIRST, pointsOf, type Rating, rated, sidesOf, tellRating } from './rating.ts'

const fresh = (seats: number): readonly Rating[] => Array.from({ length: seats }, () => FIRST)
const SINGLES = [[0], [1], [2], [3]]

/** The points won and lost by seat. */
const changes = (sides: readonly (readonly number[])[], places: readonly number[], before = fresh(places.length)) =>
  rated(sides, places, before).map(({ mu }, seat) => pointsOf(mu) - pointsOf(before[seat].mu))

describe('a match', () => {
  it('takes from who loses what it gives to who wins, and makes both better known', () => {
    const [won, lost] = changes([[0], [1]], [1, 2])
    expect(won).toBeGreaterThan(50)
    expect(lost).toBe(-won)
    for (const { sigma } of rated([[0], [1]], [1, 2], fresh(2))) expect(sigma).toBeLessThan(FIRST.sigma)
  })

  it('does not ask who sits where', () => {
    expect(changes([[0], [1]], [2, 1])).toEqual(changes([[0], [1]], [1, 2]).toReversed())
  })

  it('that is shared changes nothing among equals, and favours the weaker among others', () => {
    expect(changes([[0], [1]], [1, 1])).toEqual([0, 0])
    const [weaker, stronger] = changes([[0], [1]], [1, 1], [FIRST, { ...FIRST, mu: FIRST.mu + 10 }])
    expect(weaker).toBeGreaterThan(0)
    expect(stronger).toBeLessThan(0)
  })

  it('of many puts everybody where his place is; sharers share', () => {
    const [a, b, c, d] = changes(SINGLES, [3, 1, 3, 2])
    expect(b).toBeGreaterThan(d)
    expect(d).toBeGreaterThan(a)
    expect(a).toBe(c)
    expect(a).toBeLessThan(0)
  })

  it('of teams gives partners the same, wherever they sit and whoever of them is left', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ]
    const [a, b, c, d] = changes(teams, [1, 2, 1, 2])
    expect([a, b]).toEqual([c, d])
    expect(a).toBeGreaterThan(0)
    expect(b).toBe(-a)
    expect(changes(teams, [1, 3, 4, 3])).toEqual([a, b, c, d])
  })

  it('against somebody much stronger is worth more', () => {
    const strong = { mu: FIRST.mu + 15, sigma: 2 }
    const known = { mu: FIRST.mu, sigma: 2 }
    const [surprising] = changes([[0], [1]], [1, 2], [known, strong])
    const [expected] = changes([[0], [1]], [1, 2], [strong, known])
    expect(surprising).toBeGreaterThan(10 * Math.max(1, expected))
  })

  it('leaves what it was given alone', () => {
    const before = [Object.freeze({ ...FIRST }), Object.freeze({ ...FIRST })]
    expect(rated([[0], [1]], [1, 2], Object.freeze(before))).not.toEqual(before)
  })
})

describe('the sides', () => {
  it.each(Object.entries(registry))('of every mode of %s hold every seat once', async (_id, load) => {
    const game = await load()
    for (const { id: mode, seats } of game.meta.modes)
      for (const count of seats) {
        const { setup } = sure(game.open({ mode, seats: count }))
        const all = sidesOf(game.meta, setup).flat()
        expect(all.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, seat) => seat))
      }
  })
})

describe('what people are told', () => {
  it('begins at 1000 with a wide margin', () => {
    expect(tellRating(FIRST)).toEqual({ points: 1000, margin: 667, certainty: 'guess' })
  })

  it('becomes certain with the matches', () => {
    let [one, other] = fresh(2)
    const certainties = new Set<string>()
    for (let n = 0; n < 60; n++) {
      ;[one, other] = rated([[0], [1]], n % 2 === 0 ? [1, 2] : [2, 1], [one, other])
      certainties.add(tellRating(one).certainty)
    }
    expect([...certainties]).toEqual(['guess', 'settling', 'settled'])
    expect(Math.abs(tellRating(one).points - 1000)).toBeLessThan(tellRating(one).margin)
  })
})
