import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { scratch, sure } from '../testing/house.ts'
import { addMatches, commitTo, ENTRY } from '../testing/matches.ts'
import { groupCommit } from './group-commit.ts'
import { migrations } from './migrations.ts'
import { openDatabase } from './open.ts'
import type { Schema } from './schema.ts'
import { connect } from './sqlite.ts'
import { openStore } from './store.ts'

const HEAD = 32
const FRAME_HEAD = 24

/** The transactions in SQLite's write-ahead log: the last frame of each says how large the database is after it. */
const commits = (folder: string): number => {
  const log = readFileSync(join(folder, 'leitai.db-wal'))
  const page = log.readUInt32BE(8)
  let count = 0
  for (let at = HEAD; at + FRAME_HEAD <= log.length; at += FRAME_HEAD + page) if (log.readUInt32BE(at + 4) > 0) count++
  return count
}

const openTables = async () => {
  const folder = scratch()
  const store = sure(await openStore(folder))
  const tables = Array.from({ length: 20 }, (_, place) => `table ${place}`)
  await addMatches(store, tables)
  return { folder, store, tables }
}

const openEmpty = async () => {
  const opened = await openTables()
  onTestFinished(() => opened.store.close())
  return opened
}

describe('what arrives together', () => {
  it('shares one commit, and each writer hears of his own', async () => {
    const { folder, store, tables } = await openEmpty()
    const before = commits(folder)
    const written = tables.flatMap((id) => [0, 0].map((seq) => store.matches.commit(commitTo(id, seq))))
    expect(await Promise.all(written)).toEqual(tables.flatMap(() => [true, false]))
    expect(commits(folder)).toBe(before + 1)
  })

  it('and what comes while that is written shares the next', async () => {
    const { folder, store, tables } = await openEmpty()
    const before = commits(folder)
    const writeAll = (seq: number): Promise<unknown> =>
      Promise.all(tables.map((id) => store.matches.commit(commitTo(id, seq))))
    const first = writeAll(0)
    await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([first, writeAll(1), writeAll(2)])
    expect(commits(folder)).toBe(before + 2)
  })

  it('is written without the one that fails, and only that one hears of it', async () => {
    const { store, tables } = await openEmpty()
    const results = await Promise.allSettled(['nowhere', ...tables].map((id) => store.matches.commit(commitTo(id, 0))))
    expect(results.map(({ status }) => status)).toEqual(['rejected', ...tables.map(() => 'fulfilled')])
    for (const id of tables) expect(await store.matches.entries(id)).toEqual([ENTRY])
  })

  it('is on disk before the store is closed', async () => {
    const { folder, store, tables } = await openTables()
    const written = tables.map((id) => store.matches.commit(commitTo(id, 0)))
    await store.close()
    expect(await Promise.all(written)).toEqual(tables.map(() => true))
    const again = sure(await openStore(folder))
    onTestFinished(() => again.close())
    expect(await again.matches.entries(tables[19])).toEqual([ENTRY])
  })
})

it('a commit is told only when the disk has it', async () => {
  const database = sure(await openDatabase(scratch()))
  onTestFinished(database.close)
  const { rows } = await sql<Record<string, unknown>>`pragma synchronous`.execute(database.db)
  expect(Object.values(rows[0])).toContain(2)
  const { write, drain } = groupCommit(database.db)
  await expect(write(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await drain()
})

it('what fails leaves nothing behind, and what shared its commit is written', async () => {
  const database = sure(await openDatabase(scratch()))
  onTestFinished(database.close)
  const { write } = groupCommit(database.db)
  const add = (...hashes: readonly string[]): Promise<void> =>
    write(async (trx) => {
      for (const hash of hashes) await trx.insertInto('files').values({ hash, content: '{}' }).execute()
    })
  const told = await Promise.allSettled([add('a'), add('b'), add('c', 'a'), add('b'), add('d')])
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'])
  const rows = await database.db.selectFrom('files').select('hash').orderBy('hash').execute()
  expect(rows.map(({ hash }) => hash)).toEqual(['a', 'b', 'd'])
})

it('a database of the first version is brought up to date with all that is in it', async () => {
  const folder = scratch()
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connect(join(folder, 'leitai.db')) }) })
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
  expect((await migrator.migrateTo('001-tables')).error).toBeUndefined()
  await sql`insert into guests values ('ann', 'Ann', 'hash', 1)`.execute(db)
  const setup = JSON.stringify({ mode: 'duel', seats: 2, options: {} })
  await sql`insert into tables values ('t', 'kabuken', 1, ${setup}, 'chacha20', 'seed', 'playing', 1)`.execute(db)
  await sql`insert into seats values ('t', 0, 'person', 'ann', null), ('t', 1, 'bot', null, 'greedy')`.execute(db)
  await sql`insert into entries values ('t', 1, ${JSON.stringify(ENTRY)})`.execute(db)
  await sql`insert into sealed values ('t', 1, '1B', '{"do":"hit"}', 'bot')`.execute(db)
  await db.destroy()

  const store = sure(await openStore(folder))
  onTestFinished(() => store.close())
  expect(await store.tables.find('t')).toMatchObject({ id: 't', seats: [{ kind: 'person' }, { kind: 'bot' }] })
  const stored = await store.matches.load('t')
  expect(stored?.entries).toEqual([ENTRY])
  expect(stored?.sealed).toEqual([{ seat: 1, decision: '1B', choice: { do: 'hit' }, by: 'bot', left: null }])
  expect(await store.times.dueBy(0)).toEqual(['t'])
})
