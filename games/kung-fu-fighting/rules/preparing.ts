import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { Print } from '../deck/print.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'
import { archetypeOf, type Bout, isTeammate, leftOf, stanceFactor } from './bout.ts'
import { canPay, pay, restore } from './chi.ts'
import { draw, refuseAbsent, remove } from './piles.ts'
import { attach, attachedTo, inSlot, moveSlot, putInSlot, type Slot } from './slots.ts'

/** Where a Weapon goes that Catch moves: from this seat to that one. */
export interface Way {
  readonly from: Seat
  readonly to: Seat
}

/** What a card of a type does in Prepare and Respite (KFF-4.8, KFF-4.15); other types are not played there. */
interface Playing {
  refusal(house: House, s: State, seat: Seat, print: Print): Refusal | null
  play(b: Bout, seat: Seat, kind: Kind, way: Way | null): void
}

const attaching = (slot: Slot, rule: string): Playing => ({
  refusal: (house, s, seat, print) => {
    if (inSlot(s, seat, slot) < 0) return { rule: 'KFF-6.7', why: slot === 'weapon' ? 'needsWeapon' : 'needsStance' }
    const same = attachedTo(s, seat, slot).some((kind) => house.prints[kind].group === print.group)
    return same ? { rule, why: 'sameNameAttached' } : null
  },
  play: ({ house, s, log }, seat, kind) => {
    remove(s.hands[seat], kind)
    attach(s, seat, slot, [...attachedTo(s, seat, slot), kind])
    log?.push({ key: 'kung-fu-fighting.attached', seat, card: house.prints[kind].id, rule })
  },
})

const PLAYING: Readonly<Partial<Record<Print['type'], Playing>>> = {
  weapon: {
    refusal: () => null,
    play: (b, seat, kind) => {
      remove(b.s.hands[seat], kind)
      b.log?.push({ key: 'kung-fu-fighting.played', seat, card: b.house.prints[kind].id, rule: 'KFF-5.8' })
      putInSlot(b, seat, 'weapon', kind)
    },
  },
  stance: {
    refusal: (house, s, seat, { enter }) => {
      const cost = enter * stanceFactor(house, s, seat)
      return canPay(house, s, seat, cost) ? null : { rule: 'KFF-5.7', why: 'tooDear', params: { cost } }
    },
    play: (b, seat, kind) => {
      remove(b.s.hands[seat], kind)
      b.log?.push({ key: 'kung-fu-fighting.played', seat, card: b.house.prints[kind].id, rule: 'KFF-5.1' })
      pay(b, seat, b.house.prints[kind].enter * stanceFactor(b.house, b.s, seat), 'KFF-5.7')
      putInSlot(b, seat, 'stance', kind)
    },
  },
  'improved-weapon': attaching('weapon', 'KFF-6.1'),
  'improved-stance': attaching('stance', 'KFF-6.4'),
  chi: {
    refusal: () => null, // KFF-5.30
    play: (b, seat, kind) => {
      const { value, perMember, draw: cards } = b.house.prints[kind]
      const { restorePlus, restoreDraw } = archetypeOf(b.house, b.s, seat)
      spend(b, seat, kind, 'KFF-5.28')
      restore(b, seat, value + perMember * b.house.members[b.house.sideOf[seat]].length + restorePlus)
      draw(b, seat, cards + restoreDraw, 'KFF-17.10')
    },
  },
  special: {
    refusal: (house, s, seat, { special }) => {
      if (special === 'redirect' || special === 'counter') return { rule: 'KFF-13.18', why: 'notNow' }
      if (special === 'draw' || ways(house, s, seat).length > 0) return null
      return { rule: 'KFF-14.18', why: 'nothingToMove' }
    },
    play: (b, seat, kind, way) => {
      spend(b, seat, kind, 'KFF-13.18')
      if (way !== null) moveSlot(b, way.from, way.to, 'weapon', 'KFF-14.18')
      else drawTogether(b, seat, b.house.prints[kind])
    },
  },
}

const spend = ({ house, s, log }: Bout, seat: Seat, kind: Kind, rule: string): void => {
  remove(s.hands[seat], kind)
  s.discard.push(kind)
  log?.push({ key: 'kung-fu-fighting.played', seat, card: house.prints[kind].id, rule })
}

/** KFF-17.11: you, then each teammate clockwise. */
const drawTogether = (b: Bout, seat: Seat, print: Print): void => {
  draw(b, seat, print.draw, 'KFF-17.11')
  for (let places = 1; places < b.house.seats; places++) {
    const other = leftOf(b.house, seat, places)
    if (isTeammate(b.house, seat, other)) draw(b, other, print.drawEach, 'KFF-17.11')
  }
}

/** KFF-14.18: every way in which a Weapon can go between the seat and a teammate. */
export const ways = (house: House, s: State, seat: Seat): Way[] => {
  const found: Way[] = []
  for (const other of house.members[house.sideOf[seat]]) {
    if (other === seat) continue
    if (s.weapons[seat] >= 0) found.push({ from: seat, to: other })
    if (s.weapons[other] >= 0) found.push({ from: other, to: seat })
  }
  return found
}

export const refusePlay = (house: House, s: State, seat: Seat, kind: Kind): Refusal | null => {
  const absent = refuseAbsent(s.hands[seat], kind, 'KFF-4.8')
  if (absent !== null) return absent
  const print = house.prints[kind]
  const playing = PLAYING[print.type]
  return playing === undefined ? { rule: 'KFF-4.8', why: 'notToPrepare' } : playing.refusal(house, s, seat, print)
}

export const play = (b: Bout, seat: Seat, kind: Kind, way: Way | null): void => {
  const playing = PLAYING[b.house.prints[kind].type]
  if (playing === undefined) throw new Error('that card is not played here')
  playing.play(b, seat, kind, way)
}

/** Whether a card asks for a way. */
export const movesWeapon = ({ prints }: House, kind: Kind): boolean => prints[kind].special === 'move-weapon'
