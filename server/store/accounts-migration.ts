import { type Kysely, type Migration, sql } from 'kysely'

/** One may be known in several browsers. What `guests.tokenHash` holds is no longer looked at: SQLite cannot drop it. */
export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('sessions')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('guestId', 'text', (column) => column.notNull().references('guests.id'))
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('sessionsOfGuest').on('sessions').column('guestId').execute()
    await sql`insert into sessions select "tokenHash", id, "createdAt" from guests`.execute(db)
    await db.schema
      .createTable('accounts')
      .addColumn('guestId', 'text', (column) => column.primaryKey().references('guests.id'))
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('resetHash', 'text', (column) => column.unique())
      .addColumn('resetUntil', 'bigint')
      .execute()
    await db.schema
      .alterTable('tables')
      .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('results')
      .addColumn('match', 'text', (column) => column.primaryKey().references('tables.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('places', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('ratings')
      .addColumn('guestId', 'text', (column) => column.notNull().references('guests.id'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratingsKey', ['guestId', 'game'])
      .execute()
    await db.schema
      .createTable('ratingChanges')
      .addColumn('match', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('muBefore', 'double precision', (column) => column.notNull())
      .addColumn('sigmaBefore', 'double precision', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratingChangesKey', ['match', 'seat'])
      .execute()
  },
}
