import { type Seat, seatList } from '../../../kernel/seats.ts'
import { facesOf, type Kind, kindOf } from '../cards.ts'
import type { End, State } from '../state.ts'
import { ask, type Bout, sidesLeft } from './bout.ts'
import { discardFromHand } from './piles.ts'
import { discardSlot, inSlot, SLOTS } from './slots.ts'

/** Sides that fall together share a place, later falls rank above earlier ones (KFF-3.10). */
const finish = (b: Bout, worth: (side: number) => number, reason: End['reason'], rule: string): void => {
  const { s, house, log } = b
  const worths = s.chi.map((_, side) => worth(side))
  const places = worths.map((own) => 1 + worths.filter((other) => other > own).length)
  s.ended = { places, reason, rule }
  ask(s, 'none', -1)
  const winners = seatList(house.seats).filter((seat) => places[house.sideOf[seat]] === 1)
  const tied = places.filter((place) => place === 1).length > 1
  log?.push({ key: 'kung-fu-fighting.over', winners, tied, reason, rule })
}

/** A side that is in is above every fall. */
const STANDING = 1_000_000

const worthOf =
  ({ chi, falls }: State, standing: (side: number) => number) =>
  (side: number): number =>
    chi[side] > 0 ? STANDING + standing(side) : falls[side]

/** KFF-2.12: most Chi wins. */
export const endByChi = (b: Bout): void =>
  finish(
    b,
    worthOf(b.s, (side) => b.s.chi[side]),
    'turnLimit',
    'KFF-2.12',
  )

/** KFF-3.11 */
export const endByAgreement = (b: Bout): void =>
  finish(
    b,
    worthOf(b.s, () => 0),
    'agreed',
    'KFF-3.11',
  )

/** KFF-3.1, KFF-3.3: true when the match is decided. */
export const checkEnd = (b: Bout, gaveUp = false): boolean => {
  const left = sidesLeft(b.s)
  if (left > 1) return false
  const worth = worthOf(b.s, () => 0)
  if (left === 0) finish(b, worth, 'tie', 'KFF-3.3')
  else if (gaveUp) finish(b, worth, 'gaveUp', 'KFF-3.11')
  else finish(b, worth, 'lastStanding', 'KFF-3.1')
  return true
}

/** Sides that fall together; their cards go to the discard pile, Archetypes leave the game (KFF-3.6). */
export const eliminate = (b: Bout, sides: readonly number[], rule: string): void => {
  const { s, house, log } = b
  const fall = Math.max(...s.falls) + 1
  s.falls = s.falls.map((before, side) => (sides.includes(side) ? fall : before))
  for (let i = 0; i < sides.length; i++) {
    s.chi[sides[i]] = 0 // KFF-3.8
    const seats = house.members[sides[i]]
    log?.push({ key: 'kung-fu-fighting.out', seats, rule })
    for (let j = 0; j < seats.length; j++) leave(b, seats[j])
  }
}

const leave = (b: Bout, seat: Seat): void => {
  const { s, log, house } = b
  const hand: Kind[] = s.hands[seat].map(kindOf)
  discardFromHand(b, seat, hand)
  if (hand.length > 0) log?.push({ key: 'kung-fu-fighting.left', seat, cards: facesOf(house, hand), rule: 'KFF-3.6' })
  for (const slot of SLOTS)
    if (inSlot(s, seat, slot) >= 0) discardSlot(b, seat, slot, 'kung-fu-fighting.left', 'KFF-3.6')
  if (s.window !== 'archetype') s.archetypes = s.archetypes.with(seat, -1) // else nobody may choose it after that
}
