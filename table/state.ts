import type { By, Match } from '../kernel/match.ts'
import type { Seat } from '../kernel/seats.ts'
import type { Log } from './log.ts'
import type { SeatOrders } from './orders.ts'

/** Who answers at a seat. */
export type Occupant =
  /** `standIn` is the bot that plays for this person. */
  | { readonly kind: 'person'; readonly standIn: string | null }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' }

/** An answer that waits for those of others, or for the beat. */
export interface SealedAnswer {
  readonly seat: Seat
  readonly decision: string
  readonly choice: unknown
  readonly by: By
  /** What the seat did not use of its time; null without a clock. */
  readonly left: number | null
}

/** What a seat wants that others must agree to. */
export interface Wish {
  readonly seat: Seat
  /** `undo` asks to go back to where the match had `to` entries; `agree` is a yes to that. */
  readonly wish: 'tie' | 'giveUp' | 'undo' | 'agree'
  readonly to: number | null
}

/** Something that happens at a time. */
export interface Due {
  /** `NOBODY` for what concerns everyone who is asked. */
  readonly seat: Seat
  readonly decision: string
  readonly kind: DueKind
  readonly at: number
}

/** `held` is the clock of a seat that has answered in secret; `opened` is when the window did. */
export type DueKind = 'bot' | 'deadline' | 'release' | 'held' | 'opened'

export const NOBODY = -1

/** The clocks of a match, in milliseconds. */
export interface Times {
  /** What is left of the bank of each seat. */
  readonly banks: readonly number[]
  /** At most one for each seat, and one for everyone. */
  readonly due: readonly Due[]
}

/** What actions change at a table beside the match itself: plain data. */
export interface TableData {
  readonly seats: readonly Occupant[]
  readonly wishes: readonly Wish[]
  /** At most one for each seat. */
  readonly orders: readonly SeatOrders[]
  readonly sealed: readonly SealedAnswer[]
  readonly times: Times
}

/** A match in play at a table. */
export interface TableState extends TableData {
  readonly match: Match
  readonly log: Log
}
