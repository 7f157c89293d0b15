import type { Kysely } from 'kysely'
import type { Write } from './group-commit.ts'
import type { Schema } from './schema.ts'

/** Whom a guest does not want to hear, at any table. */
export const muteStore = (db: Kysely<Schema>, write: Write) => ({
  mute: async (guest: string, muted: string): Promise<void> => {
    await write((trx) =>
      trx
        .insertInto('mutes')
        .values({ guestId: guest, mutedId: muted })
        .onConflict((conflict) => conflict.columns(['guestId', 'mutedId']).doNothing())
        .execute(),
    )
  },

  unmute: async (guest: string, muted: string): Promise<void> => {
    await write((trx) => trx.deleteFrom('mutes').where('guestId', '=', guest).where('mutedId', '=', muted).execute())
  },

  /** Whom this guest has muted. */
  by: async (guest: string): Promise<ReadonlySet<string>> => {
    const rows = await db.selectFrom('mutes').select('mutedId').where('guestId', '=', guest).execute()
    return new Set(rows.map(({ mutedId }) => mutedId))
  },

  /** Who does not want to hear this guest. */
  against: async (muted: string): Promise<ReadonlySet<string>> => {
    const rows = await db.selectFrom('mutes').select('guestId').where('mutedId', '=', muted).execute()
    return new Set(rows.map(({ guestId }) => guestId))
  },
})
