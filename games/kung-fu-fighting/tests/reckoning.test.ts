import { describe, expect, test } from 'vitest'
import type { Event } from '../../../kernel/events.ts'
import { houseIn } from '../rules.ts'
import type { State } from '../state.ts'
import { type RandomExchange, randomExchange } from '../testing/exchanges.ts'
import { oddDeck } from '../testing/odd-decks.ts'
import { reckon, type Slots } from '../testing/reckoning.ts'

// Chapter 10: the rules and a plain second reckoning from the records agree on random exchanges.

interface Settled {
  readonly before: State
  readonly after: State
  readonly log: readonly Event[]
}

/** The moment before the last answer, if that is a pass and adds nothing; and what came of it. */
const settle = ({ rules, start, answers }: RandomExchange): Settled | null => {
  const s = rules.copy(start)
  for (const answer of answers.slice(0, -1)) rules.play(s, [answer])
  const last = answers[answers.length - 1]
  if (s.exchange === null || rules.notation.write(rules.unpack(last)) !== 'pass') return null
  const before = rules.copy(s)
  const log: Event[] = []
  rules.play(s, [last], log)
  return { before, after: s, log }
}

const compare = (exchange: RandomExchange): boolean => {
  const settled = settle(exchange)
  if (settled === null) return false
  const { before, after, log } = settled
  const house = houseIn(exchange.rules)
  const { hits, slots, losses } = reckon(house, before)
  const told = log.filter(({ key }) => key === 'kung-fu-fighting.hit' || key === 'kung-fu-fighting.ignored')
  expect(told.map(({ seat, by, damage, defence }) => ({ seat, by, damage, defence: defence ?? null }))).toEqual(hits)
  expect(after.chi).toEqual(before.chi.map((chi, side) => Math.max(0, chi - losses[side])))
  if (after.window === 'respite') expect(inPlay(exchange, after)).toEqual(named(exchange, after, slots))
  return true
}

/** What lies before those who are still in. */
const inPlay = ({ rules }: RandomExchange, s: State) => {
  const { records, sideOf } = houseIn(rules)
  const row = (kinds: readonly number[], on: readonly (readonly number[])[]) =>
    kinds.map((kind, seat) =>
      kind < 0 || s.chi[sideOf[seat]] === 0 ? '' : [kind, ...on[seat]].map((card) => records[card].id).join(' '),
    )
  return { weapon: row(s.weapons, s.onWeapon), stance: row(s.stances, s.onStance) }
}

const named = ({ rules }: RandomExchange, s: State, slots: Slots) => {
  const { sideOf } = houseIn(rules)
  const row = (held: Slots['weapon']) =>
    held.map((one, seat) =>
      one === null || s.chi[sideOf[seat]] === 0 ? '' : [one.card, ...one.attached].map(({ id }) => id).join(' '),
    )
  return { weapon: row(slots.weapon), stance: row(slots.stance) }
}

describe('KFF-10.2 to KFF-10.14', () => {
  test('with the shipped cards', () => {
    const compared = Array.from({ length: 100 }, (_, seed) => compare(randomExchange(seed))).filter(Boolean)
    expect(compared.length).toBeGreaterThan(50)
  })

  test('with decks that nobody would print', () => {
    const compared = Array.from({ length: 60 }, (_, seed) =>
      compare(randomExchange(seed, { deck: oddDeck(`reckon ${seed}`) })),
    ).filter(Boolean)
    expect(compared.length).toBeGreaterThan(30)
  })
})
