import type { StandingOrders } from '../../kernel/contract.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { By, Table } from '../../kernel/table.ts'
import type { Act } from './acts.ts'
import { botAt, type Sitter } from './sitting.ts'

/** What is answered for a seat; nobody else knows of it. */
export interface Standing {
  readonly seat: Seat
  readonly orders: StandingOrders
  /** The decision in which they are not followed, for their owner wants to decide himself; null for none. */
  readonly except: string | null
}

/** The first answer that standing orders give now. A bot that plays for their owner has orders of nobody. */
export const orderedAnswer = (
  table: Table,
  orders: readonly Standing[],
  seats: readonly Sitter[],
): { readonly seat: Seat; readonly decision: string; readonly choice: unknown } | null => {
  const { game, rules, state } = table
  if (orders.length === 0 || game.orders === undefined) return null
  const done = table.sealed()
  for (const { id: decision, seat, window } of table.open()) {
    const own = orders.find((one) => one.seat === seat)
    if (own === undefined || own.except === decision || done.includes(seat)) continue
    if (botAt(seats[seat]) !== null || !(game.meta.reactions?.includes(window) ?? false)) continue
    const choice = game.orders.answer(rules, rules.hide(state, seat), seat, own.orders)
    if (choice !== null) return { seat, decision, choice }
  }
  return null
}

/**
 * Standing orders after an act: the seat's own are replaced, and where their owner takes back what they answered, or the
 * match goes back, they are not followed in what is asked then.
 */
export const ordersAfter = (
  orders: readonly Standing[],
  table: Table,
  seat: Seat,
  act: Act,
  givenBy: By | null,
): readonly Standing[] => {
  switch (act.type) {
    case 'orders': {
      const others = orders.filter((one) => one.seat !== seat)
      return Object.keys(act.orders).length === 0 ? others : [...others, { seat, orders: act.orders, except: null }]
    }
    case 'takeBack':
      if (givenBy !== 'order') return orders
      return orders.map((one) => (one.seat === seat ? { ...one, except: act.decision } : one))
    case 'undo': {
      if (orders.length === 0) return orders
      const open = table.open()
      return orders.map((one) => ({ ...one, except: open.find((asked) => asked.seat === one.seat)?.id ?? null }))
    }
    default:
      return orders
  }
}
