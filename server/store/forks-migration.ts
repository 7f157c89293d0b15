import type { Kysely, Migration } from 'kysely'

/** Tables that play on from a moment of a match before. */
export const forks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('tables').addColumn('start', 'text').execute()
    await db.schema.alterTable('tables').addColumn('origin', 'text').execute()
    await db.schema.alterTable('tables').addColumn('originSeq', 'integer').execute()
  },
}
