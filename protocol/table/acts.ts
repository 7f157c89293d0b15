import type { StandingOrders } from '../../kernel/contract.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { By, Handed, Table } from '../../kernel/table.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'

/** What a seat does, as the table understands it. */
export type Act =
  | { readonly type: 'answer'; readonly decision: string; readonly choice: unknown }
  | { readonly type: 'takeBack'; readonly decision: string }
  /** Its beat has come: the answers to this decision, and to those put at the same time, are no longer sealed. */
  | { readonly type: 'release'; readonly decision: string }
  /** Bots follow the partner who wants to. */
  | { readonly type: 'giveUp'; readonly followers: readonly Seat[] }
  | { readonly type: 'offerTie' }
  | { readonly type: 'withdrawTie' }
  /** Nobody is against it. */
  | { readonly type: 'undo'; readonly to: number }
  | { readonly type: 'askUndo'; readonly to: number }
  | { readonly type: 'agreeUndo' }
  | { readonly type: 'noUndo' }
  /** Who answers from now on: a bot by its name, or the person again. */
  | { readonly type: 'handOver'; readonly bot: string | null }
  /** What is answered for the seat from now on. */
  | { readonly type: 'orders'; readonly orders: StandingOrders }

const DONE: Handed = { refusal: null, events: [] }

/** `held`: answers wait for their release. */
export const perform = (table: Table, seat: Seat, act: Act, by: By, held: boolean): Handed => {
  switch (act.type) {
    case 'answer':
      return held ? table.seal(seat, act.decision, act.choice, by) : table.answer(seat, act.decision, act.choice, by)
    case 'release':
      return isComplete(table, act.decision) ? table.release() : { refusal: tableRefusal('table.stale') }
    case 'takeBack':
      return table.takeBack(seat, act.decision)
    case 'giveUp':
      return table.giveUp(seat, act.followers)
    case 'offerTie':
      return table.offerTie(seat)
    case 'withdrawTie':
      return table.withdrawTie(seat)
    case 'undo':
      return table.undo(act.to)
    case 'handOver':
      return table.handOver(seat, act.bot === null ? 'player' : 'bot')
    case 'askUndo':
    case 'agreeUndo':
    case 'noUndo':
    case 'orders':
      return DONE
  }
}

/** Whether the decision is open and all have answered who are asked with it. */
const isComplete = (table: Table, decision: string): boolean => {
  const open = table.open()
  return open.some(({ id }) => id === decision) && table.sealed().length === open.length
}

/** Everybody who must want it before this seat gives up. */
export const partnersOf = ({ rules, state }: Table, seat: Seat): readonly Seat[] =>
  rules.partners?.(state, seat) ?? seatList(rules.setup.seats).filter((other) => other === seat)
