import { describe, expect, it, onTestFinished } from 'vitest'
import type { Store } from '../store/store.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { commitTo } from '../testing/matches.ts'
import { duel, ear, join, kinds, openTables } from '../testing/tables.ts'

describe('two who act at once', () => {
  it('one wins; the other finds its decision closed', async () => {
    const { store, id, asked, answer } = await duel()
    const tables = openTables(store)
    const [first, second] = [ear(asked), ear(asked)]
    const table = await join(tables, id, first)
    await join(tables, id, second)
    await Promise.all([table.receive(first, answer), table.receive(second, answer)])
    expect(kinds(first)).toEqual(['welcome', 'accepted', 'step'])
    expect(kinds(second)).toEqual(['welcome', 'step', 'refused'])
    expect(second.heard[1]).toMatchObject({ seq: 1 })
    expect(await store.matches.entries(id)).toHaveLength(1)
  })

  it('what still fits is done after the other', async () => {
    const { store, id, asked, other, answer } = await duel()
    const tables = openTables(store)
    const [first, second] = [ear(asked), ear(other)]
    const table = await join(tables, id, first)
    await join(tables, id, second)
    await Promise.all([table.receive(first, answer), table.receive(second, { type: 'giveUp' })])
    expect(kinds(second)).toEqual(['welcome', 'step', 'accepted', 'step', 'table'])
    expect(second.heard[3]).toMatchObject({ seq: 2 })
    expect(await store.matches.entries(id)).toMatchObject([{ kind: 'answers' }, { kind: 'giveUp' }])
  })

  it('nobody is told that another has given orders', async () => {
    const { store, id, asked, other, answer } = await duel()
    const tables = openTables(store)
    const [first, second] = [ear(asked), ear(other)]
    const table = await join(tables, id, first)
    await join(tables, id, second)
    await table.receive(second, { type: 'orders', orders: { takeUpTo: 2 } })
    expect(kinds(second)).toEqual(['welcome', 'accepted', 'orders'])
    await table.receive(first, answer)
    expect(kinds(first)).toEqual(['welcome', 'table', 'accepted', 'step'])
  })
})

it('clocks are told as they are when the disk has kept everybody waiting', async () => {
  const { store, id, asked, answer } = await duel({ kind: 'live', bank: 0, each: 60, standIn: null })
  const clock = new HandClock()
  const commit: Store['matches']['commit'] = async (...given) => {
    const isWritten = await store.matches.commit(...given)
    clock.pass(3000)
    return isWritten
  }
  const hub = openTables({ ...store, matches: { ...store.matches, commit } }, [], { clock })
  onTestFinished(() => hub.close())
  const first = ear(asked)
  const table = await join(hub, id, first)
  await table.receive(first, answer)
  const left = 60_000 - 3000
  expect(first.heard.at(-1)).toMatchObject({
    type: 'step',
    clocks: expect.arrayContaining([expect.objectContaining({ left })]),
  })
})

it('what does not come to the disk is told nobody, and everybody begins anew', async () => {
  const { store, id, asked, other, answer } = await duel()
  let isAway = false
  const commit: Store['matches']['commit'] = (...given) =>
    isAway ? Promise.reject(new Error('the disk is full')) : store.matches.commit(...given)
  const hub = openTables({ ...store, matches: { ...store.matches, commit } })
  const [first, second] = [ear(asked), ear(other)]
  const table = await join(hub, id, first)
  await join(hub, id, second)
  isAway = true
  await expect(table.receive(first, answer)).rejects.toThrow('the disk is full')
  isAway = false
  await table.receive(first, answer)
  expect(kinds(first)).toEqual(['welcome', 'table', 'welcome', 'accepted', 'step'])
  expect(kinds(second)).toEqual(['welcome', 'welcome', 'step'])
  expect(second.heard.at(-1)).toMatchObject({ seq: 1 })
})

describe('on the way back', () => {
  it('nobody is told that somebody has given orders meanwhile', async () => {
    const { store, id, asked, other, answer } = await duel()
    const tables = openTables(store)
    const [first, second] = [ear(other), ear(asked)]
    const table = await join(tables, id, first)
    await join(tables, id, second)
    await table.receive(second, answer)
    await table.receive(first, { type: 'orders', orders: { takeUpTo: 2 } })
    await table.receive(second, { type: 'undo', say: 'ask' })
    expect(kinds(second)).toEqual(['welcome', 'accepted', 'step', 'accepted', 'sealed'])
    expect(second.heard.at(-1)).toMatchObject({ seq: 1, wishes: [{ wish: 'undo' }] })
  })

  it('nobody can agree to what is no longer wanted', async () => {
    const { store, id, asked, other, answer } = await duel()
    const tables = openTables(store)
    const [first, second] = [ear(asked), ear(other)]
    const table = await join(tables, id, first)
    await join(tables, id, second)
    await table.receive(first, answer)
    await table.receive(first, { type: 'undo', say: 'ask' })
    await table.receive(first, { type: 'undo', say: 'withdraw' })
    await table.receive(second, { type: 'undo', say: 'agree' })
    expect(second.heard.at(-1)).toMatchObject({ type: 'refused' })
    expect(await store.matches.entries(id)).toHaveLength(1)
  })
})

describe('a disk that fails', () => {
  it('is never ahead of or behind what was told', async () => {
    const { store, id, asked, other, answer } = await duel()
    let isBroken = false
    const failing: Store = {
      ...store,
      matches: {
        ...store.matches,
        commit: (...args) => (isBroken ? Promise.reject(new Error('the disk is full')) : store.matches.commit(...args)),
      },
    }
    const [first, second] = [ear(asked), ear(other)]
    const hub = openTables(failing)
    const table = await join(hub, id, first)
    await join(hub, id, second)
    isBroken = true
    await expect(table.receive(first, answer)).rejects.toThrow('the disk is full')
    expect(first.heard.at(-1)).toMatchObject({ type: 'welcome', seq: 0 })
    expect(kinds(second)).toEqual(['welcome', 'welcome'])
    isBroken = false
    await table.receive(first, answer)
    expect(second.heard.at(-1)).toMatchObject({ type: 'step', seq: 1 })
  })
})

describe('a match that does not replay', () => {
  it('ends without a result, and its people are told', async () => {
    const { store, id, asked, answer } = await duel()
    await store.matches.commit(commitTo(id, 0))
    const reports: string[] = []
    const person = ear(asked)
    const table = await join(openTables(store, reports), id, person)
    expect(person.heard).toMatchObject([
      { type: 'welcome', view: null, outcome: null, table: { status: 'over' } },
      { type: 'error', message: expect.stringContaining('without a result') },
    ])
    await table.receive(person, answer)
    expect(person.heard.at(-1)).toMatchObject({ type: 'error', message: expect.stringContaining('without a result') })
    expect(reports).toEqual([expect.stringMatching(/does not replay: entries\[0\]\.hash/)])
    expect((await store.tables.find(id))?.status).toBe('over')
  })

  it('so does one of a game that is gone', async () => {
    const { store, id, asked } = await duel()
    const person = ear(asked)
    await join(openTables(store, [], { games: {} }), id, person)
    expect(kinds(person)).toEqual(['welcome', 'error'])
  })
})

describe('a hub', () => {
  it('forgets a table that nobody is connected to', async () => {
    const { store, id, asked, other, answer } = await duel()
    const hub = openTables(store)
    const [first, second] = [ear(asked), ear(other)]
    const table = await join(hub, id, first)
    expect(await join(hub, id, second)).toBe(table)
    expect([hub.size(id), hub.present(id)]).toEqual([2, new Set([asked, other])])
    await table.receive(first, answer)
    await table.leave(first)
    await table.leave(second)
    expect([hub.size(id), hub.present(id)]).toEqual([0, new Set()])
    const again = ear(asked)
    expect(await join(hub, id, again)).not.toBe(table)
    expect(again.heard[0]).toMatchObject({ type: 'welcome', seq: 1 })
  })

  it('lets nobody in when it is closed, or where there is no table', async () => {
    const { store, id } = await duel()
    const hub = openTables(store)
    expect(await hub.join('nowhere', ear(null))).toBeNull()
    await hub.close()
    expect(await hub.join(id, ear(null))).toBeNull()
  })
})

it('of a match that nobody touches for a while little is kept, and it goes on without the disk', async () => {
  const { store, id, asked, other, answer } = await duel()
  let loaded = 0
  const load: Store['matches']['load'] = (...of) => {
    loaded += 1
    return store.matches.load(...of)
  }
  const hub = openTables({ ...store, matches: { ...store.matches, load } })
  onTestFinished(() => hub.close())
  const [one, two] = [ear(asked), ear(other)]
  const table = await hub.join(id, one)
  await hub.join(id, two)
  hub.rest()
  hub.rest()
  await table?.receive(one, answer)
  expect(one.heard.at(-1)).toMatchObject({ type: 'step', seq: 1 })
  expect(two.heard.at(-1)).toMatchObject({ type: 'step', seq: 1 })
  await table?.receive(two, { type: 'resume' })
  const before = two.heard.at(-1)
  expect(before).toMatchObject({ type: 'welcome', seq: 1 })
  hub.rest()
  hub.rest()
  await table?.receive(two, { type: 'resume' })
  expect(two.heard.at(-1)).toEqual(before)
  expect(loaded).toBe(1)
})

it('what was wished for and ordered at a match is still known when it is taken up again', async () => {
  const { store, id, asked, other, answer } = await duel()
  const hub = openTables(store)
  onTestFinished(() => hub.close())
  const [one, two] = [ear(asked), ear(other)]
  const table = await hub.join(id, one)
  await hub.join(id, two)
  await table?.receive(one, { type: 'orders', orders: { takeUpTo: 2 } })
  await table?.receive(one, answer)
  await table?.receive(one, { type: 'undo', say: 'ask' })
  await table?.receive(one, { type: 'resume' })
  const before = one.heard.at(-1)
  expect(before).toMatchObject({ type: 'welcome', seq: 1, orders: { takeUpTo: 2 }, wishes: [{ wish: 'undo' }] })
  hub.rest()
  hub.rest()
  await table?.receive(one, { type: 'resume' })
  expect(one.heard.at(-1)).toEqual(before)
  await table?.receive(two, { type: 'undo', say: 'agree' })
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
  const { commit, load, entries } = store.matches
  const matches = { commit: idle(commit), load: idle(load), entries: idle(entries) }
  const worked = new Set<string>()
  const working = (table: string): void => {
    at = table
    worked.add(table)
  }
  const person = ear(asked)
  const table = await join(openTables({ ...store, matches }, [], { working }), id, person)
  await table.receive(person, answer)
  expect(kinds(person)).toEqual(['welcome', 'accepted', 'step'])
  expect([at, worked, new Set(seen)]).toEqual(['', new Set([id, '']), new Set([''])])
})
