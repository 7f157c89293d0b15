import { type RawBuilder, sql, type Transaction } from 'kysely'
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
  /** `isTakenOver`: its home before has gone without giving it back. */
  | { readonly kind: 'here'; readonly lease: Lease; readonly isTakenOver: boolean }
  | { readonly kind: 'there'; readonly server: Server }
  | { readonly kind: 'none' }

/** Milliseconds after which a server that has gone is forgotten. */
const FORGOTTEN = 3_600_000

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
 * Which server is home to which table. A server renews one row with an expiry for all its tables; when it has run out,
 * others may take them. Nothing here shares a transaction: who waits for a row holds no other.
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

  /** Null if another server was faster. */
  const take = async (table: string, server: string, fence: number): Promise<Lease | null> => {
    const { numUpdatedRows } = await db
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
    return numUpdatedRows === 1n ? { table, server, fence: fence + 1 } : null
  }

  return {
    /** Makes this server the home of a table that has none. */
    settle: async (table: string, server: string): Promise<Settled> => {
      for (;;) {
        const row = await homeOf(table)
        if (row === undefined) return { kind: 'none' }
        const { fence, home, id, url } = row
        if (id !== null && url !== null && id !== server) return { kind: 'there', server: { id, url } }
        const lease = await take(table, server, fence)
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

    /** The server is alive for so many milliseconds more. False if its time had run out: others may have its tables. */
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
        .where('until', '<', sql<number>`${now} - ${sql.lit(FORGOTTEN)}`)
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

    /** What all servers on this database know and nobody else does; the first one brings it. */
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
