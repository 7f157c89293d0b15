import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { auditPlace } from '../ops/audit.ts'
import { openHouse, scratch, sure } from '../testing/house.ts'
import { freshPlace } from '../testing/place.ts'
import { type Acknowledged, playOn } from '../testing/player.ts'
import { guest } from '../testing/visitor.ts'
import { NOT_COPIED, tableNames } from './copy.ts'
import { backUpPlace, copyPlace } from './move.ts'
import { openDatabase } from './open.ts'

/** Everything that lies in a place, in a fixed order. */
const contentsOf = async (place: string): Promise<readonly unknown[]> => {
  const { db, close } = sure(await openDatabase(place))
  const contents: unknown[] = []
  for (const name of tableNames()) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(name)}`.execute(db)
    const texts = rows.map(({ _metadata, ...row }) => JSON.stringify(row, Object.keys(row).toSorted()))
    contents.push([name, texts.toSorted()])
  }
  await close()
  return contents
}

/** A house in which a match has ended, one is being played, and people want to play again. */
const livedIn = async (data: string) => {
  const house = await openHouse({ data })
  const ann = await guest(house.url, 'Ann')
  const bob = await guest(house.url, 'Bob')
  const over = await ann.open({ bots: { B: 'greedy' } })
  await playOn(await ann.connect(over.id), 'a match')
  await ann.post(`/api/tables/${over.id}/rematch`)
  const { id } = await ann.open()
  await bob.sit(id)
  const clients = [await ann.connect(id), await bob.connect(id)]
  const kept: Acknowledged[] = []
  await Promise.all(clients.map((client) => playOn(client, 'some answers', kept, () => kept.length > 5)))
  return { house, ann, id, view: clients[0].now.view }
}

it('a house moves from its folder to PostgreSQL and back, whole, and goes on there', async () => {
  const folder = scratch()
  const { house, ann, id, view } = await livedIn(folder)
  await house.close()
  const before = await contentsOf(folder)
  const database = await freshPlace()
  const counts = sure(await copyPlace(folder, database))
  expect(counts.tables).toBe(3)
  // Of the one that ended, and more than five of the one that goes on.
  expect(counts.entries).toBeGreaterThan(6)
  expect(await contentsOf(database)).toEqual(before)
  expect(sure(await auditPlace(registry, database, 10))).toMatchObject({ sound: 3, problems: [] })

  const back = scratch()
  expect(sure(await copyPlace(database, back))).toEqual(counts)
  expect(await contentsOf(back)).toEqual(before)

  const moved = await openHouse({ data: database })
  ann.url = moved.url
  expect((await ann.connect(id)).now.view).toEqual(view)
})

it('a place is backed up while its server goes on', async () => {
  for (const place of [scratch(), await freshPlace()]) {
    const { house, ann, id } = await livedIn(place)
    const copy = scratch()
    const counts = sure(await backUpPlace(place, copy))
    expect(sure(await auditPlace(registry, copy, 10))).toMatchObject({ sound: 3, problems: [] })
    const client = await ann.connect(id)
    client.send({ type: 'giveUp' })
    await client.until(() => client.now.outcome !== null)
    await house.close()
    expect(counts.tables).toBe(3)
  }
})

it('copies nothing from a place that is in use, nor to one that is, nor over anything', async () => {
  const [folder, database] = [scratch(), await freshPlace()]
  const houses = [await openHouse({ data: folder }), await openHouse({ data: database })]
  const told = async (from: string, to: string): Promise<string> => {
    const copied = await copyPlace(from, to)
    return copied.ok ? 'copied' : copied.problem.message
  }
  const empty = scratch()
  expect(await told(folder, empty)).toMatch(/another server is already using it/)
  expect(await told(database, empty)).toMatch(/a server is using postgres:\/\/127/)
  for (const house of houses) await house.close()
  const other = await openHouse({ data: await freshPlace() })
  expect(await told(folder, other.folder)).toMatch(/a server is using postgres/)
  expect(await told(`${folder}/nowhere`, empty)).toMatch(/there is nothing in/)
  const lived = scratch()
  await (await livedIn(lived)).house.close()
  expect(await told(lived, lived)).toMatch(/another server|is not empty/)
  sure(await copyPlace(lived, database))
  expect(await told(lived, database)).toMatch(/is not empty/)
})

it('the copy knows every table there is', async () => {
  const { db, close } = sure(await openDatabase(inject('postgres')))
  const there = (await db.introspection.getTables()).map(({ name }) => name)
  await close()
  expect(there.toSorted()).toEqual([...tableNames(), ...NOT_COPIED].toSorted())
})

it('finds what was changed behind the records', async () => {
  const folder = scratch()
  const { house } = await livedIn(folder)
  await house.close()
  const { db, close } = sure(await openDatabase(folder))
  await sql`update tables set seed = '00' || substr(seed, 3)`.execute(db)
  await close()
  const { problems } = sure(await auditPlace(registry, folder, 10))
  expect(problems.length).toBeGreaterThan(0)
})
