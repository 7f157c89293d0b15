import type { Kysely } from 'kysely'
import type { Write } from './group-commit.ts'
import type { Schema } from './schema.ts'

/** Those whom nobody hears any more, at any table, as those who run the house want it. */
export const silencedStore = (db: Kysely<Schema>, write: Write) => ({
  add: async (guest: string, at: number): Promise<void> => {
    await write((trx) =>
      trx
        .insertInto('silenced')
        .values({ guestId: guest, at })
        .onConflict((conflict) => conflict.column('guestId').doNothing())
        .execute(),
    )
  },

  remove: async (guest: string): Promise<void> => {
    await write((trx) => trx.deleteFrom('silenced').where('guestId', '=', guest).execute())
  },

  has: async (guest: string): Promise<boolean> =>
    (await db.selectFrom('silenced').select('guestId').where('guestId', '=', guest).executeTakeFirst()) !== undefined,

  /** The latest first. */
  list: async (): Promise<readonly { readonly id: string; readonly name: string }[]> => {
    const rows = await db
      .selectFrom('silenced')
      .innerJoin('guests', 'guests.id', 'silenced.guestId')
      .select(['guests.id', 'guests.name'])
      .orderBy('silenced.at', 'desc')
      .execute()
    return rows.map(({ id, name }) => ({ id, name }))
  },
})
