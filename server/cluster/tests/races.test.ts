import { expect, it } from 'vitest'
import type { Store } from '../../store/store.ts'
import { openShared, SimulatedNetwork } from '../../testing/cluster.ts'
import { duel, ear, join, kinds, openTables } from '../../testing/tables.ts'

/** A gate that a test holds shut. */
const gate = () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** Two servers on one store; `first` replaces parts of it for the first one. */
const twoServers = async (store: Store, first: Partial<Store>) => {
  const network = new SimulatedNetwork()
  const one = await openShared({ ...store, ...first }, network, 'one')
  return { one, two: await openShared(store, network, 'two') }
}

it('a connection whose table moves while it joins is joined once', async () => {
  const { store, id, asked, other, answer } = await duel()
  const { open, opened } = gate()
  const load: Store['matches']['load'] = async (...of) => {
    await opened
    return store.matches.load(...of)
  }
  const { one, two } = await twoServers(store, { matches: { ...store.matches, load } })
  const [first, second] = [ear(other), ear(asked)]
  const joining = join(one.tables, id, first)
  await expect.poll(() => one.tables.count).toBe(1)
  await store.homes.leave('one')
  const home = await join(two.tables, id, second)
  await expect.poll(() => one.tables.count).toBe(0)
  open()
  const away = await joining
  await home.receive(second, answer)
  await expect.poll(() => kinds(first)).toEqual(['welcome', 'step'])
  expect(first.moves).toBe(0)
  await away.leave(first)
  await expect.poll(() => two.tables.size(id)).toBe(1)
})

it('a lease that was lost before its table was in memory is not used', async () => {
  const { store, id, asked, other, answer } = await duel()
  const { open, opened } = gate()
  const find: Store['tables']['find'] = async (table) => {
    const row = await store.tables.find(table)
    await opened
    return row
  }
  const { one, two } = await twoServers(store, { tables: { ...store.tables, find } })
  const [first, second] = [ear(other), ear(asked)]
  const joining = join(one.tables, id, first)
  await expect.poll(async () => (await store.homes.find(id))?.id).toBe('one')
  await store.homes.leave('one')
  const home = await join(two.tables, id, second)
  await expect.poll(() => one.reports.length).toBeGreaterThan(0)
  open()
  await joining
  await home.receive(second, answer)
  await expect.poll(() => kinds(first).at(-1)).toBe('step')
  expect([one.tables.count, two.tables.count]).toEqual([0, 1])
})

it('a table that could not be given back is hosted again when someone asks for it', async () => {
  const { store, id, asked, other } = await duel()
  const release: Store['homes']['release'] = () => Promise.reject(new Error('the database is away'))
  const { one, two } = await twoServers(store, { homes: { ...store.homes, release } })
  const [first, second] = [ear(other), ear(asked)]
  await (await join(one.tables, id, first)).leave(first)
  await expect.poll(() => one.reports).toEqual([expect.stringContaining('the database is away')])
  await join(two.tables, id, second)
  expect(kinds(second)).toEqual(['welcome'])
  expect([one.tables.count, two.tables.count]).toEqual([1, 0])
})

it('someone whose welcome failed is not taken for present', async () => {
  const { store, id, asked, other } = await duel()
  let isAway = false
  const heardBy: Store['talk']['heardBy'] = (...of) => {
    const failing = isAway
    isAway = false
    return failing ? Promise.reject(new Error('the database is away')) : store.talk.heardBy(...of)
  }
  const { one, two } = await twoServers(store, { talk: { ...store.talk, heardBy } })
  const [first, second] = [ear(other), ear(asked)]
  const home = await join(one.tables, id, first)
  isAway = true
  const away = await join(two.tables, id, second)
  expect(one.tables.size(id)).toBe(2)
  await away.leave(second)
  await home.leave(first)
  await expect.poll(() => one.tables.count).toBe(0)
})

it('what is sent after an answer that is sent again is done after it', async () => {
  const { store, id, asked, answer } = await duel()
  const { choice: _choice, ...rest } = answer
  const first = ear(asked)
  const table = await join(openTables(store), id, first)
  await Promise.all([table.receive(first, answer, true), table.receive(first, { ...rest, type: 'takeBack' })])
  expect(kinds(first)).toEqual(['welcome', 'accepted', 'step', 'refused'])
})

it('another answer to a decision that is in the record is not accepted', async () => {
  const { store, id, asked, answer } = await duel()
  const first = ear(asked)
  const table = await join(openTables(store), id, first)
  await table.receive(first, answer)
  await table.receive(first, answer, true)
  await table.receive(first, { ...answer, choice: { do: 'another' } }, true)
  expect(kinds(first)).toEqual(['welcome', 'accepted', 'step', 'accepted', 'refused'])
})
