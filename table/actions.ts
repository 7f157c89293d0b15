import type { StandingOrders } from '../kernel/contract.ts'
import type { By, Match } from '../kernel/match.ts'
import { type Seat, seatList } from '../kernel/seats.ts'

/** What a seat can do at a table. */
export type Action =
  | { readonly type: 'answer'; readonly decision: string; readonly choice: unknown }
  | { readonly type: 'takeBack'; readonly decision: string }
  /** The beat has come: the answers to this decision, and to those asked at the same time, are opened. */
  | { readonly type: 'release'; readonly decision: string }
  /** `followers` want the same as the seat, as long as it asks. */
  | { readonly type: 'giveUp'; readonly followers: readonly Seat[] }
  | { readonly type: 'offerTie'; readonly followers: readonly Seat[] }
  | { readonly type: 'withdrawTie' }
  /** Nobody objects. */
  | { readonly type: 'undo'; readonly to: number }
  | { readonly type: 'askUndo'; readonly to: number }
  | { readonly type: 'agreeUndo' }
  | { readonly type: 'noUndo' }
  /** Who answers from now on: a bot by its name, or (null) the person again. */
  | { readonly type: 'handOver'; readonly bot: string | null }
  /** What is answered for the seat from now on. */
  | { readonly type: 'orders'; readonly orders: StandingOrders }

/** One action: whose it is, who gave it for the seat, and when. */
export interface Act {
  readonly seat: Seat
  readonly action: Action
  readonly by: By
  readonly at: number
}

/** Everyone who must want it before this seat gives up. */
export const partnersOf = ({ rules, state }: Match, seat: Seat): readonly Seat[] =>
  rules.partners?.(state, seat) ?? seatList(rules.setup.seats).filter((other) => other === seat)
