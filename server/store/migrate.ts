import { type Kysely, Migrator, sql } from 'kysely'
import { messageOf } from '../errors.ts'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

export interface Database {
  readonly db: Kysely<Schema>
  /** A folder belongs to one server, a PostgreSQL may have several. */
  readonly kind: 'folder' | 'postgres'
  /** Reads one moment of it, whatever is written meanwhile. */
  snapshot<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Whether a server uses it at the same time. */
  isShared(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Brings a database up to date. Of several servers that start at once the first does it and the others wait: Kysely
 * holds a lock of the database meanwhile.
 */
export const migrated = async (db: Kysely<Schema>): Promise<Kysely<Schema>> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return db
  await db.destroy()
  throw new Error(messageOf(error), { cause: error })
}

/** A database that is only read is left as it is, so it must be up to date already. */
export const upToDate = async (db: Kysely<Schema>): Promise<Kysely<Schema>> => {
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(db)
  const names = rows.map(({ name }) => name)
  if (names.join() !== Object.keys(migrations).join()) {
    await db.destroy()
    throw new Error('it was made by another version of this program')
  }
  return db
}
