import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { ARENA_NAMES, type Packed, type PlanChoice } from '../choice.ts'
import { belowLarge } from '../plans/space.ts'
import type { State } from '../state.ts'
import { countOneByOne } from '../testing/count-plans.ts'
import { at, type FurRules, rulesFor } from '../testing/tables.ts'

const rules: FurRules = rulesFor()
const DOGS = ['fu', 'ban', 'chai', 'chai', 'yue', 'hua', 'hua', 'shiue', 'shiue']
const RANGERS = ['ming', 'shiau-yao', 'musashi', 'tai-chi', 'himiko', 'boshark', 'tumaz']

interface Desk {
  readonly hand: readonly string[]
  readonly hw: number
  readonly limit: number
  readonly peaches: number
  readonly coconut: boolean
  readonly blocked: boolean
}

const desk = (cards: { minLength: number; maxLength: number }, mostHw: number): fc.Arbitrary<Desk> =>
  fc.record({
    hand: fc.subarray([...DOGS, ...RANGERS], cards),
    hw: fc.nat(mostHw),
    limit: fc.integer({ min: 3, max: 5 }),
    peaches: fc.nat(2),
    coconut: fc.boolean(),
    blocked: fc.boolean(),
  })

const stateOf = ({ hand, hw, limit, peaches, coconut, blocked }: Desk): State =>
  at(rules, {
    hands: { A: hand.join(' ') },
    hw: { A: hw, B: 0 },
    limits: { A: limit },
    fronts: { A: Array(peaches).fill('peach').join(' ') },
    coconut: coconut ? 'A' : null,
    blocked: { A: blocked ? 1 : 0 },
  })

const listed = (s: State): Packed[] => {
  const codes: Packed[] = []
  rules.choices(s, 0, codes)
  return codes
}

/** Everything that can be laid out with these cards and tokens, legal or not. */
function* layouts({ hand, hw, coconut }: Desk): Generator<PlanChoice> {
  for (let deal = 0; deal < 4 ** hand.length; deal++) {
    const teams: string[][] = [[], [], [], []]
    for (const [i, face] of hand.entries()) teams[Math.floor(deal / 4 ** i) % 4].push(face)
    for (const [a1, a2, a3] of product(teams.slice(0, 3).map(ledByEach)))
      for (const [hw1, hw2, hw3] of product([0, 1, 2].map(() => Array.from({ length: hw + 2 }, (_, n) => n))))
        for (const place of coconut ? [undefined, ...ARENA_NAMES] : [undefined]) {
          const plan = { do: 'plan' as const, a1, a2, a3, hw1, hw2, hw3 }
          yield place === undefined ? plan : { ...plan, coconut: place }
        }
  }
}

/** The team with each of its members as Leader. */
const ledByEach = (team: readonly string[]): string[][] =>
  team.length === 0 ? [[]] : team.map((leader, i) => [leader, ...team.toSpliced(i, 1)])

const product = <T>([first, second, third]: readonly (readonly T[])[]): [T, T, T][] =>
  first.flatMap((x) => second.flatMap((y) => third.map((z): [T, T, T] => [x, y, z])))

describe('plans', () => {
  test('KFU-6.20: listed is exactly what is not refused, each plan once', () => {
    fc.assert(
      fc.property(desk({ minLength: 0, maxLength: 4 }, 1), (given) => {
        const s = stateOf(given)
        const legal = new Set<Packed>()
        for (const plan of layouts(given)) if (rules.refusal(s, 0, plan) === null) legal.add(rules.pack(s, 0, plan))
        const codes = listed(s)
        expect(new Set(codes).size).toBe(codes.length)
        expect(new Set(codes)).toEqual(legal)
        expect(rules.count?.(s, 0)).toBe(codes.length)
      }),
      { numRuns: 30, seed: 1 },
    )
  })

  test('the count of a full hand agrees with counting card by card', () => {
    fc.assert(
      fc.property(desk({ minLength: 0, maxLength: 16 }, 20), (given) => {
        const s = stateOf(given)
        const { limit, peaches, coconut, blocked, hw } = given
        const most = limit + peaches - (blocked ? 1 : 0)
        expect(rules.count?.(s, 0)).toBe(countOneByOne(s.players[0].hand, most, hw, coconut))
      }),
      { numRuns: 60, seed: 2 },
    )
  })

  test('the largest space is counted exactly and all of it can be drawn', () => {
    const given: Desk = { hand: [...DOGS, ...RANGERS], hw: 20, limit: 5, peaches: 2, coconut: true, blocked: false }
    const s = stateOf(given)
    const count = rules.count?.(s, 0) ?? 0
    expect(count).toBe(countOneByOne(s.players[0].hand, 7, 20, true))
    expect(count).toBeGreaterThan(2 ** 32)
    expect(count).toBeLessThan(2 ** 53)
    const rng = seeded('sfc32', 'large')
    const drawn = new Set<Packed>()
    for (let i = 0; i < 2000; i++) {
      const code = rules.sample?.(s, 0, rng) ?? ''
      const plan = rules.unpack(code)
      expect(rules.refusal(s, 0, plan)).toBe(null)
      expect(rules.pack(s, 0, plan)).toBe(code)
      drawn.add(code)
    }
    expect(drawn.size).toBeGreaterThan(1990)
  })

  test('every plan is drawn equally often', () => {
    const s = stateOf({
      hand: ['chai', 'chai', 'fu', 'himiko'],
      hw: 1,
      limit: 3,
      peaches: 0,
      coconut: false,
      blocked: true,
    })
    const codes = listed(s)
    const counts = new Map<Packed, number>(codes.map((code) => [code, 0]))
    const rng = seeded('sfc32', 'even')
    const each = 100
    for (let i = 0; i < each * codes.length; i++) {
      const code = rules.sample?.(s, 0, rng) ?? ''
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    expect(counts.size).toBe(codes.length)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
    // Four standard deviations above and below what chance brings.
    const freedom = codes.length - 1
    expect(Math.abs(chiSquare - freedom)).toBeLessThan(4 * Math.sqrt(2 * freedom))
  })

  test('KFU-6.6: the order of Assistants means nothing, the Leader does', () => {
    const s = stateOf({ hand: ['chai', 'yue', 'hua'], hw: 0, limit: 3, peaches: 0, coconut: false, blocked: false })
    const code = (cards: string[]): Packed => rules.pack(s, 0, { do: 'plan', a1: cards })
    expect(code(['yue', 'chai', 'hua'])).toBe(code(['yue', 'hua', 'chai']))
    expect(code(['yue', 'chai', 'hua'])).not.toBe(code(['chai', 'yue', 'hua']))
  })

  test('KFU-18.4: with an empty hand the only plan is a Pass', () => {
    const s = stateOf({ hand: [], hw: 3, limit: 5, peaches: 1, coconut: true, blocked: false })
    expect(listed(s).map((code) => rules.unpack(code))).toEqual([{ do: 'pass' }])
  })
})

describe('numbers beyond 32 bits', () => {
  test('are drawn evenly and stay below the bound', () => {
    const rng = seeded('sfc32', 'wide')
    const bound = 3 * 2 ** 33
    const thirds = [0, 0, 0]
    for (let i = 0; i < 9000; i++) {
      const drawn = belowLarge(rng, bound)
      expect(drawn).toBeLessThan(bound)
      thirds[Math.floor(drawn / 2 ** 33)] += 1
    }
    for (const third of thirds) expect(Math.abs(third - 3000)).toBeLessThan(200)
  })

  test('every part of a range just above 32 bits can come up', () => {
    const rng = seeded('sfc32', 'edge')
    const drawn = Array.from({ length: 4000 }, () => belowLarge(rng, 2 ** 32 + 2 ** 31))
    expect(drawn.filter((value) => value >= 2 ** 32).length).toBeGreaterThan(1000)
    expect(drawn.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
  })
})
