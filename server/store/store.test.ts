import { describe, expect, it, onTestFinished } from 'vitest'
import type { Entry } from '../../kernel/record.ts'
import { sure } from '../testing/house.ts'
import { matchRow } from '../testing/matches.ts'
import { freshPlace } from '../testing/place.ts'
import { openStore, type Store } from './store.ts'
import type { TableRow } from './tables.ts'

const ANN = { id: 'ann', name: 'Ann' }
const BOB = { id: 'bob', name: 'Bob' }
const TABLE: TableRow = {
  ...matchRow('table'),
  setup: { mode: 'ring', seats: 3, options: { fox: 'on', turnLimit: 30 } },
  status: 'waiting',
  beat: 1500,
  seats: [
    { kind: 'person', guest: ANN, standIn: null },
    { kind: 'bot', bot: 'greedy' },
    { kind: 'open', keptFor: null },
  ],
}
const ENTRY: Entry = { kind: 'giveUp', seat: 'A', hash: '0123456789ab' }

const open = async (place?: string): Promise<Store> => {
  const store = sure(await openStore(place ?? (await freshPlace())))
  onTestFinished(() => store.close())
  return store
}

const furnished = async (): Promise<Store> => {
  const store = await open()
  await store.guests.add(ANN, 'hash of ann')
  await store.guests.add(BOB, 'hash of bob')
  await store.tables.add(TABLE)
  return store
}

describe('a store', () => {
  it('gives back what it was given, also after it was closed', async () => {
    const place = await freshPlace()
    const first = sure(await openStore(place))
    await first.guests.add(ANN, 'hash of ann')
    await first.tables.add(TABLE)
    await first.entries.append('table', 1, { entry: ENTRY, isLast: false, hasSealed: true })
    await first.close()
    const store = await open(place)
    expect(await store.guests.find('hash of ann')).toEqual(ANN)
    expect(await store.guests.find('hash of bob')).toBeNull()
    expect(await store.tables.find('table')).toEqual(TABLE)
    expect(await store.tables.find('nothing')).toBeNull()
    expect(await store.entries.list('table')).toEqual([ENTRY])
  })

  it('takes one entry for each place, and keeps them in order', async () => {
    const store = await furnished()
    const wins = await Promise.all(
      [1, 1, 1, 2, 2].map((seq) =>
        store.entries.append('table', seq, { entry: ENTRY, isLast: false, hasSealed: true }),
      ),
    )
    expect(wins).toEqual([true, false, false, true, false])
    for (let seq = 3; seq <= 11; seq++)
      await store.entries.append('table', seq, { entry: { ...ENTRY, seat: `${seq}` }, isLast: false, hasSealed: true })
    const list = await store.entries.list('table')
    expect(list).toHaveLength(11)
    expect(list[10]).toEqual({ ...ENTRY, seat: '11' })
  })

  it('keeps sealed answers until the entry is there that they are part of', async () => {
    const store = await furnished()
    const sealed = { seat: 1, decision: '0B', choice: { do: 'hit', n: [1] }, by: 'player', left: 700 } as const
    await store.entries.seal('table', { ...sealed, choice: 'replaced' })
    await store.entries.seal('table', sealed)
    expect(await store.entries.sealed('table')).toEqual([sealed])
    await store.entries.append('table', 1, { entry: ENTRY, isLast: true, hasSealed: true })
    expect(await store.entries.sealed('table')).toEqual([])
    expect((await store.tables.find('table'))?.status).toBe('over')
  })

  it('leaves answers sealed while a seat is handed over', async () => {
    const store = await furnished()
    await store.entries.seal('table', { seat: 1, decision: '0B', choice: null, by: 'player', left: null })
    await store.entries.append('table', 1, {
      entry: { kind: 'handOver', seat: 'A', to: 'bot', hash: ENTRY.hash },
      isLast: false,
      hasSealed: false,
    })
    expect(await store.entries.sealed('table')).toHaveLength(1)
  })

  it('loses no sealed answer to an entry that came too late', async () => {
    const store = await furnished()
    await store.entries.append('table', 1, { entry: ENTRY, isLast: false, hasSealed: true })
    await store.entries.seal('table', { seat: 0, decision: '1A', choice: null, by: 'bot', left: null })
    expect(await store.entries.append('table', 1, { entry: ENTRY, isLast: true, hasSealed: true })).toBe(false)
    expect(await store.entries.sealed('table')).toHaveLength(1)
    expect((await store.tables.find('table'))?.status).toBe('waiting')
  })

  it('gives a seat to one guest, and knows when the last is taken', async () => {
    const store = await furnished()
    expect(await store.tables.sit('table', BOB, 1)).toBe('occupied')
    expect(await store.tables.sit('table', ANN, 2)).toBe('elsewhere')
    expect(await store.tables.sit('table', BOB, null)).toBe('taken')
    expect(await store.tables.sit('table', { id: 'cat', name: 'Cat' }, null)).toBe('full')
    const table = await store.tables.find('table')
    expect(table?.status).toBe('playing')
    expect(table?.seats[2]).toEqual({ kind: 'person', guest: BOB, standIn: null })
    expect(await store.guests.tablesOf('bob')).toEqual(['table'])
    await store.tables.end('table')
    expect(await store.guests.tablesOf('bob')).toEqual([])
  })
})
