import { createRequire } from 'node:module'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

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

const [major, minor] = process.versions.node.split('.').map(Number)
const isBuiltIn = major > 22 || (major === 22 && minor >= 13)

const newestEngine = (): MakeEngine => {
  const found = load(isBuiltIn ? 'node:sqlite' : 'libsql')
  const engine = typeof found === 'object' && found !== null && 'DatabaseSync' in found ? found.DatabaseSync : found
  if (!isEngine(engine)) throw new Error('there is no SQLite here: install the package libsql or use Node 24')
  return engine
}

type Calls = Pick<SqliteStatement, 'all' | 'run' | 'iterate'>

/** How node:sqlite takes its parameters. */
const oneByOne = (statement: Statement): Calls => ({
  all: (parameters) => statement.all(...parameters),
  run: (parameters) => statement.run(...parameters),
  iterate: (parameters) => statement.iterate(...parameters),
})

/** libsql would put those that come one by one into a list again. */
const allAtOnce = (statement: Statement): Calls => ({
  all: (parameters) => statement.all(parameters),
  run: (parameters) => statement.run(parameters),
  iterate: (parameters) => statement.iterate(parameters),
})

/** So many statements stay prepared; what is asked all day are far fewer. */
const PREPARED = 500

export const connect = (path: string): Connection => {
  const engine = new (newestEngine())(path)
  const prepared = new Map<string, SqliteStatement>()
  return {
    exec: (sql) => {
      engine.exec(sql)
    },
    close: () => {
      prepared.clear()
      engine.close()
    },
    prepare: (sql) => {
      const known = prepared.get(sql)
      if (known !== undefined) return known
      const statement = engine.prepare(sql)
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        ...(isBuiltIn ? oneByOne(statement) : allAtOnce(statement)),
      }
      if (prepared.size >= PREPARED) prepared.clear()
      prepared.set(sql, made)
      return made
    },
  }
}
