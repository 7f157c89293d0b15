import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomExchange, replayed } from '../testing/exchanges.ts'
import { brawl } from '../testing/tables.ts'

// KFF-9.3, KFF-10.14: all damage of an exchange is dealt at one time.

const seeds = fc.integer({ min: 0, max: 1_000_000 })
const RUNS = { numRuns: 80 }

describe('KFF-9.3, KFF-10.14, KFF-3.5 whoever falls has still dealt everything', () => {
  test('what a side loses does not depend on how much Chi anybody has', () => {
    fc.assert(
      fc.property(seeds, fc.infiniteStream(fc.integer({ min: 1, max: 20 })), (seed, chis) => {
        const exchange = randomExchange(seed)
        const alive = exchange.start.falls.map((fall) => fall === 0)
        const most = exchange.start.chi.length === 2 && exchange.rules.setup.mode === '3v3' ? 30 : 20
        const full = replayed(
          exchange,
          alive.map((is) => (is ? most : 0)),
        )
        fc.pre(full.s.chi.every((chi, side) => !alive[side] || chi > 0))
        const low = alive.map((is) => (is ? (chis.next().value ?? 1) : 0))
        const after = replayed(exchange, low).s.chi
        expect(after).toEqual(low.map((chi, side) => (alive[side] ? Math.max(0, chi - (most - full.s.chi[side])) : 0)))
      }),
      RUNS,
    )
  })

  test('every hit is reckoned before any Chi is lost, and all Chi before anybody is out', () => {
    const STEPS = ['hit', 'ignored', 'lostChi', 'out']
    let out = 0
    fc.assert(
      fc.property(seeds, (seed) => {
        const exchange = randomExchange(seed)
        const { log } = replayed(
          exchange,
          exchange.start.falls.map((fall) => (fall === 0 ? 1 : 0)),
        )
        const steps = log
          .map(({ key }) => STEPS.indexOf(key.replace('kung-fu-fighting.', '')))
          .filter((step) => step >= 0)
        const ranked = steps.map((step) => Math.max(step, 1))
        expect(ranked).toEqual(ranked.toSorted((one, other) => one - other))
        out += steps.includes(3) ? 1 : 0
      }),
      RUNS,
    )
    expect(out).toBeGreaterThan(10)
  })

  test('the loss of a side is the sum over all Attacks on its players', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const exchange = randomExchange(seed)
        const { log } = replayed(exchange, exchange.start.chi)
        const sum = (key: string, field: 'loss' | 'amount') =>
          log
            .filter((event) => event.key === `kung-fu-fighting.${key}`)
            .reduce((all, event) => all + Number(event[field]), 0)
        expect(sum('lostChi', 'amount')).toBe(sum('hit', 'loss'))
      }),
      RUNS,
    )
  })
})

test('KFF-3.3 three who strike one another down at once', () => {
  brawl(3, {
    chi: { A: 4, B: 2, C: 2 },
    hands: { A: 'punch split-attack ...', B: 'now-it-is-my-turn kick flying ...', C: 'wild' },
  })
    .plays('A', 'attack punch split-attack on B C by split-attack')
    .plays('B', 'block now-it-is-my-turn counter kick flying on A')
    .plays('A', 'pass')
    .plays('C', 'pass')
    .expects({ chi: { A: 0, B: 2, C: 0 } })
    .endsMatch({ places: [2, 1, 2], reason: 'lastStanding' })
})
