import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { registry } from '../../games/registry.ts'
import { seeded } from '../../kernel/random.ts'
import type { ServerMessage } from '../../protocol/messages.ts'
import type { BotRoom, Thought } from '../bots/bot-room.ts'
import { systemClock } from '../clock.ts'
import { ALONE } from '../nodes/open-bus.ts'
import { planTable, type Wanted } from '../open-table.ts'
import { openStore, type Store } from '../store/store.ts'
import type { TableRow } from '../store/tables.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { sure } from '../testing/house.ts'
import { freshPlace } from '../testing/place.ts'
import type { Listener } from './audience.ts'
import { Hub } from './hub.ts'

const noBots: BotRoom = {
  think: () => Promise.resolve(null),
  check: () => Promise.resolve(null),
  close: () => Promise.resolve(),
}
const ANN = { id: 'ann', name: 'Ann' }
const BOB = { id: 'bob', name: 'Bob' }

interface Ear extends Listener {
  readonly heard: ServerMessage[]
}
const ear = (guest: string | null): Ear => {
  const heard: ServerMessage[] = []
  return { guest, session: null, heard, send: (message) => heard.push(message), end: () => undefined }
}

const openTable = async (store: Store, wanted: Wanted): Promise<TableRow> => {
  const row = sure(await planTable(registry, ['slow'], ANN, wanted))
  await store.tables.add(row)
  return row
}

/** A duel on disk that has begun; the seat that is asked first, its person and a legal answer. */
const duel = async () => {
  const store = sure(await openStore(await freshPlace()))
  onTestFinished(() => store.close())
  await store.guests.add(ANN, 'hash of ann')
  await store.guests.add(BOB, 'hash of bob')
  const row = await openTable(store, { game: 'kabuken', setup: {}, bots: {}, clock: null, listed: false })
  await store.tables.sit(row.id, BOB, null)
  const game = await registry.kabuken()
  const rules = sure(game.open({}))
  // The seed is what everybody has added to, when the last one has sat down.
  const { generator, seed } = (await store.tables.find(row.id)) ?? row
  const state = rules.deal(seeded(generator, seed))
  const [seat] = rules.awaiting(state)
  const codes: Parameters<typeof rules.unpack>[0][] = []
  rules.choices(state, seat, codes)
  const choice = rules.unpack(codes[0])
  const [asked, other] = seat === 0 ? [ANN, BOB] : [BOB, ANN]
  const answer = { type: 'answer', decision: `0${'AB'[seat]}`, choice } as const
  return { store, id: row.id, asked: asked.id, other: other.id, answer }
}

const openHub = (store: Store, reports: string[] = [], more: Partial<ConstructorParameters<typeof Hub>[0]> = {}): Hub =>
  new Hub({
    games: registry,
    store,
    bots: noBots,
    botNames: [],
    clock: systemClock,
    ...ALONE,
    working: () => undefined,
    report: (problem) => reports.push(problem),
    ...more,
  })

const join = async (hub: Hub, id: string, listener: Listener) => {
  const table = await hub.join(id, listener)
  if (table === null) throw new Error('there is no such table')
  return table
}

const kinds = ({ heard }: Ear): readonly string[] => heard.map(({ type }) => type)

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

it('a match that nobody touches for a while is kept on disk only, and goes on from there', async () => {
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
  expect(loaded).toBe(1)
  await table?.hear(one, { type: 'resume' })
  hub.rest()
  await table?.hear(one, { type: 'resume' })
  expect(loaded).toBe(1)
  hub.rest()
  hub.rest()
  await table?.hear(one, answer)
  expect(loaded).toBe(2)
  expect(one.heard.at(-1)).toMatchObject({ type: 'step', seq: 1 })
  expect(two.heard.at(-1)).toMatchObject({ type: 'step', seq: 1 })
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

describe('a bot that thinks', () => {
  /** Ann's table with a bot, at which both answer at once; bots think until they are told what they have thought of. */
  const againstBot = async () => {
    const { store } = await duel()
    const wanted = { game: 'kung-fur-fight', setup: {}, bots: { B: 'slow' }, clock: null, listed: false }
    const { id } = await openTable(store, wanted)
    const thinking: ((thought: Thought | null) => void)[] = []
    let heard = (): void => undefined
    const think = (): Promise<Thought | null> =>
      new Promise((resolve) => {
        thinking.push(resolve)
        heard()
      })
    const until = async (count: number): Promise<void> => {
      while (thinking.length < count)
        await new Promise<void>((resolve) => {
          heard = resolve
        })
    }
    return { store, id, bots: { ...noBots, think }, thinking, until }
  }

  const waitingAnn = () => {
    let tell = (): void => undefined
    const answered = new Promise<void>((resolve) => {
      tell = resolve
    })
    const ann: Listener = { ...ear(ANN.id), send: ({ type }) => type === 'sealed' && tell() }
    return { ann, answered }
  }

  it('is answered for by the clock when the room of the bots breaks down', async () => {
    const { store, id } = await againstBot()
    const reports: string[] = []
    const think = (): Promise<never> => Promise.reject(new Error('no room'))
    const { ann, answered } = waitingAnn()
    await join(openHub(store, reports, { bots: { ...noBots, think } }), id, ann)
    await answered
    expect(await store.entries.sealed(id)).toMatchObject([{ seat: 1, by: 'clock' }])
    expect(reports[0]).toContain('no room')
  })

  it('is not called again, and its table not looked for, when something is due elsewhere', async () => {
    const { store, id, bots, thinking } = await againstBot()
    const find = vi.fn<Store['tables']['find']>(store.tables.find)
    const hub = openHub({ ...store, tables: { ...store.tables, find } }, [], { bots })
    for (let ring = 0; ring < 5; ring++) await hub.wake(id)
    expect([thinking.length, find.mock.calls.length]).toEqual([1, 1])
  })

  it('thinks again when its thought could not be taken in, and its table is forgotten in the end', async () => {
    const { store, id, bots, thinking, until } = await againstBot()
    let isAway = false
    const present = <T extends readonly unknown[], R>(ask: (...of: T) => Promise<R>) => {
      return (...of: T): Promise<R> => (isAway ? Promise.reject(new Error('the database is away')) : ask(...of))
    }
    const { tables, entries } = store
    const failing: Store = {
      ...store,
      tables: { ...tables, find: present(tables.find) },
      entries: {
        ...entries,
        append: present(entries.append),
        list: present(entries.list),
        seal: present(entries.seal),
      },
    }
    const clock = new HandClock()
    let complain = (_problem: string): void => undefined
    const reported = new Promise<string>((resolve) => {
      complain = resolve
    })
    const hub = openHub(failing, [], { bots, clock, report: complain })
    onTestFinished(() => hub.close())
    const { ann, answered } = waitingAnn()
    const table = await join(hub, id, ann)
    isAway = true
    await expect(table.hear(ann, { type: 'giveUp' })).rejects.toThrow('the database is away')
    thinking[0](null)
    expect(await reported).toContain('the database is away')
    isAway = false
    await clock.ring()
    await until(2)
    thinking[1](null)
    await answered
    await table.leave(ann)
    expect(hub.tables).toBe(0)
    expect(await store.entries.sealed(id)).toMatchObject([{ seat: 1, by: 'clock' }])
  })
})
