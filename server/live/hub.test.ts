import { describe, expect, it, onTestFinished } from 'vitest'
import type { Store } from '../store/store.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { duel, ear, join, kinds, openHub } from '../testing/hub.ts'

describe('of two that write the same entry', () => {
  it('one wins; the other looks again and finds its decision closed', async () => {
    const { store, id, asked, answer } = await duel()
    const [first, second] = [ear(asked), ear(asked)]
    const here = await join(openHub(store), id, first)
    const there = await join(openHub(store), id, second)
    await here.hear(first, answer)
    await there.hear(second, answer)
    expect(kinds(first)).toEqual(['welcome', 'accepted', 'step'])
    expect(kinds(second)).toEqual(['welcome', 'welcome', 'refused'])
    expect(second.heard[1]).toMatchObject({ seq: 1 })
    expect(await store.entries.list(id)).toHaveLength(1)
  })

  it('the other tries again what still fits', async () => {
    const { store, id, asked, other, answer } = await duel()
    const [first, second] = [ear(asked), ear(other)]
    const here = await join(openHub(store), id, first)
    const there = await join(openHub(store), id, second)
    await here.hear(first, answer)
    await there.hear(second, { type: 'giveUp' })
    expect(kinds(second)).toEqual(['welcome', 'welcome', 'accepted', 'step', 'table'])
    expect(second.heard[3]).toMatchObject({ seq: 2 })
    expect(await store.entries.list(id)).toMatchObject([{ kind: 'answers' }, { kind: 'giveUp' }])
  })

  it('the other is not told that somebody has given orders meanwhile', async () => {
    const { store, id, asked, other, answer } = await duel()
    const [first, second] = [ear(other), ear(asked)]
    const here = await join(openHub(store), id, first)
    const there = await join(openHub(store), id, second)
    await here.hear(first, { type: 'orders', orders: { takeUpTo: 2 } })
    expect(kinds(first)).toEqual(['welcome', 'accepted', 'orders'])
    await there.hear(second, answer)
    expect(kinds(second)).toEqual(['welcome', 'accepted', 'step'])
  })
})

describe('what another server writes while a match is read', () => {
  type Reading = 'find' | 'load' | 'version'

  /** Two servers; what is to happen before the second one reads something happens once. */
  const twoServers = async () => {
    const { store: alone, id, asked, other, answer } = await duel()
    const store: Store = { ...alone, isShared: true }
    const { tables, times } = store
    const before: Partial<Record<Reading, () => Promise<void>>> = {}
    const eventful =
      <R>(name: Reading, read: (id: string) => Promise<R>) =>
      async (of: string): Promise<R> => {
        const happen = before[name]
        delete before[name]
        await happen?.()
        return read(of)
      }
    const there = openHub({
      ...store,
      tables: { ...tables, find: eventful('find', tables.find), version: eventful('version', tables.version) },
      times: { ...times, load: eventful('load', times.load) },
    })
    const here = await join(openHub(store), id, ear(asked))
    const first = ear(asked)
    return {
      id,
      there,
      before,
      second: ear(other),
      play: () => here.hear(first, answer),
      giveUp: () => here.hear(ear(other), { type: 'giveUp' }),
    }
  }

  it('is followed too', async () => {
    const { id, there, before, second, play, giveUp } = await twoServers()
    const table = await join(there, id, second)
    await play()
    before.load = giveUp
    await table.reached(Number.MAX_SAFE_INTEGER)
    expect(second.heard.at(-1)).toMatchObject({ type: 'welcome', seq: 2, table: { status: 'over' } })
  })

  it('is part of what somebody sees who comes', async () => {
    const { id, there, before, second, play, giveUp } = await twoServers()
    await play()
    before.load = giveUp
    await join(there, id, second)
    expect(second.heard).toMatchObject([{ type: 'welcome', seq: 2, table: { status: 'over' } }])
  })

  it('is followed when names or seats are read anew', async () => {
    const { id, there, before, second, play } = await twoServers()
    const table = await join(there, id, second)
    before.find = play
    await table.changed()
    expect(kinds(second)).toEqual(['welcome', 'step', 'table'])
  })

  it('is told when the database is back that was away before it could be told', async () => {
    const { id, there, before, second, play } = await twoServers()
    const table = await join(there, id, second)
    await play()
    before.version = async () => {
      before.version = () => Promise.reject(new Error('the database is away'))
    }
    await expect(table.reached(Number.MAX_SAFE_INTEGER)).rejects.toThrow('the database is away')
    await table.wake()
    expect(kinds(second)).toEqual(['welcome', 'welcome'])
    expect(second.heard.at(-1)).toMatchObject({ seq: 1 })
  })
})

it('clocks are told as they are when the disk has kept everybody waiting', async () => {
  const { store, id, asked, answer } = await duel({ kind: 'live', bank: 0, each: 60, standIn: null })
  const clock = new HandClock()
  const append: Store['entries']['append'] = async (...given) => {
    const isWritten = await store.entries.append(...given)
    clock.pass(3000)
    return isWritten
  }
  const hub = openHub({ ...store, entries: { ...store.entries, append } }, [], { clock })
  onTestFinished(() => hub.close())
  const first = ear(asked)
  const table = await join(hub, id, first)
  await table.hear(first, answer)
  const left = 60_000 - 3000
  expect(first.heard.at(-1)).toMatchObject({
    type: 'step',
    clocks: expect.arrayContaining([expect.objectContaining({ left })]),
  })
})

it('what does not come to the disk is told nobody, and everybody begins anew', async () => {
  const { store, id, asked, other, answer } = await duel()
  let isAway = false
  const append: Store['entries']['append'] = (...given) =>
    isAway ? Promise.reject(new Error('the disk is full')) : store.entries.append(...given)
  const hub = openHub({ ...store, entries: { ...store.entries, append } })
  const [first, second] = [ear(asked), ear(other)]
  const table = await join(hub, id, first)
  await join(hub, id, second)
  isAway = true
  await expect(table.hear(first, answer)).rejects.toThrow('the disk is full')
  isAway = false
  await table.hear(first, answer)
  expect(kinds(first)).toEqual(['welcome', 'table', 'welcome', 'accepted', 'step'])
  expect(kinds(second)).toEqual(['welcome', 'welcome', 'step'])
  expect(second.heard.at(-1)).toMatchObject({ seq: 1 })
})

describe('on the way back', () => {
  it('nobody is told that somebody has given orders meanwhile', async () => {
    const { store, id, asked, other, answer } = await duel()
    const [first, second] = [ear(other), ear(asked)]
    const here = await join(openHub(store), id, first)
    const there = await join(openHub(store), id, second)
    await there.hear(second, answer)
    await here.hear(first, { type: 'orders', orders: { takeUpTo: 2 } })
    await there.hear(second, { type: 'undo', say: 'ask' })
    expect(kinds(second)).toEqual(['welcome', 'accepted', 'step', 'accepted', 'sealed'])
    expect(second.heard.at(-1)).toMatchObject({ seq: 1, wishes: [{ wish: 'undo' }] })
  })

  it('nobody can agree to what is no longer wanted', async () => {
    const { store, id, asked, other, answer } = await duel()
    const [first, second] = [ear(asked), ear(other)]
    const here = await join(openHub(store), id, first)
    const there = await join(openHub(store), id, second)
    await here.hear(first, answer)
    await here.hear(first, { type: 'undo', say: 'ask' })
    await there.hear(second, { type: 'resume' })
    await here.hear(first, { type: 'undo', say: 'withdraw' })
    await there.hear(second, { type: 'undo', say: 'agree' })
    expect(second.heard.at(-1)).toMatchObject({ type: 'refused' })
    expect(await store.entries.list(id)).toHaveLength(1)
  })
})

describe('a disk that fails', () => {
  it('is never ahead of or behind what was told', async () => {
    const { store, id, asked, other, answer } = await duel()
    let isBroken = true
    const failing: Store = {
      ...store,
      entries: {
        ...store.entries,
        append: (...args) => (isBroken ? Promise.reject(new Error('the disk is full')) : store.entries.append(...args)),
      },
    }
    const [first, second] = [ear(asked), ear(other)]
    const hub = openHub(failing)
    const table = await join(hub, id, first)
    await join(hub, id, second)
    await expect(table.hear(first, answer)).rejects.toThrow('the disk is full')
    expect(first.heard.at(-1)).toMatchObject({ type: 'welcome', seq: 0 })
    expect(kinds(second)).toEqual(['welcome', 'welcome'])
    isBroken = false
    await table.hear(first, answer)
    expect(second.heard.at(-1)).toMatchObject({ type: 'step', seq: 1 })
  })
})

describe('a match that does not replay', () => {
  it('ends without a result, and its people are told', async () => {
    const { store, id, asked, answer } = await duel()
    await store.entries.append(id, 1, {
      entry: { kind: 'giveUp', seat: 'A', hash: '0123456789ab' },
      isLast: false,
      hasSealed: true,
    })
    const reports: string[] = []
    const person = ear(asked)
    const table = await join(openHub(store, reports), id, person)
    expect(person.heard).toMatchObject([
      { type: 'welcome', view: null, outcome: null, table: { status: 'over' } },
      { type: 'error', message: expect.stringContaining('without a result') },
    ])
    await table.hear(person, answer)
    expect(person.heard.at(-1)).toMatchObject({ type: 'error', message: expect.stringContaining('without a result') })
    expect(reports).toEqual([expect.stringMatching(/does not replay: entries\[0\]\.hash/)])
    expect((await store.tables.find(id))?.status).toBe('over')
  })

  it('so does one of a game that is gone', async () => {
    const { store, id, asked } = await duel()
    const person = ear(asked)
    await join(openHub(store, [], { games: {} }), id, person)
    expect(kinds(person)).toEqual(['welcome', 'error'])
  })
})

describe('a hub', () => {
  it('forgets a table that nobody is connected to', async () => {
    const { store, id, asked, other, answer } = await duel()
    const hub = openHub(store)
    const [first, second] = [ear(asked), ear(other)]
    const table = await join(hub, id, first)
    expect(await join(hub, id, second)).toBe(table)
    expect([hub.size(id), hub.present(id)]).toEqual([2, new Set([asked, other])])
    await table.hear(first, answer)
    await table.leave(first)
    await table.leave(second)
    expect([hub.size(id), hub.present(id)]).toEqual([0, new Set()])
    const again = ear(asked)
    expect(await join(hub, id, again)).not.toBe(table)
    expect(again.heard[0]).toMatchObject({ type: 'welcome', seq: 1 })
  })

  it('lets nobody in when it is closed, or where there is no table', async () => {
    const { store, id } = await duel()
    const hub = openHub(store)
    expect(await hub.join('nowhere', ear(null))).toBeNull()
    await hub.close()
    expect(await hub.join(id, ear(null))).toBeNull()
  })
})

it('of a match that nobody touches for a while little is kept, and it goes on without the disk', async () => {
  const { store, id, asked, other, answer } = await duel()
  let loaded = 0
  const list: Store['entries']['list'] = (...of) => {
    loaded += 1
    return store.entries.list(...of)
  }
  const hub = openHub({ ...store, isShared: false, entries: { ...store.entries, list } })
  onTestFinished(() => hub.close())
  const [one, two] = [ear(asked), ear(other)]
  const table = await hub.join(id, one)
  await hub.join(id, two)
  hub.rest()
  hub.rest()
  await table?.hear(one, answer)
  expect(one.heard.at(-1)).toMatchObject({ type: 'step', seq: 1 })
  expect(two.heard.at(-1)).toMatchObject({ type: 'step', seq: 1 })
  await table?.hear(two, { type: 'resume' })
  const before = two.heard.at(-1)
  expect(before).toMatchObject({ type: 'welcome', seq: 1 })
  hub.rest()
  hub.rest()
  await table?.hear(two, { type: 'resume' })
  expect(two.heard.at(-1)).toEqual(before)
  expect(loaded).toBe(1)
})

it('what was wished for and ordered at a match is still known when it is taken up again', async () => {
  const { store, id, asked, other, answer } = await duel()
  const hub = openHub({ ...store, isShared: false })
  onTestFinished(() => hub.close())
  const [one, two] = [ear(asked), ear(other)]
  const table = await hub.join(id, one)
  await hub.join(id, two)
  await table?.hear(one, { type: 'orders', orders: { takeUpTo: 2 } })
  await table?.hear(one, answer)
  await table?.hear(one, { type: 'undo', say: 'ask' })
  await table?.hear(one, { type: 'resume' })
  const before = one.heard.at(-1)
  expect(before).toMatchObject({ type: 'welcome', seq: 1, orders: { takeUpTo: 2 }, wishes: [{ wish: 'undo' }] })
  hub.rest()
  hub.rest()
  await table?.hear(one, { type: 'resume' })
  expect(one.heard.at(-1)).toEqual(before)
  await table?.hear(two, { type: 'undo', say: 'agree' })
  expect(one.heard.at(-1)).toMatchObject({ type: 'welcome', seq: 2, wishes: [] })
})

it('a table is said to be worked at only while its rules are asked', async () => {
  const { store, id, asked, answer } = await duel()
  let at = ''
  const seen: string[] = []
  const idle = <T extends readonly unknown[], R>(ask: (...of: T) => R) => {
    return (...of: T): R => {
      seen.push(at)
      return ask(...of)
    }
  }
  const { append, list, sealed } = store.entries
  const entries = { ...store.entries, append: idle(append), list: idle(list), sealed: idle(sealed) }
  const worked = new Set<string>()
  const working = (table: string): void => {
    at = table
    worked.add(table)
  }
  const person = ear(asked)
  const table = await join(openHub({ ...store, entries }, [], { working }), id, person)
  await table.hear(person, answer)
  expect(kinds(person)).toEqual(['welcome', 'accepted', 'step'])
  expect([at, worked, new Set(seen)]).toEqual(['', new Set([id, '']), new Set([''])])
})
