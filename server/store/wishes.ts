import type { Kysely, Transaction } from 'kysely'
import type { Wish } from '../../table/state.ts'
import type { Schema } from './schema.ts'

export const loadWishes = async (db: Kysely<Schema>, match: string): Promise<readonly Wish[]> => {
  const rows = await db.selectFrom('wishes').selectAll().where('match', '=', match).orderBy('seat').execute()
  return rows.map(({ seat, wish, to }) => ({ seat, wish, to }))
}

export const saveWishes = async (trx: Transaction<Schema>, match: string, wishes: readonly Wish[]): Promise<void> => {
  await trx.deleteFrom('wishes').where('match', '=', match).execute()
  if (wishes.length === 0) return
  await trx
    .insertInto('wishes')
    .values(wishes.map(({ seat, wish, to }) => ({ match, seat, wish, to })))
    .execute()
}
