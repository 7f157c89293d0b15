import { describe, expect, it, onTestFinished } from 'vitest'
import { sure } from '../testing/house.ts'
import { commitTo, ENTRY, matchRow } from '../testing/matches.ts'
import { freshPlace } from '../testing/place.ts'
import { openStore, type Store } from './store.ts'
import { NOBODY, type Times } from './times.ts'

const ANN = { id: 'ann', name: 'Ann' }
const BOB = { id: 'bob', name: 'Bob' }
const ROW = {
  ...matchRow('table'),
  seats: [ANN, BOB].map((guest) => ({ kind: 'person', guest, standIn: null }) as const),
}
const SEALED = { seat: 1, decision: '0B', choice: { do: 'hit', n: [1] }, by: 'player', left: 700 } as const
const WISH = { seat: 0, wish: 'undo', to: 3 } as const
const ORDERS = { seat: 1, orders: { takeUpTo: 2 }, except: '3B' }
const TIMES: Times = { banks: [5000, 60_000], due: [{ seat: 1, decision: '0B', kind: 'deadline', at: 99 }] }
const RESULT = { game: 'kabuken', places: [2, 1], at: 77, rated: null }

const furnished = async (row = ROW): Promise<Store> => {
  const store = sure(await openStore(await freshPlace()))
  onTestFinished(() => store.close())
  for (const guest of [ANN, BOB]) await store.guests.add(guest, `hash of ${guest.id}`)
  await store.tables.add(row, 60_000)
  return store
}

const load = async (store: Store) => {
  const stored = await store.matches.load('table')
  if (stored === null) throw new Error('the table is gone')
  return stored
}

describe('a commit', () => {
  it('writes an entry, and nothing that it does not name', async () => {
    const store = await furnished()
    const before = await load(store)
    expect(before).toEqual({
      row: ROW,
      entries: [],
      sealed: [],
      wishes: [],
      orders: [],
      times: { banks: [60_000, 60_000], due: [{ seat: NOBODY, decision: '', kind: 'bot', at: 0 }] },
    })
    expect(await store.matches.commit(commitTo('table', 0))).toBe(true)
    expect(await load(store)).toEqual({ ...before, row: ROW, entries: [ENTRY] })
  })

  it.each([
    ['sealed', [SEALED, { ...SEALED, seat: 0, decision: '0A', choice: null, by: 'bot', left: null }], [SEALED]],
    ['wishes', [WISH, { seat: 1, wish: 'tie', to: null }], [{ ...WISH, wish: 'agree' }]],
    ['orders', [ORDERS, { seat: 0, orders: {}, except: null }], [{ ...ORDERS, except: null }]],
  ] as const)('replaces the %s whole', async (name, first, second) => {
    const store = await furnished()
    const sorted = first.toSorted((one, other) => one.seat - other.seat)
    for (const [list, stored] of [
      [first, sorted],
      [second, second],
      [[], []],
    ]) {
      expect(await store.matches.commit(commitTo('table', 0, { entry: null, [name]: list }))).toBe(true)
      expect((await load(store))[name]).toEqual(stored)
    }
  })

  it('replaces the clocks', async () => {
    const store = await furnished()
    await store.matches.commit(commitTo('table', 0, { times: TIMES }))
    expect((await load(store)).times).toEqual(TIMES)
    expect([await store.times.dueBy(98), await store.times.dueBy(99)]).toEqual([[], ['table']])
    await store.matches.commit(commitTo('table', 1, { times: { ...TIMES, due: [] } }))
    expect((await load(store)).times).toEqual({ ...TIMES, due: [] })
  })

  it('hands a seat to a bot and back', async () => {
    const store = await furnished()
    for (const [seq, bot] of ['greedy', null].entries()) {
      await store.matches.commit(commitTo('table', seq, { standIn: { seat: 1, bot } }))
      expect((await load(store)).row.seats).toEqual([ROW.seats[0], { ...ROW.seats[1], standIn: bot }])
    }
  })

  it('with a result ends the match: its orders go, and its people see how it ended', async () => {
    const store = await furnished()
    await store.matches.commit(commitTo('table', 0, { orders: [ORDERS], sealed: [SEALED] }))
    await store.matches.commit(commitTo('table', 1, { sealed: [], times: { ...TIMES, due: [] }, result: RESULT }))
    expect(await load(store)).toMatchObject({ row: { status: 'over' }, orders: [], sealed: [], times: { due: [] } })
    const [match] = await store.people.matchesOf('ann', { onlyPublic: false, after: null, most: 5 })
    expect(match).toMatchObject({ table: 'table', at: 77, seats: [{ place: 2 }, { place: 1 }] })
    expect(await store.people.ratingsOf('ann')).toEqual([])
  })

  it('with the result of a rated match changes the ratings', async () => {
    const store = await furnished({ ...ROW, rated: true })
    const rated = { guests: ['ann', 'bob'], sides: [[0], [1]] }
    await store.matches.commit(commitTo('table', 0, { result: { ...RESULT, rated } }))
    const [[ann], [bob]] = [await store.people.ratingsOf('ann'), await store.people.ratingsOf('bob')]
    expect([ann.matches, bob.matches]).toEqual([1, 1])
    expect(ann.points).toBeLessThan(1000)
    expect(bob.points).toBeGreaterThan(1000)
  })
})

describe('a commit that comes too late', () => {
  it('writes nothing if its entry is there already, or the one before it is missing', async () => {
    const store = await furnished()
    await store.matches.commit(commitTo('table', 0, { sealed: [SEALED] }))
    const before = await load(store)
    for (const seq of [0, 2])
      expect(
        await store.matches.commit(
          commitTo('table', seq, { sealed: [], wishes: [WISH], times: TIMES, result: RESULT }),
        ),
      ).toBe(false)
    expect(await load(store)).toEqual(before)
  })

  it('writes nothing if others have answered since, even without an entry', async () => {
    const store = await furnished()
    await store.matches.commit(commitTo('table', 0))
    expect(await store.matches.commit(commitTo('table', 0, { entry: null, wishes: [WISH] }))).toBe(false)
    expect((await load(store)).wishes).toEqual([])
  })

  it('writes nothing if another server has taken the table', async () => {
    const store = await furnished()
    await store.homes.renew({ id: 'one', url: 'http://one' }, 60_000)
    const first = await store.homes.settle('table', 'one')
    if (first.kind !== 'here') throw new Error('the table should be free')
    const { lease } = first
    expect(await store.matches.commit(commitTo('table', 0, { lease, wishes: [WISH] }))).toBe(true)
    await store.homes.leave('one')
    expect(await store.homes.settle('table', 'two')).toMatchObject({ kind: 'here', isTakenOver: true })
    const before = await load(store)
    expect(await store.matches.commit(commitTo('table', 1, { lease, wishes: [] }))).toBe(false)
    expect(await store.matches.commit(commitTo('table', 1, { lease, entry: null, wishes: [] }))).toBe(false)
    expect(await store.tables.end('table', lease)).toBe(false)
    expect(await store.talk.say('table', { guest: 'ann', seat: 0, text: 'too late', at: 0 }, lease)).toBeNull()
    expect(await load(store)).toEqual(before)
    expect(await store.talk.speakers('table')).toEqual([])
  })

  it('one entry is taken for each place, and they are kept in order', async () => {
    const store = await furnished()
    const commits = [0, 0, 0, 1, 1].map((seq) => store.matches.commit(commitTo('table', seq)))
    expect(await Promise.all(commits)).toEqual([true, false, false, true, false])
    for (let seq = 2; seq <= 10; seq++)
      await store.matches.commit(commitTo('table', seq, { entry: { ...ENTRY, seat: `${seq}` } }))
    const list = await store.matches.entries('table')
    expect(list).toHaveLength(11)
    expect(list[10]).toEqual({ ...ENTRY, seat: '10' })
    expect((await load(store)).entries).toEqual(list)
  })
})

it('a commit that fails leaves nothing behind, and those beside it are written', async () => {
  const store = await furnished()
  await store.tables.add(matchRow('other'))
  const before = await load(store)
  // There cannot be two orders of one seat: this fails after the entry and the sealed answer were written.
  const bad = commitTo('table', 0, { sealed: [SEALED], orders: [ORDERS, ORDERS] })
  const told = await Promise.allSettled([
    store.matches.commit(commitTo('other', 0)),
    store.matches.commit(bad),
    store.matches.commit(commitTo('other', 1)),
  ])
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await load(store)).toEqual(before)
  expect(await store.matches.entries('other')).toEqual([ENTRY, ENTRY])
})

it('of a table that is not there nothing is loaded', async () => {
  const store = await furnished()
  expect(await store.matches.load('nowhere')).toBeNull()
  expect(await store.matches.entries('nowhere')).toEqual([])
})

it('a match is loaded as it is at one moment, whatever is written meanwhile', async () => {
  const store = await furnished()
  const loads: Promise<Awaited<ReturnType<typeof load>>>[] = []
  const commits: Promise<boolean>[] = []
  for (let seq = 0; seq < 20; seq++) {
    // Each entry comes with as many milliseconds on the clock.
    const times: Times = { banks: [seq + 1, seq + 1], due: [] }
    commits.push(store.matches.commit(commitTo('table', seq, { times })))
    loads.push(load(store))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await Promise.all(commits)).toEqual(commits.map(() => true))
  for (const { entries, times } of await Promise.all(loads))
    expect(times.banks).toEqual(entries.length === 0 ? [60_000, 60_000] : [entries.length, entries.length])
})
