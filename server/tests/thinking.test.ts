import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Store } from '../store/store.ts'
import type { Thought } from '../tables/bots/bot-room.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { ANN, duel, ear, join, noBots, openTable, openTables } from '../testing/tables.ts'

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
    const ann = ear(ANN.id, ({ type }) => {
      if (type === 'sealed') tell()
    })
    return { ann, answered }
  }

  it('is answered for by the clock when the room of the bots breaks down', async () => {
    const { store, id } = await againstBot()
    const reports: string[] = []
    const think = (): Promise<never> => Promise.reject(new Error('no room'))
    const { ann, answered } = waitingAnn()
    await join(openTables(store, reports, { bots: { ...noBots, think } }), id, ann)
    await answered
    expect((await store.matches.load(id))?.sealed).toMatchObject([{ seat: 1, by: 'clock' }])
    expect(reports[0]).toContain('no room')
  })

  it('is not called again, and its table not looked for, when something is due elsewhere', async () => {
    const { store, id, bots, thinking } = await againstBot()
    const find = vi.fn<Store['tables']['find']>(store.tables.find)
    const hub = openTables({ ...store, tables: { ...store.tables, find } }, [], { bots })
    for (let ring = 0; ring < 5; ring++) await hub.wake(id)
    expect([thinking.length, find.mock.calls.length]).toEqual([1, 1])
  })

  it('thinks again when its thought could not be taken in, and its table is forgotten in the end', async () => {
    const { store, id, bots, thinking, until } = await againstBot()
    let isAway = false
    const present = <T extends readonly unknown[], R>(ask: (...of: T) => Promise<R>) => {
      return (...of: T): Promise<R> => (isAway ? Promise.reject(new Error('the database is away')) : ask(...of))
    }
    const { tables, matches } = store
    const failing: Store = {
      ...store,
      tables: { ...tables, find: present(tables.find) },
      matches: { ...matches, commit: present(matches.commit), load: present(matches.load) },
    }
    const clock = new HandClock()
    let complain = (_problem: string): void => undefined
    const reported = new Promise<string>((resolve) => {
      complain = resolve
    })
    const hub = openTables(failing, [], { bots, clock, report: complain })
    onTestFinished(() => hub.close())
    const { ann, answered } = waitingAnn()
    const table = await join(hub, id, ann)
    isAway = true
    await expect(table.receive(ann, { type: 'giveUp' })).rejects.toThrow('the database is away')
    thinking[0](null)
    expect(await reported).toContain('the database is away')
    isAway = false
    await clock.ring()
    await until(2)
    thinking[1](null)
    await answered
    await table.leave(ann)
    await expect.poll(() => hub.count).toBe(0)
    expect((await store.matches.load(id))?.sealed).toMatchObject([{ seat: 1, by: 'clock' }])
  })
})
