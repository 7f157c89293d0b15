import type { Kysely, Transaction } from 'kysely'
import type { Seat } from '../../kernel/seats.ts'
import type { Schema } from './schema.ts'

/** What a seat wants answered for it; nobody else knows of it. */
export interface SeatOrders {
  readonly seat: Seat
  /** Plain data: whether the game knows such orders is for the reader to say. */
  readonly orders: unknown
  /** The decision in which they are not followed, for their owner wants to decide himself; null for none. */
  readonly except: string | null
}

export const loadOrders = async (db: Kysely<Schema>, match: string): Promise<readonly SeatOrders[]> => {
  const rows = await db.selectFrom('orders').selectAll().where('match', '=', match).orderBy('seat').execute()
  return rows.map(({ seat, orders, except }) => ({ seat, orders: parse(orders), except }))
}

export const saveOrders = async (
  trx: Transaction<Schema>,
  match: string,
  all: readonly SeatOrders[],
): Promise<void> => {
  await trx.deleteFrom('orders').where('match', '=', match).execute()
  if (all.length === 0) return
  await trx
    .insertInto('orders')
    .values(all.map(({ seat, orders, except }) => ({ match, seat, orders: JSON.stringify(orders), except })))
    .execute()
}

const parse = (text: string): unknown => JSON.parse(text)
