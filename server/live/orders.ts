import type { Seat } from '../../kernel/seats.ts'
import type { By, Table } from '../../kernel/table.ts'
import type { Act } from './acts.ts'
import type { Standing } from './match.ts'

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
