import { describe, expect, it, onTestFinished } from 'vitest'
import type { Store } from '../store/store.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { commitTo } from '../testing/matches.ts'
import { duel, ear, join, kinds, openTables } from '../testing/tables.ts'

describe('of two that write the same entry', () => {
  it('one wins; the other looks again and finds its decision closed', async () => {
    const { store, id, asked, answer } = await duel()
    const [first, second] = [ear(asked), ear(asked)]
    const here = await join(openTables(store), id, first)
    const there = await join(openTables(store), id, second)
    await here.receive(first, answer)
    await there.receive(second, answer)
    expect(kinds(first)).toEqual(['welcome', 'accepted', 'step'])
    expect(kinds(second)).toEqual(['welcome', 'welcome', 'refused'])
    expect(second.heard[1]).toMatchObject({ seq: 1 })
    expect(await store.matches.entries(id)).toHaveLength(1)
  })

  it('the other tries again what still fits', async () => {
    const { store, id, asked, other, answer } = await duel()
    const [first, second] = [ear(asked), ear(other)]
    const here = await join(openTables(store), id, first)
    const there = await join(openTables(store), id, second)
    await here.receive(first, answer)
    await there.receive(second, { type: 'giveUp' })
    expect(kinds(second)).toEqual(['welcome', 'welcome', 'accepted', 'step', 'table'])
    expect(second.heard[3]).toMatchObject({ seq: 2 })
    expect(await store.matches.entries(id)).toMatchObject([{ kind: 'answers' }, { kind: 'giveUp' }])
  })

  it('the other is not told that somebody has given orders meanwhile', async () => {
    const { store, id, asked, other, answer } = await duel()
    const [first, second] = [ear(other), ear(asked)]
    const here = await join(openTables(store), id, first)
    const there = await join(openTables(store), id, second)
    await here.receive(first, { type: 'orders', orders: { takeUpTo: 2 } })
    expect(kinds(first)).toEqual(['welcome', 'accepted', 'orders'])
    await there.receive(second, answer)
    expect(kinds(second)).toEqual(['welcome', 'accepted', 'step'])
  })
})

describe('what another server writes while a match is read', () => {
  /** A folder as if several servers shared it. */
  const shared = (store: Store): Store => {
    const { tables, matches } = store
    if (store.isShared) return store
    const commit: Store['matches']['commit'] = async (one) => {
      if ((await tables.version(one.table)) !== one.version) return false
      const isWritten = await matches.commit(one)
      // Somebody who does not sit there changes nothing but the version.
      if (isWritten) await tables.leave(one.table, { id: 'stranger', name: 'Stranger' })
      return isWritten
    }
    return { ...store, isShared: true, matches: { ...matches, commit } }
  }

  /** Two servers; `before.load` happens once, when the second one reads. */
  const twoServers = async () => {
    const { store: alone, id, asked, other, answer } = await duel()
    const store = shared(alone)
    const { matches } = store
    const before: { load?: () => Promise<void> } = {}
    const load: Store['matches']['load'] = async (...of) => {
      const happen = before.load
      delete before.load
      await happen?.()
      return matches.load(...of)
    }
    const there = openTables({ ...store, matches: { ...matches, load } })
    const here = await join(openTables(store), id, ear(asked))
    const first = ear(asked)
    return {
      id,
      there,
      before,
      second: ear(other),
      play: () => here.receive(first, answer),
      giveUp: () => here.receive(ear(other), { type: 'giveUp' }),
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
    before.load = play
    await table.changed()
    expect(kinds(second)).toEqual(['welcome', 'step', 'table'])
  })

  it('is told when the database is back that was away before it could be told', async () => {
    const { id, there, before, second, play } = await twoServers()
    const table = await join(there, id, second)
    await play()
    before.load = () => Promise.reject(new Error('the database is away'))
    await expect(table.reached(Number.MAX_SAFE_INTEGER)).rejects.toThrow('the database is away')
    await table.wake()
    expect(kinds(second)).toEqual(['welcome', 'welcome'])
    expect(second.heard.at(-1)).toMatchObject({ seq: 1 })
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
    const [first, second] = [ear(other), ear(asked)]
    const here = await join(openTables(store), id, first)
    const there = await join(openTables(store), id, second)
    await there.receive(second, answer)
    await here.receive(first, { type: 'orders', orders: { takeUpTo: 2 } })
    await there.receive(second, { type: 'undo', say: 'ask' })
    expect(kinds(second)).toEqual(['welcome', 'accepted', 'step', 'accepted', 'sealed'])
    expect(second.heard.at(-1)).toMatchObject({ seq: 1, wishes: [{ wish: 'undo' }] })
  })

  it('nobody can agree to what is no longer wanted', async () => {
    const { store, id, asked, other, answer } = await duel()
    const [first, second] = [ear(asked), ear(other)]
    const here = await join(openTables(store), id, first)
    const there = await join(openTables(store), id, second)
    await here.receive(first, answer)
    await here.receive(first, { type: 'undo', say: 'ask' })
    await there.receive(second, { type: 'resume' })
    await here.receive(first, { type: 'undo', say: 'withdraw' })
    await there.receive(second, { type: 'undo', say: 'agree' })
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
    await store.matches.commit(commitTo(id, 0, { version: await store.tables.version(id) }))
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

/** As if it belonged to one server, which then does not look after versions. */
const unshared = (store: Store): Store => {
  const { tables, matches } = store
  const commit: Store['matches']['commit'] = async (one) =>
    matches.commit({ ...one, version: await tables.version(one.table) })
  return { ...store, isShared: false, matches: { ...matches, commit } }
}

it('of a match that nobody touches for a while little is kept, and it goes on without the disk', async () => {
  const { store, id, asked, other, answer } = await duel()
  let loaded = 0
  const load: Store['matches']['load'] = (...of) => {
    loaded += 1
    return store.matches.load(...of)
  }
  const hub = openTables({ ...unshared(store), matches: { ...unshared(store).matches, load } })
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
  const hub = openTables(unshared(store))
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
