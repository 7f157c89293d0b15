import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface Guest {
  readonly id: string
  readonly name: string
}

export const guestStore = (db: Kysely<Schema>) => ({
  add: async (guest: Guest, tokenHash: string): Promise<void> => {
    await db
      .insertInto('guests')
      .values({ ...guest, tokenHash, createdAt: Date.now() })
      .execute()
  },

  find: async (tokenHash: string): Promise<Guest | null> => {
    const found = await db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst()
    // A row of libsql carries more than was asked for.
    return found === undefined ? null : { id: found.id, name: found.name }
  },

  rename: async ({ id, name }: Guest): Promise<void> => {
    await db.updateTable('guests').set({ name }).where('id', '=', id).execute()
  },

  /** The tables at which a guest sits and that are not over. */
  tablesOf: async (id: string): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.tableId')
      .select('tables.id')
      .where('guestId', '=', id)
      .where('status', '!=', 'over')
      .execute()
    return rows.map((row) => row.id)
  },
})
