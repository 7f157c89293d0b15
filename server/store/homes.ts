import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { codeOf } from '../errors.ts'
import type { Database } from './migrate.ts'
import type { Schema } from './schema.ts'

/** A server that shares the database. */
export interface Server {
  readonly id: string
  /** Where other servers reach it. */
  readonly url: string
}

/** What a server needs to write about a table. Whoever takes the table over raises the fence. */
export interface Lease {
  readonly table: string
  readonly server: string
  readonly fence: number
}

/** Where a table lives: here, at another server, or there is no such table. */
export type Settled =
  /** `isTakenOver`: the last home is gone and has not given it back. */
  | { readonly kind: 'here'; readonly lease: Lease; readonly isTakenOver: boolean }
  | { readonly kind: 'there'; readonly server: Server }
  | { readonly kind: 'none' }

/** After which a server that has gone is forgotten. */
const FORGET_MS = 3_600_000
/** How long a takeover waits for a home that still writes. */
const LOCK_TIMEOUT_MS = 250
const LOCK_NOT_AVAILABLE = '55P03'

/** Milliseconds since 1970 by the clock of the database: the only one that all servers agree on. */
export const databaseNow = (kind: Database['kind']): RawBuilder<number> =>
  kind === 'postgres'
    ? sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql`cast((julianday('now') - 2440587.5) * 86400000 as integer)`

/** Whether a lease stands. Nobody can take the table before the transaction has ended. */
export const isHeld =
  (kind: Database['kind']) =>
  async (trx: Transaction<Schema>, { table, server, fence }: Lease): Promise<boolean> => {
    const held = trx
      .selectFrom('tables')
      .select('id')
      .where('id', '=', table)
      .where('home', '=', server)
      .where('fence', '=', fence)
    return (await (kind === 'postgres' ? held.forShare() : held).executeTakeFirst()) !== undefined
  }

/**
 * Which server is home to which table. A server renews one row with an expiry for all its tables; after that others may
 * take them. Nothing here joins a group commit: a takeover that waits for a row holds no other lock.
 */
export const homeStore = ({ db, kind }: Database) => {
  const now = databaseNow(kind)

  const homeOf = (table: string) =>
    db
      .selectFrom('tables')
      .leftJoin('servers', (join) => join.onRef('servers.id', '=', 'tables.home').on('servers.until', '>', now))
      .select(['tables.fence', 'tables.home', 'servers.id', 'servers.url'])
      .where('tables.id', '=', table)
      .executeTakeFirst()

  const take = (on: Kysely<Schema>, table: string, server: string, fence: number) =>
    on
      .updateTable('tables')
      .set({ home: server, fence: fence + 1 })
      .where('id', '=', table)
      .where('fence', '=', fence)
      .where(({ not, exists, selectFrom, or, eb }) =>
        or([
          eb('home', '=', server),
          not(
            exists(
              selectFrom('servers')
                .select('servers.id')
                .whereRef('servers.id', '=', 'tables.home')
                .where('until', '>', now),
            ),
          ),
        ]),
      )
      .executeTakeFirstOrThrow()

  /** Null if another server was faster, or still writes. */
  const tryTake = async (table: string, server: string, fence: number): Promise<Lease | null> => {
    try {
      const { numUpdatedRows } = await db.transaction().execute(async (trx) => {
        if (kind === 'postgres') await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx)
        return take(trx, table, server, fence)
      })
      return numUpdatedRows === 1n ? { table, server, fence: fence + 1 } : null
    } catch (error) {
      if (codeOf(error) === LOCK_NOT_AVAILABLE) return null
      throw error
    }
  }

  return {
    /** Makes this server the home of a table that has none. */
    settle: async (table: string, server: string): Promise<Settled> => {
      for (;;) {
        const row = await homeOf(table)
        if (row === undefined) return { kind: 'none' }
        const { fence, home, id, url } = row
        if (id !== null && url !== null && id !== server) return { kind: 'there', server: { id, url } }
        const lease = await tryTake(table, server, fence)
        if (lease !== null) return { kind: 'here', lease, isTakenOver: home !== null && home !== server }
      }
    },

    /** The server that is home to a table; null if none is. */
    find: async (table: string): Promise<Server | null> => {
      const row = await homeOf(table)
      return row === undefined || row.id === null || row.url === null ? null : { id: row.id, url: row.url }
    },

    release: async ({ table, server, fence }: Lease): Promise<void> => {
      await db
        .updateTable('tables')
        .set({ home: null })
        .where('id', '=', table)
        .where('home', '=', server)
        .where('fence', '=', fence)
        .execute()
    },

    /** A server that does not have a table after all, whatever the row says. */
    disown: async (table: string, server: string): Promise<void> => {
      await db.updateTable('tables').set({ home: null }).where('id', '=', table).where('home', '=', server).execute()
    },

    /** Keeps the server alive for `more` milliseconds. False if its time had run out: others may have its tables. */
    renew: async ({ id, url }: Server, more: number): Promise<boolean> => {
      const until = sql<number>`${now} + ${sql.lit(more)}`
      const { numUpdatedRows } = await db
        .updateTable('servers')
        .set({ until })
        .where('id', '=', id)
        .where('until', '>', now)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 1n) return true
      await db
        .deleteFrom('servers')
        .where('until', '<', sql<number>`${now} - ${sql.lit(FORGET_MS)}`)
        .execute()
      await db
        .insertInto('servers')
        .values({ id, url, until })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ until }))
        .execute()
      return false
    },

    /** The server goes: its tables are free at once. */
    leave: async (server: string): Promise<void> => {
      await db.deleteFrom('servers').where('id', '=', server).execute()
    },

    /** How many tables live at each server. */
    counts: async (): Promise<readonly { readonly url: string; readonly count: number }[]> =>
      db
        .selectFrom('servers')
        .leftJoin('tables', 'tables.home', 'servers.id')
        .select(['servers.url', ({ fn }) => fn.count<number>('tables.id').as('count')])
        .where('servers.until', '>', now)
        .groupBy('servers.url')
        .execute(),

    /** A secret that all servers on this database share. The first server stores its `value`. */
    secret: async (name: string, value: string): Promise<string> => {
      await db
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
      return row.value
    },
  }
}
