import { type Kysely, type Migration, sql } from 'kysely'

/** A table in use has one home: a server that holds a lease on it, with a fencing number for its writes. */
export const homes: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Kysely runs migrations of SQLite outside of a transaction; one that was interrupted after this runs again.
    if ((await db.introspection.getTables()).some(({ name }) => name === 'servers')) return
    await (db.isTransaction ? change(db) : db.transaction().execute(change))
  },
}

const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('claims').execute()
  await db.schema.alterTable('tables').renameColumn('version', 'fence').execute()
  await db.schema.alterTable('tables').addColumn('home', 'text').execute()
  await db.schema
    .createTable('servers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await sql`create index "tablesByHome" on tables (home) where home is not null`.execute(db)
}
