import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { messageOf } from '../errors.ts'
import { type Database, migrated, upToDate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { type Connection, connect } from './sqlite.ts'

/** Opens what is kept in a folder, and makes the folder if need be. */
export const openFolder = async (folder: string): Promise<Result<Database>> => {
  try {
    makeFolder(resolve(folder))
    const lock = holdLock(join(folder, 'lock'))
    try {
      const db = await openFile(join(folder, 'leitai.db'))
      return ok({
        ...part(db),
        close: async () => {
          await db.destroy()
          lock.release()
        },
      })
    } catch (error) {
      lock.release()
      throw error
    }
  } catch (error) {
    return bad('', `cannot keep data in ${folder}: ${reasonOf(error)}`)
  }
}

/** Opens a folder that a server may be using: nothing is written or tidied up there. */
export const readFolder = async (folder: string): Promise<Result<Database>> => {
  const file = join(folder, 'leitai.db')
  if (!existsSync(file)) return bad('', `there is nothing in ${folder}`)
  try {
    const connection = connect(file)
    for (const setting of ['query_only = on', 'wal_autocheckpoint = 0', 'busy_timeout = 5000'])
      connection.prepare(`pragma ${setting}`).all([])
    const db = await upToDate(new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) }))
    return ok({ ...part(db), close: () => db.destroy() })
  } catch (error) {
    return bad('', `cannot read what is in ${folder}: ${reasonOf(error)}`)
  }
}

// A transaction that reads sees one moment; a second server could not even open the folder.
const part = (db: Kysely<Schema>): Omit<Database, 'close'> => ({
  db,
  kind: 'folder',
  snapshot: (work) => db.transaction().execute(work),
  isShared: () => Promise.resolve(false),
})

/** One after the other: the recursive way of Node 20 never comes back where nothing can be made, as in /proc. */
const makeFolder = (path: string): void => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  mkdirSync(path)
}

/**
 * One server for one folder. SQLite before 3.51.3 may damage a file that two connections write and tidy up at once, so
 * a second server must not even open it. The lock is a transaction that never ends: it goes with its process.
 */
const holdLock = (path: string) => {
  const lock: Connection = connect(path)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw error
  }
  return {
    release: () => {
      lock.exec('rollback')
      lock.close()
    },
  }
}

const openFile = async (path: string): Promise<Kysely<Schema>> => {
  const connection = connect(path)
  // An entry is on the disk when its transaction is over, also if the power fails.
  for (const setting of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on'])
    connection.prepare(`pragma ${setting}`).all([])
  return migrated(new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) }))
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/database is locked/, 'another server is already using it'],
  [/EACCES|EPERM|EROFS|ENOENT|readonly|unable to open/i, 'it cannot be written to'],
  [/ENOTDIR|EEXIST/, 'it is not a folder'],
  [/ENOSPC|disk is full/i, 'the disk is full'],
  [/not a database|malformed/, 'leitai.db there is damaged or not a database'],
  [/corrupted migrations|migration .* missing/i, 'it was made by a newer version of this program'],
]

const reasonOf = (error: unknown): string => {
  const text = messageOf(error)
  return REASONS.find(([sign]) => sign.test(text))?.[1] ?? text
}
