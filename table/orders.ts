import type { StandingOrders } from '../kernel/contract.ts'
import type { By, Match } from '../kernel/match.ts'
import type { Seat } from '../kernel/seats.ts'
import type { Act } from './actions.ts'
import { botAt } from './bots.ts'
import type { Occupant } from './state.ts'

/** A seat's standing orders: what is answered for it in reaction windows. Only its owner knows of them. */
export interface SeatOrders {
  readonly seat: Seat
  readonly orders: StandingOrders
  /** The decision for which they are suspended, because their owner wants to decide; null for none. */
  readonly except: string | null
}

/** The first answer that standing orders give now. A bot that stands in for their owner ignores them. */
export const orderedAnswer = (
  match: Match,
  orders: readonly SeatOrders[],
  seats: readonly Occupant[],
): Omit<Act, 'at'> | null => {
  const { game, rules } = match
  if (orders.length === 0 || game.orders === undefined) return null
  const done = match.sealed()
  for (const { id: decision, seat, window } of match.open()) {
    const own = orders.find((one) => one.seat === seat)
    if (own === undefined || own.except === decision || done.includes(seat)) continue
    if (botAt(seats[seat]) !== null || !(game.meta.reactions?.includes(window) ?? false)) continue
    const choice = game.orders.answer(rules, match.view(seat), seat, own.orders)
    if (choice !== null) return { seat, action: { type: 'answer', decision, choice }, by: 'order' }
  }
  return null
}

/** Suspends a seat's orders for one decision. */
export const suspended = (orders: readonly SeatOrders[], seat: Seat, decision: string): readonly SeatOrders[] =>
  orders.map((one) => (one.seat === seat ? { ...one, except: decision } : one))

/**
 * The orders after an action. New ones replace the seat's own. After a take-back or an undo the owner decides, so they
 * are suspended for the question that is asked then.
 */
export const ordersAfter = (
  orders: readonly SeatOrders[],
  match: Match,
  { seat, action }: Act,
  givenBy: By | null,
): readonly SeatOrders[] => {
  switch (action.type) {
    case 'orders': {
      const others = orders.filter((one) => one.seat !== seat)
      return Object.keys(action.orders).length === 0
        ? others
        : [...others, { seat, orders: action.orders, except: null }]
    }
    case 'takeBack':
      return givenBy === 'order' ? suspended(orders, seat, action.decision) : orders
    case 'undo': {
      if (orders.length === 0) return orders
      const open = match.open()
      return orders.map((one) => ({ ...one, except: open.find((asked) => asked.seat === one.seat)?.id ?? null }))
    }
    default:
      return orders
  }
}
