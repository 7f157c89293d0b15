import type { Kysely, Migration } from 'kysely'

export const records: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('records')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute()
  },
}
