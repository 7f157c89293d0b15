import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** What belongs to the servers that run on a database stays with it. */
export const NOT_COPIED = ['servers', 'secrets'] as const

type Name = Exclude<keyof Schema, (typeof NOT_COPIED)[number]>
type Row = Readonly<Record<string, unknown>>

/** All tables with their keys; a table comes after those that it refers to. */
const KEYS: Readonly<Record<Name, readonly string[]>> = {
  guests: ['id'],
  sessions: ['tokenHash'],
  accounts: ['guestId'],
  files: ['hash'],
  records: ['id'],
  shuffles: ['commitment'],
  tables: ['id'],
  seats: ['tableId', 'seat'],
  entries: ['match', 'seq'],
  sealed: ['match', 'decision', 'seat'],
  wishes: ['match', 'seat', 'wish'],
  orders: ['match', 'seat'],
  due: ['match', 'seat'],
  talk: ['tableId', 'line'],
  mutes: ['guestId', 'mutedId'],
  reports: ['tableId', 'line', 'guestId'],
  silenced: ['guestId'],
  results: ['match'],
  ratings: ['guestId', 'game'],
  ratingChanges: ['match', 'seat'],
}

/** Columns that refer to rows of their own table: they are filled in when all rows are there. */
const LATER: Partial<Record<Name, string>> = { tables: 'rematch' }

/** Rows that are read at once. A statement of SQLite takes up to 32,766 values, one of PostgreSQL 65,535. */
const BATCH = 500

export const tableNames = (): readonly Name[] => Object.keys(KEYS).flatMap((name) => (isName(name) ? [name] : []))

const isName = (name: string): name is Name => Object.hasOwn(KEYS, name)

/** Copies every row, and gives the number of rows of each table. */
export const copyRows = async (from: Kysely<Schema>, to: Kysely<Schema>): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  for (const name of tableNames()) {
    const later = LATER[name]
    counts[name] = 0
    for await (const rows of batches(from, name)) {
      await insert(to, name, later === undefined ? rows : rows.map((row) => ({ ...row, [later]: null })))
      counts[name] += rows.length
    }
    if (later !== undefined) for await (const rows of batches(from, name)) await fillIn(to, name, later, rows)
  }
  return counts
}

export const countRows = async (db: Kysely<Schema>): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  for (const name of tableNames()) {
    const { rows } = await sql<{ readonly n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0].n
  }
  return counts
}

/** In the order of the key, so that it can be said where the next batch begins. */
async function* batches(db: Kysely<Schema>, name: Name): AsyncIterable<readonly Row[]> {
  const key = KEYS[name]
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let last: Row | undefined
  for (;;) {
    const after =
      last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(BATCH)}`.execute(db)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)
  }
}

const insert = async (db: Kysely<Schema>, name: Name, rows: readonly Row[]): Promise<void> => {
  // A row of libsql carries more than its columns.
  const columns = Object.keys(rows[0]).filter((column) => column !== '_metadata')
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}

const fillIn = async (db: Kysely<Schema>, name: Name, column: string, rows: readonly Row[]): Promise<void> => {
  const [key] = KEYS[name]
  for (const row of rows)
    if (row[column] !== null)
      await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${row[column]}
        where ${sql.ref(key)} = ${row[key]}`.execute(db)
}
