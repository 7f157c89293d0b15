import type { Kysely } from 'kysely'
import type { Write } from './group-commit.ts'
import type { Schema } from './schema.ts'

/** A line that somebody finds out of place, for those who run the house. */
export interface Report {
  readonly table: string
  readonly line: number
  /** Who reports it. */
  readonly guest: string
  readonly accused: string
  readonly at: number
}

export const reportStore = (db: Kysely<Schema>, write: Write) => ({
  /** Once for each line and guest. */
  add: async ({ table, line, guest, accused, at }: Report): Promise<void> => {
    await write((trx) =>
      trx
        .insertInto('reports')
        .values({ tableId: table, line, guestId: guest, accusedId: accused, at })
        .onConflict((conflict) => conflict.columns(['tableId', 'line', 'guestId']).doNothing())
        .execute(),
    )
  },

  /** The newest first. */
  list: async (most: number): Promise<readonly Report[]> => {
    const rows = await db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(most).execute()
    return rows.map(({ tableId, line, guestId, accusedId, at }) => ({
      table: tableId,
      line,
      guest: guestId,
      accused: accusedId,
      at,
    }))
  },
})
