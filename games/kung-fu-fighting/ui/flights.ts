import type { Flight } from '../../../board/flip.ts'
import { keyed } from '../../../board/keyed.ts'
import type { Pulse } from '../../../board/motion.ts'
import { number, numbers } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Viewer } from '../../../kernel/seats.ts'
import { facesOf } from '../cards.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'

/** Names for motion, and for the places that things come from. */
export const DECK = 'deck'
export const DISCARD = 'discard'
export const handFlip = (id: string): string => `hand ${id}`
export const backFlip = (seat: number, i: number): string => `back ${seat} ${i}`
export const partFlip = (attack: number, part: number): string => `part ${attack} ${part}`
export const blockFlip = (attack: number, target: number): string => `block ${attack} ${target}`
export const slotFlip = (seat: number, kind: number): string => `slot ${seat} ${kind}`
export const discardFlip = (n: number, face: string): string => `top ${n} ${face}`
export const seatPlace = (seat: number): string => `seat ${seat}`

/** Cards that are new come from somewhere: played ones from a hand, those in a hand from the deck. */
export const flightsFor = (house: House, view: State, viewer: Viewer, held: readonly string[]): readonly Flight[] => {
  const flights: Flight[] = []
  const from = (seat: number, face: string): string =>
    seat === viewer ? handFlip(keyed([face])[0].id) : seatPlace(seat)
  for (const [i, attack] of (view.exchange?.attacks ?? []).entries()) {
    const kinds = [attack.source, ...attack.parts]
    const owners = [attack.attacker, ...attack.owners]
    for (const [at, kind] of kinds.entries())
      flights.push({ id: partFlip(i, at - 1), from: from(owners[at], facesOf(house, [kind])[0]), after: at })
    for (const [j, { block, blocker }] of attack.targets.entries())
      if (block >= 0) flights.push({ id: blockFlip(i, j), from: from(blocker, facesOf(house, [block])[0]) })
  }
  for (const [i, id] of held.entries()) flights.push({ id: handFlip(id), from: DECK, after: i / 2 })
  for (const [seat, hand] of view.hands.entries()) {
    if (seat !== viewer) for (const i of hand.keys()) flights.push({ id: backFlip(seat, i), from: DECK, after: i / 2 })
    const inPlay = [view.stances[seat], view.weapons[seat], ...view.onStance[seat], ...view.onWeapon[seat]]
    for (const kind of inPlay)
      if (kind >= 0) flights.push({ id: slotFlip(seat, kind), from: from(seat, facesOf(house, [kind])[0]) })
  }
  return flights
}

const CHANGES: Readonly<Record<string, number>> = {
  'kung-fu-fighting.lostChi': -1,
  'kung-fu-fighting.paid': -1,
  'kung-fu-fighting.restored': 1,
}

/** By side, how the Chi changed in this step. */
export const changesOf = ({ sideOf }: House, events: readonly Event[]): ReadonlyMap<number, number> => {
  const changes = new Map<number, number>()
  for (const event of events) {
    const sign = CHANGES[event.key]
    if (sign === undefined) continue
    const side = sideOf[numbers(event, 'seats')[0] ?? number(event, 'seat')]
    changes.set(side, (changes.get(side) ?? 0) + sign * number(event, 'amount'))
  }
  return changes
}

const PULSES: Readonly<Record<string, Pulse['kind']>> = {
  'kung-fu-fighting.lostChi': 'hurt',
  'kung-fu-fighting.restored': 'healed',
}

/** A shake for whoever was hit, a glow for whoever recovered: paying is neither. */
export const pulsesFor = ({ members, sideOf }: House, events: readonly Event[]): readonly Pulse[] =>
  events.flatMap((event): Pulse[] => {
    const kind = PULSES[event.key]
    if (kind === undefined || number(event, 'amount') === 0) return []
    const side = sideOf[numbers(event, 'seats')[0] ?? number(event, 'seat')]
    return members[side].map((seat) => ({ id: seatPlace(seat), kind }))
  })
