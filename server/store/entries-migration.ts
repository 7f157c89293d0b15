import { type Kysely, type Migration, sql, type Transaction } from 'kysely'
import { z } from 'zod'

/** The tables as they are here: the schema of today may have changed since. */
interface Before {
  bundles: { id: number; entries: string }
  entries: { match: string; seq: number; entry: string }
}

type Row = Before['entries']

/** Rows that are read, or inserted, at once. */
const BATCH = 500

/**
 * One row for each entry. Before, the latest entries of all matches lay in bundles, a row for each commit, and were
 * moved from there in lists: a row with several entries has the `seq` of the last of them.
 */
export const entries: Migration = {
  up: async (db: Kysely<Before>) => {
    // Kysely runs migrations of SQLite outside of a transaction; one that was interrupted after this runs again.
    if (!(await db.introspection.getTables()).some(({ name }) => name === 'bundles')) return
    await (db.isTransaction ? sortOut(db) : db.transaction().execute(sortOut))
  },
}

const sortOut = async (db: Kysely<Before> | Transaction<Before>): Promise<void> => {
  await splitLists(db)
  await emptyBundles(db)
  await db.schema.dropTable('bundles').execute()
}

const splitLists = async (db: Kysely<Before>): Promise<void> => {
  let last: Row | undefined
  for (;;) {
    const after = last === undefined ? sql`true` : sql`(match, seq) > (${last.match}, ${last.seq})`
    const { rows } = await sql<Row>`
      select match, seq, entry from entries where substr(entry, 1, 1) = '[' and ${after}
      order by match, seq limit ${sql.lit(BATCH)}`.execute(db)
    for (const { match, seq, entry } of rows) {
      const list = listOf(entry, match)
      await db.deleteFrom('entries').where('match', '=', match).where('seq', '=', seq).execute()
      await insert(
        db,
        list.map((one, n) => ({ match, seq: seq - list.length + 1 + n, entry: JSON.stringify(one) })),
      )
    }
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}

const bundle = z.array(z.tuple([z.string(), z.int(), z.unknown()]))

const emptyBundles = async (db: Kysely<Before>): Promise<void> => {
  let last = 0
  for (;;) {
    const rows = await db.selectFrom('bundles').selectAll().where('id', '>', last).orderBy('id').limit(BATCH).execute()
    for (const { id, entries: text } of rows) {
      last = id
      const found = bundle.safeParse(parse(text, `bundle ${id}`))
      if (!found.success) throw new Error(`bundle ${id} cannot be read`)
      await insert(
        db,
        found.data.map(([match, seq, entry]) => ({ match, seq, entry: JSON.stringify(entry) })),
      )
    }
    if (rows.length < BATCH) return
  }
}

const insert = async (db: Kysely<Before>, rows: readonly Row[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insertInto('entries')
      .values(rows.slice(from, from + BATCH))
      // An entry that is there twice was read from where it lay first.
      .onConflict((conflict) => conflict.columns(['match', 'seq']).doNothing())
      .execute()
}

const listOf = (text: string, match: string): readonly unknown[] =>
  z.array(z.unknown()).parse(parse(text, `the record of ${match}`))

const parse = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${what} cannot be read`)
  }
}
