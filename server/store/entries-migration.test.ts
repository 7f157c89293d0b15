import { cpSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import type { Entry } from '../../kernel/record.ts'
import { scratch, sure } from '../testing/house.ts'
import { commitTo } from '../testing/matches.ts'
import { freshPlace } from '../testing/place.ts'
import { migrations } from './migrations.ts'
import { copyPlace } from './move.ts'
import { isFolder, openDatabase } from './open.ts'
import type { Schema } from './schema.ts'
import { connect } from './sqlite.ts'
import { openStore } from './store.ts'

const entry = (seq: number): Entry => ({ kind: 'giveUp', seat: 'A', hash: String(seq).padStart(12, '0') })
const entries = (from: number, to: number): readonly Entry[] =>
  Array.from({ length: to - from + 1 }, (_, n) => entry(from + n))

/** The entries of one match in the old layout: how many lie in each row, and how many in bundles after them. */
interface Layout {
  readonly rows: readonly number[]
  readonly bundled: number
}

const lengthOf = ({ rows, bundled }: Layout): number => rows.reduce((sum, row) => sum + row, bundled)
const name = (n: number): string => `match ${n}`

/** A place as it is, without bringing it up to date. */
const openOld = (place: string): Kysely<Schema> =>
  new Kysely({
    dialect: isFolder(place)
      ? new SqliteDialect({ database: connect(join(place, 'leitai.db')) })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: place }) }),
  })

/** Leaves these matches in an empty place as the version before did. */
const makeOld = async (layouts: readonly Layout[], place: string): Promise<void> => {
  const db = openOld(place)
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
  expect((await migrator.migrateTo('015-bundles')).error).toBeUndefined()
  const setup = JSON.stringify({ mode: 'duel', seats: 2, options: {} })
  for (const n of layouts.keys())
    await sql`insert into tables (id, game, rules, setup, generator, seed, status, "createdAt")
      values (${name(n)}, 'kabuken', 1, ${setup}, 'chacha20', 'seed', 'playing', 1)`.execute(db)
  for (const [n, { rows }] of layouts.entries()) {
    let seq = 0
    for (const row of rows) {
      const written = row === 1 ? entry(seq + 1) : entries(seq + 1, seq + row)
      seq += row
      await sql`insert into entries values (${name(n)}, ${seq}, ${JSON.stringify(written)})`.execute(db)
    }
  }
  // A bundle is one commit: the next entry of every match that has one.
  const most = Math.max(0, ...layouts.map(({ bundled }) => bundled))
  for (let round = 1; round <= most; round++) {
    const bundle = layouts.flatMap((layout, n) => {
      const seq = lengthOf(layout) - layout.bundled + round
      return round > layout.bundled ? [] : [[name(n), seq, entry(seq)]]
    })
    await sql`insert into bundles values (${round}, ${JSON.stringify(bundle)})`.execute(db)
  }
  await db.destroy()
}

const check = async (layouts: readonly Layout[], place: string): Promise<void> => {
  const store = sure(await openStore(place))
  try {
    for (const [n, layout] of layouts.entries()) {
      const length = lengthOf(layout)
      expect((await store.matches.load(name(n)))?.entries).toEqual(entries(1, length))
      for (const [seq, isNext] of [
        [length + 1, false],
        [length, true],
      ] as const)
        expect(await store.matches.commit(commitTo(name(n), seq, { entry: entry(seq + 1) }))).toBe(isNext)
      expect(await store.matches.entries(name(n))).toEqual(entries(1, length + 1))
    }
  } finally {
    await store.close()
  }
}

const LAYOUTS: readonly Layout[] = [
  { rows: [1, 3, 2], bundled: 4 },
  { rows: [1], bundled: 0 },
  { rows: [], bundled: 0 },
  { rows: [1, 1, 1], bundled: 2 },
  { rows: [1, 1200], bundled: 1 },
]

it('a match that lay in lists and in bundles has one row for each entry, in order, and goes on', async () => {
  const place = await freshPlace()
  await makeOld(LAYOUTS, place)
  const { db, close } = sure(await openDatabase(place))
  const rows = await db.selectFrom('entries').select(['match', 'seq', 'entry']).execute()
  expect(rows.every(({ seq, entry: text }) => text === JSON.stringify(entry(seq)))).toBe(true)
  expect(rows).toHaveLength(LAYOUTS.reduce((sum, layout) => sum + lengthOf(layout), 0))
  const tables = (await db.introspection.getTables()).map((table) => table.name)
  expect(tables).not.toContain('bundles')
  await close()
  await check(LAYOUTS, place)
})

it('however the entries lay', async () => {
  const layout = fc.record({ rows: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }), bundled: fc.nat(5) })
  await fc.assert(
    fc.asyncProperty(fc.array(layout, { maxLength: 4 }), async (layouts) => {
      const place = scratch()
      await makeOld(layouts, place)
      await check(layouts, place)
    }),
    { numRuns: 15 },
  )
})

it('the folder of a killed server is brought up to date from its log', async () => {
  const folder = scratch()
  await makeOld(LAYOUTS, folder)
  const killed = scratch()
  // The server still has it open: what it wrote last is in the log of SQLite.
  const db = openOld(folder)
  await sql`pragma journal_mode = wal`.execute(db)
  await sql`insert into bundles values (9, ${JSON.stringify([[name(1), 2, entry(2)]])})`.execute(db)
  for (const file of ['leitai.db', 'leitai.db-wal']) cpSync(join(folder, file), join(killed, file))
  await db.destroy()
  await check(LAYOUTS.with(1, { rows: [1], bundled: 1 }), killed)
})

it('an old folder is copied to a new place', async () => {
  const folder = scratch()
  await makeOld(LAYOUTS, folder)
  const copy = await freshPlace()
  sure(await copyPlace(folder, copy))
  await check(LAYOUTS, copy)
})

it('one that was interrupted before it was noted down runs again', async () => {
  const place = await freshPlace()
  await makeOld(LAYOUTS, place)
  const { db, close } = sure(await openDatabase(place))
  await sql`delete from kysely_migration where name >= '016-entries'`.execute(db)
  await close()
  await check(LAYOUTS, place)
})

it('a bundle that cannot be read is told, and everything is left as it was', async () => {
  const folder = scratch()
  await makeOld(LAYOUTS, folder)
  const spoilt = openOld(folder)
  await sql`insert into bundles values (9, 'nonsense')`.execute(spoilt)
  const count = async (db: Kysely<Schema>): Promise<unknown> =>
    (await sql`select (select count(*) from entries) as entries, (select count(*) from bundles) as bundles`.execute(db))
      .rows[0]
  const before = await count(spoilt)
  await spoilt.destroy()
  expect(await openStore(folder)).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('bundle 9 cannot be read') },
  })
  const mended = openOld(folder)
  expect(await count(mended)).toEqual(before)
  await sql`delete from bundles where id = 9`.execute(mended)
  await mended.destroy()
  await check(LAYOUTS, folder)
})
