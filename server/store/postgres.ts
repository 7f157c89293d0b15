import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { codeOf, messageOf } from '../errors.ts'
import { type Database, migrated, upToDate } from './migrate.ts'
import type { Schema } from './schema.ts'

/** Connections of one server: one writes, the others read. */
const CONNECTIONS = 8
/** Milliseconds to wait for a database that does not answer. */
const PATIENCE = 10_000

const INT8 = pg.types.builtins.INT8

/** Times and counts are far below 2^53: they are read as numbers, as SQLite gives them. */
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, Number)

/** What the connections of each kind are called in the database. */
const CALLED = { server: 'leitai', tool: 'leitai data', reader: 'leitai backup' } as const

/** What is acknowledged is on its disk, whatever the database's own default is. */
const DURABLE = '-c synchronous_commit=on'
const OPTIONS = {
  // A server that stands still in the middle of a commit does not keep others from taking its tables.
  server: `${DURABLE} -c idle_in_transaction_session_timeout=1000`,
  tool: DURABLE,
  reader: DURABLE,
} as const

/** Opens a PostgreSQL that several servers may share. */
export const openPostgres = async (url: string, as: keyof typeof CALLED): Promise<Result<Database>> => {
  const name = nameOf(url)
  if (name === null) return bad('', 'the URL of the database cannot be read: postgres://USER:PASSWORD@HOST:5432/NAME')
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    application_name: CALLED[as],
    options: OPTIONS[as],
  })
  // A connection that breaks while nobody uses it is replaced by the next one.
  pool.on('error', () => undefined)
  // One that breaks between two questions of whoever holds it fails the next of them.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
    await (as === 'reader' ? upToDate(db) : migrated(db))
    return ok({
      db,
      kind: 'postgres',
      snapshot: (work) =>
        db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
      isShared: async () => (await countServers(db)) > (as === 'server' ? 1 : 0),
      close: () => db.destroy(),
    })
  } catch (error) {
    if (!pool.ended) await db.destroy()
    return bad('', `cannot use the database ${name}: ${reasonOf(error)}`)
  }
}

const countServers = async (db: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ readonly n: number }>`
    select count(*) as n from pg_stat_activity
    where application_name = ${CALLED.server} and datname = current_database()`.execute(db)
  return rows[0].n
}

/** How the database is called in messages: never with its password. */
const nameOf = (url: string): string | null => {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return null
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'user or password is wrong',
  '28000': 'this user may not come in',
  '3D000': 'it does not exist; create it first',
  '42501': 'this user may not create tables in it',
  '53300': 'it has no connections left',
}

const reasonOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error
  const text = messageOf(error)
  if (/corrupted migrations|migration .* missing/i.test(text)) return 'it was made by a newer version of this program'
  return REASONS[codeOf(cause)] ?? text
}
