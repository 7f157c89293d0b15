import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { kindOf } from '../cards.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { at, type FightingRules, type Plain, played, rulesFor } from '../testing/tables.ts'

// What bots take others to hold.

const WORLDS = 400

const supposed = (rules: FightingRules, s: State, seat: number): State[] => {
  const rng = seeded('sfc32', 'suppose')
  const view = rules.hide(s, seat)
  return Array.from({ length: WORLDS }, () => game.advice.suppose?.(rules, view, seat, rng) ?? s)
}

const rules = rulesFor({})
const blocks = new Set(['blocking-punch', 'blocking-kick', 'your-kung-fu-is-weak', 'your-kung-fu-is-no-match'])
const faces = Object.keys(rules.labels ?? {})

/** How many of these Blocks A takes B to have, on average. */
const blocksOfB = (given: Plain, ...texts: readonly string[]): number => {
  const s = played(rules, at(rules, given), ...texts)
  const worlds = supposed(rules, s, 0)
  const counts = worlds.map(({ hands }) => hands[1].filter((card) => blocks.has(faces[kindOf(card)])).length)
  return counts.reduce((sum, count) => sum + count, 0) / WORLDS
}

describe('supposed worlds', () => {
  test('look to the seat as the true one does, and no card is lost in them', () => {
    const s = rules.deal(seeded('sfc32', 'a deal'))
    for (const seat of [0, 1])
      for (const world of supposed(rules, s, seat).slice(0, 40)) {
        expect(rules.key(world, seat)).toBe(rules.key(s, seat))
        expect(rules.cards(world).toSorted()).toEqual(rules.cards(s).toSorted())
      }
  })

  const hand = { hands: { A: 'kick punch', B: '...' } }
  const even = (7 * 10) / 97

  test('before a turn of his nobody has chosen what he holds', () => {
    expect(Math.abs(blocksOfB({ ...hand, turn: 1 }) - even)).toBeLessThan(0.15)
  })

  test('who has had a turn has kept his Blocks', () => {
    expect(blocksOfB({ ...hand, turn: 3 })).toBeGreaterThan(even * 1.3)
  })

  test('who has just let an Attack through has fewer of them', () => {
    const later = blocksOfB({ ...hand, turn: 3 }, 'attack kick on B', 'pass')
    expect(later).toBeLessThan(blocksOfB({ ...hand, turn: 3 }))
  })
})
