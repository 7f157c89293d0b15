import type { Kysely } from 'kysely'
import type { Write } from './group-commit.ts'
import type { Guest } from './guests.ts'
import type { Schema } from './schema.ts'
import { endSessions, openSession } from './sessions.ts'

export interface Account {
  readonly guest: Guest
  /** Argon2id, with its salt and settings. */
  readonly password: string
  readonly createdAt: number
}

/** A name as it is compared: neither case nor the way in which it was typed makes another one of it. */
export const nameKey = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC')

export const accountStore = (db: Kysely<Schema>, write: Write) => {
  const accounts = () =>
    db
      .selectFrom('accounts')
      .innerJoin('guests', 'guests.id', 'accounts.guestId')
      .select(['guests.id', 'guests.name', 'accounts.password', 'accounts.createdAt'])

  return {
    named: async (name: string): Promise<Account | null> =>
      read(await accounts().where('accounts.key', '=', nameKey(name)).executeTakeFirst()),

    of: async (guest: string): Promise<Account | null> =>
      read(await accounts().where('accounts.guestId', '=', guest).executeTakeFirst()),

    /** The guest is called by that name from now on. */
    add: ({ id, name }: Guest, password: string): Promise<'added' | 'taken' | 'has one'> =>
      write(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('accounts')
          .values({ guestId: id, key: nameKey(name), password, createdAt: Date.now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows !== 1n) {
          const own = await trx.selectFrom('accounts').select('key').where('guestId', '=', id).executeTakeFirst()
          return own === undefined ? 'taken' : 'has one'
        }
        await trx.updateTable('guests').set({ name }).where('id', '=', id).execute()
        return 'added'
      }),

    /** Ends all sessions but one. A link that was made for who had forgotten the old one is void. */
    setPassword: (guest: string, password: string, stays: string): Promise<void> =>
      write(async (trx) => {
        await trx
          .updateTable('accounts')
          .set({ password, resetHash: null, resetUntil: null })
          .where('guestId', '=', guest)
          .execute()
        await endSessions(trx, guest, stays)
      }),

    /** Lets whoever knows the token set a new password, once and until then; the link before it is void. */
    offerReset: (guest: string, resetHash: string, resetUntil: number): Promise<void> =>
      write(async (trx) => {
        await trx.updateTable('accounts').set({ resetHash, resetUntil }).where('guestId', '=', guest).execute()
      }),

    /** Null if there is no such offer any more. Ends all sessions and opens a new one. */
    reset: (resetHash: string, now: number, password: string, tokenHash: string): Promise<Guest | null> =>
      write(async (trx) => {
        const found = await trx
          .updateTable('accounts')
          .set({ password, resetHash: null, resetUntil: null })
          .where('resetHash', '=', resetHash)
          .where('resetUntil', '>', now)
          .returning('guestId')
          .executeTakeFirst()
        if (found === undefined) return null
        await endSessions(trx, found.guestId, null)
        await openSession(trx, found.guestId, tokenHash)
        const guest = trx.selectFrom('guests').select(['id', 'name']).where('id', '=', found.guestId)
        const { id, name } = await guest.executeTakeFirstOrThrow()
        return { id, name }
      }),
  }
}

interface Row extends Guest {
  readonly password: string
  readonly createdAt: number
}

const read = (row: Row | undefined): Account | null =>
  row === undefined ? null : { guest: { id: row.id, name: row.name }, password: row.password, createdAt: row.createdAt }
