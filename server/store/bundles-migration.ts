import type { Kysely, Migration } from 'kysely'

/** The entries of one commit together, until they are sorted in. */
export const bundles: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('bundles')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('entries', 'text', (column) => column.notNull())
      .execute()
  },
}
