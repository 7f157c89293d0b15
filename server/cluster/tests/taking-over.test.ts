import { expect, it, onTestFinished } from 'vitest'
import { openStore, type Store } from '../../store/store.ts'
import { openShared, SimulatedNetwork } from '../../testing/cluster.ts'
import { sure } from '../../testing/house.ts'
import { freshPlace } from '../../testing/place.ts'
import { ANN, duel, ear, join, kinds, openTable } from '../../testing/tables.ts'

const BOB = { id: 'bob', name: 'Bob' }
const TABLES = 12

it('of servers whose people come at the same time one is home, and all people are welcomed', async () => {
  const place = await freshPlace()
  const network = new SimulatedNetwork()
  const open = async (): Promise<Store> => {
    const store = sure(await openStore(place))
    onTestFinished(() => store.close())
    return store
  }
  const store = await open()
  const servers = await Promise.all(
    // A folder is opened once.
    ['one', 'two', 'three'].map(async (id) => openShared(store.isShared ? await open() : store, network, id)),
  )
  for (const guest of [ANN, BOB]) await store.guests.add(guest, `hash of ${guest.id}`)
  const clock = { kind: 'live', bank: 60, each: 60, standIn: null } as const
  for (let table = 0; table < TABLES; table++) {
    const { id } = await openTable(store, { game: 'kabuken', setup: {}, bots: {}, clock, listed: false })
    await store.tables.sit(id, BOB, null)
    const ears = servers.map(() => ear(ANN.id))
    await Promise.all(servers.map(({ tables }, n) => join(tables, id, ears[n])))
    for (const one of ears) expect(kinds(one).filter((kind) => kind !== 'table')).toEqual(['welcome'])
    expect((await store.matches.load(id))?.times.due).toMatchObject([{ kind: 'deadline' }])
  }
  expect(servers.map(({ tables }) => tables.count).reduce((sum, count) => sum + count)).toBe(TABLES)
})

it('what is done at another server comes back over the link, with the home right by construction', async () => {
  const { store, id, asked, other, answer } = await duel()
  const network = new SimulatedNetwork()
  const [one, two] = [await openShared(store, network, 'one'), await openShared(store, network, 'two')]
  const [first, second] = [ear(other), ear(asked)]
  await join(one.tables, id, first)
  const away = await join(two.tables, id, second)
  await away.receive(second, answer)
  expect(kinds(second)).toEqual(['welcome', 'accepted', 'step'])
  expect(kinds(first)).toEqual(['welcome', 'table', 'step'])
  expect([one.tables.count, two.tables.count]).toEqual([1, 0])
  expect([...one.tables.present(id)].toSorted()).toEqual([asked, other].toSorted())
})

it('a drained server gives its tables away at once, and people elsewhere go on', async () => {
  const { store, id, asked, other, answer } = await duel()
  const network = new SimulatedNetwork()
  const [one, two] = [await openShared(store, network, 'one'), await openShared(store, network, 'two')]
  const [first, second] = [ear(other), ear(asked)]
  await join(one.tables, id, first)
  await join(two.tables, id, second)
  await one.tables.drain(true)
  expect(first.moves).toBe(1)
  await expect.poll(() => second.moves).toBe(1)
  const again = await join(two.tables, id, second)
  expect([one.tables.count, two.tables.count]).toEqual([0, 1])
  await again.receive(second, answer)
  expect(kinds(second)).toEqual(['welcome', 'welcome', 'accepted', 'step'])
})

it('a server that wakes up after its lease has run out can write nothing, and what it could not write is done elsewhere', async () => {
  const { store, id, asked, other, answer } = await duel()
  const network = new SimulatedNetwork()
  const [one, two] = [await openShared(store, network, 'one'), await openShared(store, network, 'two')]
  const first = ear(asked)
  const sleeper = await join(one.tables, id, first)
  // The database's clock has gone on while the first server slept.
  await store.homes.leave('one')
  const second = ear(other)
  await join(two.tables, id, second)
  await expect(sleeper.receive(first, answer)).rejects.toThrow('closed')
  expect(await store.matches.entries(id)).toEqual([])
  expect([first.moves, kinds(first)]).toEqual([1, ['welcome']])
  const away = await join(one.tables, id, first)
  await away.receive(first, answer, true)
  expect(kinds(first)).toEqual(['welcome', 'welcome', 'accepted', 'step'])
  expect(await store.matches.entries(id)).toHaveLength(1)
})

it('an answer that is sent again is accepted if it is in the record, and not given twice', async () => {
  const { store, id, asked, answer } = await duel()
  const network = new SimulatedNetwork()
  const [one, two] = [await openShared(store, network, 'one'), await openShared(store, network, 'two')]
  const first = ear(asked)
  await (await join(one.tables, id, first)).receive(first, answer)
  await store.homes.leave('one')
  const again = await join(two.tables, id, first)
  await again.receive(first, answer, true)
  expect(kinds(first)).toEqual(['welcome', 'accepted', 'step', 'welcome', 'accepted'])
  expect(await store.matches.entries(id)).toHaveLength(1)
})
