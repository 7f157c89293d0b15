import type { Kysely } from 'kysely'
import type { Write } from './group-commit.ts'
import type { Schema } from './schema.ts'

export interface Guest {
  readonly id: string
  readonly name: string
}

export const guestStore = (db: Kysely<Schema>, write: Write) => ({
  add: async (guest: Guest, tokenHash: string): Promise<void> => {
    const createdAt = Date.now()
    const { id, name } = guest
    await write(async (trx) => {
      await trx.insertInto('guests').values({ id, name, tokenHash, createdAt }).execute()
      await trx.insertInto('sessions').values({ tokenHash, guestId: id, createdAt }).execute()
    })
  },

  find: async (tokenHash: string): Promise<Guest | null> => {
    const found = await db
      .selectFrom('sessions')
      .innerJoin('guests', 'guests.id', 'sessions.guestId')
      .select(['id', 'name'])
      .where('sessions.tokenHash', '=', tokenHash)
      .executeTakeFirst()
    // A row of libsql carries more than was asked for.
    return found === undefined ? null : { id: found.id, name: found.name }
  },

  /** Null if there is no such guest. */
  named: async (id: string): Promise<string | null> => {
    const found = await db.selectFrom('guests').select('name').where('id', '=', id).executeTakeFirst()
    return found?.name ?? null
  },

  rename: async ({ id, name }: Guest): Promise<void> => {
    await write((trx) => trx.updateTable('guests').set({ name }).where('id', '=', id).execute())
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
