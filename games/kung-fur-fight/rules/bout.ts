import type { Sink } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { House } from '../options.ts'
import type { Arena, Combat, State, WindowName } from '../state.ts'

/** What the procedures work on: the agreed rules, the moment, and who listens. */
export interface Bout {
  readonly house: House
  readonly s: State
  readonly log: Sink<Event> | undefined
}

export const BOTH: Seat = -1

/** Opens a window: everything stops until it is answered. */
export const ask = (s: State, window: WindowName, seat: Seat): void => {
  s.window = window
  s.asked = seat
}

export const opponentOf = (seat: Seat): Seat => 1 - seat

export const theCombat = (s: State): Combat => {
  if (s.combat === null) throw new Error('no arena is being settled')
  return s.combat
}

export const arenaOf = (s: State, { arena }: Combat): Arena => s.arenas[arena]
