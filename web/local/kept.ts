import type { By } from '../../kernel/match.ts'
import type { Entry, MatchRecord } from '../../kernel/record.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { SeatOrders } from '../../table/orders.ts'

/** Who sits at a table of this browser. */
export type LocalSeat =
  /** `standIn` is the bot that plays for the person. */
  | { readonly kind: 'person'; readonly name: string; readonly standIn: string | null }
  | { readonly kind: 'bot'; readonly bot: string }

/** An answer that waits for those of others. */
export interface Waiting {
  readonly seat: Seat
  readonly decision: string
  readonly choice: unknown
  readonly by: By
}

/** All that this browser keeps of a match beside its entries. */
export interface LocalMatch {
  readonly id: string
  /** What it is for: `match`, or whatever another page of ours calls its own. */
  readonly kind: string
  readonly head: Omit<MatchRecord, 'entries'>
  readonly seats: readonly LocalSeat[]
  readonly sealed: readonly Waiting[]
  readonly orders: readonly SeatOrders[]
  readonly isOver: boolean
  /** Milliseconds since 1970. */
  readonly begun: number
  readonly touched: number
}

export interface SavedMatch {
  readonly match: LocalMatch
  readonly entries: readonly Entry[]
}

/** What is written at once: the match as it is now, and the entry that made it so, if one did. */
export interface LocalChange {
  readonly match: LocalMatch
  /** How many entries there were before. */
  readonly seq: number
  readonly entry: Entry | null
}

export const recordOf = ({ match: { head }, entries }: SavedMatch): MatchRecord => ({ ...head, entries })
