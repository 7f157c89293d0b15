import type { Kysely, Migration } from 'kysely'
import type { Generator } from '../../kernel/random.ts'
import type { By } from '../../kernel/record.ts'

export interface Schema {
  guests: {
    id: string
    name: string
    /** SHA-256 of the token in the guest's cookie: who reads the file cannot sit down for anybody. */
    tokenHash: string
    createdAt: number
  }
  tables: {
    id: string
    game: string
    /** The rules version it was opened under. */
    rules: number
    /** JSON. */
    setup: string
    generator: Generator
    seed: string
    status: 'waiting' | 'playing' | 'over'
    createdAt: number
  }
  seats: {
    tableId: string
    seat: number
    kind: 'person' | 'bot' | 'open'
    guestId: string | null
    bot: string | null
  }
  /** Append-only: the n-th entry of a match has `seq` n. */
  entries: {
    match: string
    seq: number
    /** JSON. */
    entry: string
  }
  /** Answers that wait for those of others. They go when the entry is written that they became part of. */
  sealed: {
    match: string
    seat: number
    decision: string
    /** JSON. */
    choice: string
    by: By
  }
}

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

/** In the order of their names; one that has run anywhere is never changed again. */
export const migrations: Readonly<Record<string, Migration>> = { '001-tables': first }
