import type { Seat } from '../../../kernel/seats.ts'
import { HOLE, type Kind, kindOf } from '../cards.ts'
import { type Guarding, type Lift, NATURE, type Print } from '../deck/print.ts'
import type { House } from '../house.ts'
import { stanceFactor } from '../rules/bout.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import type { State } from '../state.ts'
import { coverage, type Lore, loreOf } from './lore.ts'

/** How many Attacks of one's own, and how many of others, a card in play may live to see. */
const OWN_ATTACKS = 1.8
const OTHER_ATTACKS = 1.6
/** An Attack often comes to nothing. */
const LANDS = 0.65
const PER_CARD = 1.2
/** A Stance is let go when it is not worth its upkeep any more. */
const DUES = 1.2
const GUARD = 0.8
const SPLITS = 0.8
const USED_UP = 0.5

/** What a Stance is worth to a seat, in Chi; with what hangs on it. */
export const stanceWorth = (house: House, s: State, seat: Seat, kind: Kind, attached: readonly Kind[]): number => {
  if (kind < 0) return 0
  const lore = loreOf(house)
  const print = house.prints[kind]
  let worth = lifting(house, lore, s, seat, print.bonuses) + guarding(lore, print.defences) + print.hand * PER_CARD
  worth += rivalry(house, s, seat, kind, print) - print.upkeep * DUES
  worth *= stanceFactor(house, s, seat)
  for (let i = 0; i < attached.length; i++) worth += attachedWorth(house, s, seat, attached[i])
  return worth
}

export const weaponWorth = (house: House, s: State, seat: Seat, kind: Kind, attached: readonly Kind[]): number => {
  if (kind < 0) return 0
  const lore = loreOf(house)
  const print = house.prints[kind]
  let worth = print.value * STRIKES * OWN_ATTACKS * LANDS + lifting(house, lore, s, seat, print.bonuses)
  worth += guarding(lore, print.defences) + print.hand * PER_CARD + print.discards * 0.5
  if (print.splitMax > 0 && house.members.length > 2) worth += SPLITS
  for (let i = 0; i < attached.length; i++) worth += attachedWorth(house, s, seat, attached[i])
  return print.afterUse ? worth * USED_UP : worth
}

/** A Weapon spares an Attack Card; it does not strike beside one. */
const STRIKES = 0.45

export const attachedWorth = (house: House, s: State, seat: Seat, kind: Kind): number => {
  const lore = loreOf(house)
  const { value, bonuses, defences, hand, guard, splitMax, slot, type } = house.prints[kind]
  const struck = type === 'improved-weapon' || slot === 'weapon' ? STRIKES : 1
  let worth = value * OWN_ATTACKS * LANDS + lifting(house, lore, s, seat, bonuses) * struck + guarding(lore, defences)
  worth += hand * PER_CARD + (guard ? GUARD : 0)
  return splitMax > 0 && house.members.length > 2 ? worth + SPLITS : worth
}

export const slotWorth = (house: House, s: State, seat: Seat, slot: 'weapon' | 'stance'): number =>
  slot === 'weapon'
    ? weaponWorth(house, s, seat, s.weapons[seat], s.onWeapon[seat])
    : stanceWorth(house, s, seat, s.stances[seat], s.onStance[seat])

const guarding = (lore: Lore, defences: readonly Guarding[]): number => {
  let worth = 0
  for (let i = 0; i < defences.length; i++)
    worth += defences[i].minus * coverage(lore, defences[i].against) * OTHER_ATTACKS
  return worth
}

/** Bonuses count for what may be drawn, and at once for what is in hand. */
const lifting = (house: House, lore: Lore, s: State, seat: Seat, bonuses: readonly Lift[]): number => {
  let worth = 0
  for (let i = 0; i < bonuses.length; i++) {
    const { plus } = bonuses[i]
    worth += plus * LANDS * (OWN_ATTACKS * frequency(house, lore, bonuses[i]) + held(house, s, seat, bonuses[i]))
  }
  return worth
}

const HAND = 7
const ENHANCEMENTS = 1.5

/** How often a bonus counts in one Attack. */
const frequency = ({ teams, kinds }: House, { natures, shares }: Lore, { on, what }: Lift): number => {
  switch (on) {
    case 'main':
      return 1
    case 'main-card':
      return natures.get(NATURE.card) ?? 1
    case 'weapon':
      return 1 - (natures.get(NATURE.card) ?? 1)
    case 'enhancement':
      return ENHANCEMENTS
    case 'assist':
      return teams ? 0.6 : 0
    case 'subtype':
      return natures.get(what) ?? 0
    case 'card':
      return what >= 0 && what < kinds ? Math.min(1, shares[what] * HAND) * 0.8 : 0 // KFF-18.2: it may name no card
  }
}

/** How many cards of the hand it works on at once. */
const held = ({ prints }: House, s: State, seat: Seat, { on, what }: Lift): number => {
  if (on !== 'subtype' && on !== 'card' && on !== 'enhancement') return 0
  const hand = s.hands[seat]
  let count = 0
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    if (kind === HOLE) continue
    if (
      on === 'enhancement'
        ? isEnhancement(prints[kind])
        : on === 'card'
          ? kind === what
          : (prints[kind].subtypes & what) !== 0
    )
      count += 1
  }
  return Math.min(count, on === 'enhancement' ? MANY : 1)
}
const MANY = 3

/** Strong against a Stance that somebody is in, or weak against one (KFF-5.3). */
const rivalry = (house: House, s: State, seat: Seat, kind: Kind, { versus, versusPlus }: Print): number => {
  let plus = 0
  for (let other = 0; other < house.seats; other++) {
    if (house.sideOf[other] === house.sideOf[seat] || s.stances[other] < 0) continue
    if (s.stances[other] === versus) plus = Math.max(plus, versusPlus)
    const theirs = house.prints[s.stances[other]]
    if (theirs.versus === kind) plus -= theirs.versusPlus / 2
  }
  return plus * LANDS
}
