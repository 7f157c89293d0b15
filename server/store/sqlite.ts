import { createRequire } from 'node:module'
import type { SqliteDatabase } from 'kysely'

/** One connection to one file, whichever engine this Node has. */
export interface Connection extends SqliteDatabase {
  exec(sql: string): void
}

interface Statement {
  all(...parameters: readonly unknown[]): unknown[]
  run(...parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate(...parameters: readonly unknown[]): IterableIterator<unknown>
  columns(): readonly unknown[]
}

/** What node:sqlite and libsql have in common. */
interface Engine {
  prepare(sql: string): Statement
  exec(sql: string): unknown
  close(): unknown
}
type MakeEngine = new (path: string) => Engine

// The types of Node 20 know no node:sqlite, and there it does not exist: what is loaded is looked at instead.
const load: (name: string) => unknown = createRequire(import.meta.url)

const isEngine = (found: unknown): found is MakeEngine => typeof found === 'function'

const newestEngine = (): MakeEngine => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isBuiltIn = major > 22 || (major === 22 && minor >= 13)
  const found = load(isBuiltIn ? 'node:sqlite' : 'libsql')
  const engine = typeof found === 'object' && found !== null && 'DatabaseSync' in found ? found.DatabaseSync : found
  if (!isEngine(engine)) throw new Error('there is no SQLite here: install the package libsql or use Node 24')
  return engine
}

export const connect = (path: string): Connection => {
  const engine = new (newestEngine())(path)
  return {
    exec: (sql) => {
      engine.exec(sql)
    },
    close: () => {
      engine.close()
    },
    prepare: (sql) => {
      const statement = engine.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      }
    },
  }
}
