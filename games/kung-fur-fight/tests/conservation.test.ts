import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../kernel/contract.ts'
import { seeded } from '../../../kernel/random.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import type { Choice, Packed } from '../choice.ts'
import { HW_TOTAL, MUSHROOMS, STACK_MAX, START_SP, TEAM_MAX } from '../constants.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'
import { ascending } from '../rules/lists.ts'
import type { State } from '../state.ts'
import type { FurRules } from '../testing/tables.ts'
import { veterans } from '../testing/veterans.ts'

const house = fc.record(
  Object.fromEntries(Object.entries(OPTIONS).map(([name, { values }]) => [name, fc.constantFrom<string>(...values)])),
)

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

const hwOf = (s: State): number =>
  s.warehouse + sumOf(s.players.map(({ hw }) => hw)) + sumOf(s.arenas.flatMap(({ hw }) => hw))

/** KFU-1.5, KFU-1.6, KFU-10.6: nothing appears and nothing vanishes, at any moment. */
const isWhole = (rules: FurRules, s: State, deck: readonly string[]): void => {
  expect(rules.cards(s).toSorted()).toEqual(deck)
  if (rules.setup.options.hwSupply === 'finite') expect(hwOf(s)).toBe(HW_TOTAL)
  expect(s.warehouse).toBeGreaterThanOrEqual(0)
  expect(sumOf(s.arenas.flatMap(({ mushrooms }) => mushrooms))).toBeLessThanOrEqual(MUSHROOMS)
  expect(s.arenas.filter(({ raihuu }) => raihuu).length).toBeLessThanOrEqual(2)
  if (s.coconutAt >= 0) expect(s.coconut).toBeGreaterThanOrEqual(0)
  for (const { stack, teams, hw } of s.arenas) {
    expect(stack.length).toBeLessThanOrEqual(STACK_MAX)
    for (const team of teams) {
      expect(team.length).toBeLessThanOrEqual(TEAM_MAX)
      expect(team.slice(1)).toEqual(team.slice(1).sort(ascending))
    }
    for (const here of hw) expect(here).toBeGreaterThanOrEqual(0)
  }
  for (const player of s.players) {
    expect(player.sp).toBeGreaterThanOrEqual(0)
    expect(player.sp).toBeLessThanOrEqual(START_SP)
    expect(player.hw).toBeGreaterThanOrEqual(0)
    expect(player.dishes).toBeGreaterThanOrEqual(0)
    expect(player.delicacies).toBeGreaterThanOrEqual(0)
    for (const cards of [player.hand, player.rest, player.front]) expect(cards).toEqual(cards.toSorted(ascending))
  }
}

/** KFU-10.2, KFU-10.4, KFU-17.5, KFU-1.7: what only goes one way. */
const goesOneWay = (before: State, after: State): void => {
  for (const [seat, was] of before.players.entries()) {
    const is = after.players[seat]
    expect(is.vp).toBeGreaterThanOrEqual(was.vp)
    expect(is.limit).toBeGreaterThanOrEqual(was.limit)
    expect(is.dishes).toBeLessThanOrEqual(was.dishes)
    expect(is.delicacies).toBeLessThanOrEqual(was.delicacies)
    if (was.sp === 0) expect(is.sp).toBe(0)
  }
  expect(after.pile.length).toBeLessThanOrEqual(before.pile.length)
  expect(after.discard.slice(0, before.discard.length)).toEqual(before.discard)
}

const playOut = (played: Game<State, Packed, Choice>, options: unknown, seed: number): void => {
  const rules = sure(played.open({ options }))
  const rng = seeded('sfc32', `conservation ${seed}`)
  const s = rules.deal(rng)
  const deck = rules.cards(s).toSorted()
  expect(deck.length).toBe(52)
  isWhole(rules, s, deck)
  while (rules.outcome(s) === null) {
    const before = rules.copy(s)
    const answers = rules.awaiting(s).map((seat) => rules.sample?.(s, seat, rng) ?? '')
    rules.play(s, answers)
    isWhole(rules, s, deck)
    goesOneWay(before, s)
  }
  expect(s.round).toBeLessThanOrEqual(11) // KFU-20.2
}

describe('cards and tokens are conserved after every step', () => {
  test('in games from the start', () => {
    fc.assert(
      fc.property(house, fc.nat(), (options, seed) => playOut(game, options, seed)),
      { numRuns: 80, seed: 3 },
    )
  })

  test('in games with Rangers in hand', () => {
    fc.assert(
      fc.property(house, fc.nat(), (options, seed) => playOut(veterans, options, seed)),
      { numRuns: 150, seed: 4 },
    )
  })
})
