import type { Transaction } from 'kysely'
import type { Write } from './group-commit.ts'
import type { Schema } from './schema.ts'

/** The browsers in which somebody is known. */
export const sessionStore = (write: Write) => ({
  /** `before` is the session that this browser had, which nobody can use any more. */
  open: (guest: string, tokenHash: string, before: string | null): Promise<void> =>
    write(async (trx) => {
      if (before !== null) await trx.deleteFrom('sessions').where('tokenHash', '=', before).execute()
      await openSession(trx, guest, tokenHash)
    }),

  end: async (tokenHash: string): Promise<void> => {
    await write((trx) => trx.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute())
  },

  endAll: (guest: string): Promise<void> => write((trx) => endSessions(trx, guest, null)),
})

export const openSession = async (trx: Transaction<Schema>, guestId: string, tokenHash: string): Promise<void> => {
  await trx.insertInto('sessions').values({ tokenHash, guestId, createdAt: Date.now() }).execute()
}

/** All but one, if one is to stay. */
export const endSessions = async (trx: Transaction<Schema>, guest: string, stays: string | null): Promise<void> => {
  const theirs = trx.deleteFrom('sessions').where('guestId', '=', guest)
  await (stays === null ? theirs : theirs.where('tokenHash', '!=', stays)).execute()
}
