import { type Kysely, type Migration, sql } from 'kysely'
import { accounts } from './accounts-migration.ts'
import { bundles } from './bundles-migration.ts'
import { entries } from './entries-migration.ts'
import { forks } from './forks-migration.ts'
import { homes } from './homes-migration.ts'
import { records } from './records-migration.ts'

const first: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('guests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('generator', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('seats')
      .addColumn('tableId', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('guestId', 'text', (column) => column.references('guests.id'))
      .addColumn('bot', 'text')
      .addPrimaryKeyConstraint('seatsKey', ['tableId', 'seat'])
      .addUniqueConstraint('oneSeatEach', ['tableId', 'guestId'])
      .execute()
    await db.schema
      .createTable('entries')
      .addColumn('match', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entriesKey', ['match', 'seq'])
      .execute()
    await db.schema
      .createTable('sealed')
      .addColumn('match', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sealedKey', ['match', 'seat'])
      .execute()
    await db.schema.createIndex('seatsOfGuest').on('seats').column('guestId').execute()
  },
}

/** An answer belongs to a decision: of two that follow each other none takes the place of the other. */
const sealedByDecision: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('sealed').renameTo('sealedBefore').execute()
    await db.schema
      .createTable('sealed')
      .addColumn('match', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sealedByDecisionKey', ['match', 'decision', 'seat'])
      .execute()
    await sql`insert into sealed select match, decision, seat, choice, "by" from "sealedBefore"`.execute(db)
    await db.schema.dropTable('sealedBefore').execute()
  },
}

const clocks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('tables').addColumn('clock', 'text').execute()
    await db.schema.alterTable('seats').addColumn('standIn', 'text').execute()
    await db.schema
      .alterTable('seats')
      .addColumn('bank', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('sealed').addColumn('left', 'bigint').execute()
    await db.schema
      .createTable('due')
      .addColumn('match', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('dueKey', ['match', 'seat'])
      .execute()
    await db.schema.createIndex('dueAt').on('due').column('at').execute()
    // Whatever is being played is looked at once: bots may be asked there.
    await sql`insert into due select id, -1, '', 'bot', 0 from tables where status = 'playing'`.execute(db)
  },
}

const acts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('tables')
      .addColumn('rematch', 'text', (column) => column.references('tables.id'))
      .execute()
    await db.schema
      .alterTable('seats')
      .addColumn('keptFor', 'text', (column) => column.references('guests.id'))
      .execute()
    await db.schema
      .createTable('wishes')
      .addColumn('match', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('wish', 'text', (column) => column.notNull())
      .addColumn('to', 'integer')
      .addPrimaryKeyConstraint('wishesKey', ['match', 'seat', 'wish'])
      .execute()
  },
}

const listed: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('tables')
      .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('listedTables').on('tables').columns(['listed', 'status', 'createdAt']).execute()
  },
}

/** A table of an older version has its files in its setup. */
const files: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('files')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute()
    await db.schema.alterTable('tables').addColumn('files', 'text').execute()
  },
}

const beat: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('tables')
      .addColumn('beat', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('orders')
      .addColumn('match', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('orders', 'text', (column) => column.notNull())
      .addColumn('except', 'text')
      .addPrimaryKeyConstraint('ordersKey', ['match', 'seat'])
      .execute()
  },
}

const talk: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('talk')
      .addColumn('tableId', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('line', 'integer', (column) => column.notNull())
      .addColumn('guestId', 'text', (column) => column.notNull().references('guests.id'))
      .addColumn('seat', 'integer')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('talkKey', ['tableId', 'line'])
      .execute()
    await db.schema
      .createTable('mutes')
      .addColumn('guestId', 'text', (column) => column.notNull().references('guests.id'))
      .addColumn('mutedId', 'text', (column) => column.notNull().references('guests.id'))
      .addPrimaryKeyConstraint('mutesKey', ['guestId', 'mutedId'])
      .execute()
    await db.schema.createIndex('mutedGuests').on('mutes').column('mutedId').execute()
    await db.schema
      .createTable('reports')
      .addColumn('tableId', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('line', 'integer', (column) => column.notNull())
      .addColumn('guestId', 'text', (column) => column.notNull().references('guests.id'))
      .addColumn('accusedId', 'text', (column) => column.notNull().references('guests.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reportsKey', ['tableId', 'line', 'guestId'])
      .execute()
    await db.schema.createIndex('newestReports').on('reports').column('at').execute()
  },
}

const nodes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('tables')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('claims')
      .addColumn('match', 'text', (column) => column.primaryKey().references('tables.id'))
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
  },
}

/** Tables that were opened before have a seed that the server chose. */
const shuffles: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('tables').addColumn('secret', 'text').execute()
    await db.schema.alterTable('seats').addColumn('value', 'text').execute()
    await db.schema
      .createTable('shuffles')
      .addColumn('commitment', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute()
  },
}

const silenced: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('silenced')
      .addColumn('guestId', 'text', (column) => column.primaryKey().references('guests.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

/** In the order of their names; one that has run anywhere is never changed again. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-tables': first,
  '002-sealed': sealedByDecision,
  '003-clocks': clocks,
  '004-acts': acts,
  '005-listed': listed,
  '006-files': files,
  '007-beat': beat,
  '008-talk': talk,
  '009-nodes': nodes,
  '010-shuffles': shuffles,
  '011-silenced': silenced,
  '012-accounts': accounts,
  '013-forks': forks,
  '014-records': records,
  '015-bundles': bundles,
  '016-entries': entries,
  '017-homes': homes,
}
