import type { Sink } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { BLANK, type Print } from '../deck/print.ts'
import type { House } from '../house.ts'
import type { Exchange, State, WindowName } from '../state.ts'

/** What the procedures work on: the agreed rules, the moment, and who listens. */
export interface Bout {
  readonly house: House
  readonly s: State
  readonly log: Sink<Event> | undefined
}

/** KFF-3.2: a side without Chi is out, with all its players (KFF-13.2). */
export const isOut = (house: House, s: State, seat: Seat): boolean => s.chi[house.sideOf[seat]] === 0

export const sidesLeft = ({ chi }: State): number => {
  let left = 0
  for (let side = 0; side < chi.length; side++) if (chi[side] > 0) left += 1
  return left
}

/** KFF-0.9: the seat so many places to the left. */
export const leftOf = ({ seats }: House, seat: Seat, places: number): Seat => (seat + places) % seats

export const nextLiving = (house: House, s: State, seat: Seat): Seat => {
  let next = leftOf(house, seat, 1)
  while (isOut(house, s, next)) next = leftOf(house, next, 1)
  return next
}

export const isTeammate = ({ sideOf }: House, seat: Seat, other: Seat): boolean =>
  seat !== other && sideOf[seat] === sideOf[other]

/** No card is a blank one. */
export const printAt = ({ prints }: House, kind: number): Print => (kind < 0 ? BLANK : prints[kind])

export const archetypeOf = (house: House, s: State, seat: Seat): Print => printAt(house, s.archetypes[seat])

/** KFF-7.7: how often a number on the Stance card counts. */
export const stanceFactor = (house: House, s: State, seat: Seat): number =>
  archetypeOf(house, s, seat).doubleStance ? 2 : 1

/** Opens a window: everything stops until it is answered. */
export const ask = (s: State, window: WindowName, seat: Seat): void => {
  s.window = window
  s.asked = seat
}

export const theExchange = ({ exchange }: State): Exchange => {
  if (exchange === null) throw new Error('there is no exchange')
  return exchange
}
