import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { sure } from '../testing/house.ts'
import { addMatches } from '../testing/matches.ts'
import { freshPlace } from '../testing/place.ts'
import { openDatabase } from './open.ts'
import { openStore } from './store.ts'

const changed = (change: (url: URL) => void): string => {
  const url = new URL(inject('postgres'))
  change(url)
  return url.href
}

it.each<[string, () => string, RegExp]>([
  ['nothing answers', () => 'postgres://leitai:secret@127.0.0.1:1/games', /127\.0\.0\.1:1\/games: nothing answers/],
  ['the password is wrong', () => changed((url) => (url.password = 'secret')), /user or password is wrong/],
  ['it does not exist', () => changed((url) => (url.pathname = '/nowhere')), /\/nowhere: it does not exist/],
  ['the URL is none', () => 'postgres://:secret::', /cannot be read: postgres:\/\/USER:PASSWORD@HOST/],
])('a database that cannot be used is told in one line, without its password: %s', async (_why, url, says) => {
  const opened = await openStore(url())
  expect(opened).toMatchObject({ ok: false, problem: { message: expect.stringMatching(says) } })
  expect(JSON.stringify(opened)).not.toContain('secret')
})

it('a commit is told only when the disk has it', async () => {
  const { db, close } = sure(await openDatabase(await freshPlace()))
  onTestFinished(close)
  const { rows } = await sql<{ readonly synchronous_commit: string }>`show synchronous_commit`.execute(db)
  expect(rows).toEqual([{ synchronous_commit: 'on' }])
})

it('servers that start at the same time bring it up to date once', async () => {
  const place = await freshPlace()
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(place)))
  for (const one of opened) onTestFinished(sure(one).close)
  const { rows } = await sql`select name from kysely_migration group by name having count(*) > 1`.execute(
    sure(opened[0]).db,
  )
  expect(rows).toEqual([])
})

it('a connection that is cut off while somebody holds it, between two questions, fails his next one and nothing else', async () => {
  const { db, close } = sure(await openDatabase(await freshPlace()))
  onTestFinished(close)
  const held = db.connection().execute(async (connection) => {
    const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(connection)
    await sql`select pg_terminate_backend(${rows[0].pid}, 10000)`.execute(db)
    // Another question has been answered since: what was said about the cut has arrived.
    await sql`select 1`.execute(db)
    await sql`select 2`.execute(connection)
  })
  await expect(held).rejects.toThrow(/not queryable|terminat/)
  expect((await sql`select 3 as n`.execute(db)).rows).toEqual([{ n: 3 }])
})

it('a server that stands still in the middle of a commit does not keep another from taking its table', async () => {
  const place = await freshPlace()
  const store = sure(await openStore(place))
  onTestFinished(() => store.close())
  await addMatches(store, ['table'])
  const { db, close } = sure(await openDatabase(place))
  onTestFinished(close)
  let goOn = (): void => undefined
  const standing = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const commit = db.transaction().execute(async (trx) => {
    await sql`select id from tables for share`.execute(trx)
    await standing
    await sql`select 1`.execute(trx)
  })
  // Looked at below.
  commit.catch(() => undefined)
  expect(await store.homes.settle('table', 'another')).toMatchObject({ kind: 'here' })
  goOn()
  await expect(commit).rejects.toThrow(/terminat|not queryable|timeout/)
})
