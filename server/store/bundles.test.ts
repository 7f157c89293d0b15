import { cpSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { Entry } from '../../kernel/record.ts'
import { scratch, sure } from '../testing/house.ts'
import { addMatches } from '../testing/matches.ts'
import { freshPlace } from '../testing/place.ts'
import { Bundles } from './bundles.ts'
import { entryStore } from './entries.ts'
import { groupCommit } from './group-commit.ts'
import { backUpPlace } from './move.ts'
import { openDatabase, openToRead } from './open.ts'
import { openStore, type Store } from './store.ts'

const entry = (seq: number): Entry => ({ kind: 'giveUp', seat: 'A', hash: String(seq).padStart(12, '0') })
const entries = (from: number, to: number): readonly Entry[] =>
  Array.from({ length: to - from + 1 }, (_, n) => entry(from + n))

const spoil = (): never => {
  throw new Error('spoilt')
}

const MATCHES = Array.from({ length: 40 }, (_, n) => `match ${n}`)

const openMatches = async (matches = MATCHES) => {
  const folder = scratch()
  const store = sure(await openStore(folder))
  let isOpen = true
  const close = async (): Promise<void> => {
    if (isOpen) await store.close()
    isOpen = false
  }
  onTestFinished(close)
  await addMatches(store, matches)
  return { folder, store, close }
}

const append = (store: Store, match: string, seq: number): Promise<boolean> =>
  store.entries.append(match, seq, { entry: entry(seq), isLast: false, hasSealed: false })

const FEW = MATCHES.slice(0, 6)

/** Each round is one commit. */
const playRounds = async (store: Store, from: number, to: number): Promise<void> => {
  for (let seq = from; seq <= to; seq++) await Promise.all(MATCHES.map((match) => append(store, match, seq)))
}

const rowsOf = async (folder: string): Promise<{ readonly bundles: number; readonly entries: number }> => {
  const { db, close } = sure(await openToRead(folder))
  const count = async (name: string): Promise<number> =>
    (await sql<{ readonly n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)).rows[0].n
  const rows = { bundles: await count('bundles'), entries: await count('entries') }
  await close()
  return rows
}

it('the entries of one commit are one row, but for the first of a match, and are read like all others', async () => {
  const { folder, store } = await openMatches()
  await playRounds(store, 1, 4)
  expect(await rowsOf(folder)).toEqual({ bundles: 3, entries: MATCHES.length })
  for (const match of MATCHES) {
    expect(await store.entries.list(match)).toEqual(entries(1, 4))
    expect(await store.entries.list(match, 2)).toEqual(entries(3, 4))
    expect(await store.entries.list(match, 4)).toEqual([])
  }
})

it('a store that is closed has each match in its place', async () => {
  const { folder, store, close } = await openMatches()
  await playRounds(store, 1, 4)
  await close()
  expect(await rowsOf(folder)).toEqual({ bundles: 0, entries: 2 * MATCHES.length })
  const again = sure(await openStore(folder))
  onTestFinished(() => again.close())
  for (let after = 0; after <= 4; after++)
    expect(await again.entries.list(MATCHES[0], after)).toEqual(entries(after + 1, 4))
  expect(await Promise.all([4, 6, 5, 5, 6].map((seq) => append(again, MATCHES[0], seq)))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
  expect(await again.entries.list(MATCHES[0])).toEqual(entries(1, 6))
})

it('when many lie in bundles they are sorted in, and matches go on', async () => {
  const { folder, store } = await openMatches()
  const rounds = 140
  await playRounds(store, 1, rounds)
  const { bundles, entries: rows } = await rowsOf(folder)
  expect(bundles).toBeLessThan(20)
  expect(rows).toBe(2 * MATCHES.length)
  expect(await append(store, MATCHES[0], rounds)).toBe(false)
  await playRounds(store, rounds + 1, rounds + 2)
  for (const match of MATCHES) {
    expect(await store.entries.list(match)).toEqual(entries(1, rounds + 2))
    expect(await store.entries.list(match, rounds - 20)).toEqual(entries(rounds - 19, rounds + 2))
  }
})

it('what fails takes nothing with it, of new matches and of known ones', async () => {
  const [one, other] = MATCHES
  const { store } = await openMatches([one, other])
  await append(store, one, 1)
  for (let round = 0; round < 3; round++) {
    const told = await Promise.allSettled([
      append(store, one, 2 + round),
      append(store, 'nowhere', 1),
      append(store, other, 1 + round),
    ])
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  }
  expect(await store.entries.list(one)).toEqual(entries(1, 4))
  expect(await store.entries.list(other)).toEqual(entries(1, 3))
})

it('whatever is written when, and whatever fails, every match has what was promised', async () => {
  // How many matches one commit writes of, which of them come too late, and whether something else in it fails.
  const commit = fc.record({
    written: fc.array(fc.record({ of: fc.nat({ max: 5 }), isLate: fc.boolean() }), { minLength: 1, maxLength: 6 }),
    isSpoilt: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(commit, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 9 }),
      async (commits, most) => {
        const { folder, close } = await openMatches(FEW)
        await close()
        const database = sure(await openDatabase(folder))
        const bundles = new Bundles(database.run ?? (() => 0), most)
        const { write } = groupCommit(database, bundles)
        const kept = entryStore(database.db, write, bundles)
        const lengths = FEW.map(() => 0)
        for (const { written, isSpoilt } of commits) {
          const expected = written.map(({ of, isLate }) => {
            const seq = isLate ? lengths[of] : ++lengths[of]
            const next = { entry: entry(seq), isLast: false, hasSealed: false }
            return [kept.append(MATCHES[of], seq, next), !isLate] as const
          })
          if (isSpoilt) await Promise.allSettled([write({ quick: spoil })])
          for (const [told, isTaken] of expected) expect(await told).toBe(isTaken)
          for (const [of, length] of lengths.entries()) expect(await kept.list(MATCHES[of])).toEqual(entries(1, length))
        }
        await database.close()
        const again = sure(await openStore(folder))
        for (const [of, length] of lengths.entries())
          expect(await again.entries.list(MATCHES[of])).toEqual(entries(1, length))
        await again.close()
      },
    ),
    { numRuns: 30 },
  )
})

it('a folder that was left as it stood has everything, and so has a copy of it', async () => {
  const { folder, store } = await openMatches()
  await playRounds(store, 1, 5)
  const left = scratch()
  for (const file of ['leitai.db', 'leitai.db-wal']) cpSync(join(folder, file), join(left, file))
  const database = await freshPlace()
  sure(await backUpPlace(folder, database))
  for (const place of [left, database]) {
    const found = sure(await openStore(place))
    for (const match of MATCHES) expect(await found.entries.list(match)).toEqual(entries(1, 5))
    expect(await append(found, MATCHES[0], 5)).toBe(false)
    expect(await append(found, MATCHES[0], 6)).toBe(true)
    await found.close()
  }
})

it('a folder with a bundle that cannot be read is refused with a reason, left as it was, and free for who mends it', async () => {
  const { folder, store, close } = await openMatches([MATCHES[0]])
  await append(store, MATCHES[0], 1)
  await close()
  const spoilt = sure(await openDatabase(folder))
  spoilt.run?.("insert into bundles (entries) values ('nonsense')")
  await spoilt.close()
  expect(await openStore(folder)).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('latest entries of matches cannot be sorted in') },
  })
  expect(await rowsOf(folder)).toEqual({ bundles: 1, entries: 1 })
  const mended = sure(await openDatabase(folder))
  mended.run?.('delete from bundles')
  await mended.close()
  const again = sure(await openStore(folder))
  expect(await again.entries.list(MATCHES[0])).toEqual(entries(1, 1))
  await again.close()
})
