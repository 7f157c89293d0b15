import { expect, it } from 'vitest'
import { ownTablesReply } from '../../protocol/requests.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { openHouse } from '../testing/house.ts'
import { guest, type Visitor } from '../testing/visitor.ts'

const tablesOf = async (visitor: Visitor) => ownTablesReply.parse((await visitor.get('/api/me/tables')).body)

const brief = async (visitor: Visitor) =>
  (await tablesOf(visitor)).playing.map(({ table: { id, status }, yours }) => ({ id, status, yours }))

it('tells everybody his tables and at which of them it is up to him, also after a restart', async () => {
  const house = await openHouse()
  const [ann, bob] = [await guest(house.url, 'Ann'), await guest(house.url, 'Bob')]
  expect(await tablesOf(ann)).toEqual({ playing: [], over: [] })
  const { id } = await ann.open()
  expect(await brief(ann)).toEqual([{ id, status: 'waiting', yours: false }])
  expect(await brief(bob)).toEqual([])
  await bob.sit(id)

  const client = await ann.connect(id)
  await client.until(() => client.now.waiting.length > 0)
  const isAnns = client.now.waiting.includes('A')
  expect(await brief(ann)).toEqual([{ id, status: 'playing', yours: isAnns }])
  expect(await brief(bob)).toEqual([{ id, status: 'playing', yours: !isAnns }])

  const again = await house.reopen()
  for (const visitor of [ann, bob]) visitor.url = again.url
  expect(await brief(ann)).toEqual([{ id, status: 'playing', yours: isAnns }])

  const later = await bob.open()
  const end = await ann.connect(id)
  end.send({ type: 'giveUp' })
  await end.until(() => end.now.table.status === 'over')
  expect(await brief(bob)).toEqual([{ id: later.id, status: later.status, yours: false }])
  expect((await tablesOf(bob)).over.map((table) => table.id)).toEqual([id])
  expect((await tablesOf(ann)).over).toMatchObject([{ seats: [{ name: 'Ann', you: true }, { name: 'Bob' }] }])
})

it('plays no match again for who looks too often', async () => {
  const clock = new HandClock()
  const { url } = await openHouse({ clock })
  const [eager, calm] = [await guest(url, 'Eager'), await guest(url, 'Calm')]
  const looks: number[] = []
  for (let n = 0; n < 21; n++) looks.push((await eager.get('/api/me/tables')).status)
  expect(looks).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  expect((await calm.get('/api/me/tables')).status).toBe(200)
  clock.pass(5000)
  expect((await eager.get('/api/me/tables')).status).toBe(200)
})

it('leaves it to the bot that plays for somebody', async () => {
  const { url } = await openHouse()
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')]
  const { id } = await ann.open()
  await bob.sit(id)
  const client = await ann.connect(id)
  await client.until(() => client.now.waiting.length > 0)
  const [asked, other] = client.now.waiting.includes('A') ? [ann, bob] : [bob, ann]
  expect((await brief(asked))[0].yours).toBe(true)
  const seat = await asked.connect(id)
  // A bot that never answers: the question stays open.
  seat.send({ type: 'handOver', bot: 'hangs' })
  await seat.until(() => seat.now.table.seats.some(({ standIn }) => standIn === 'hangs'))
  expect((await brief(asked))[0].yours).toBe(false)
  expect((await brief(other))[0].yours).toBe(false)
})
