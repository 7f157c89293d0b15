import { type Kysely, Migrator } from 'kysely'
import { messageOf } from '../errors.ts'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

export interface Database {
  readonly db: Kysely<Schema>
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
