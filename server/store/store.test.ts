import { describe, expect, it, onTestFinished } from 'vitest'
import { sure } from '../testing/house.ts'
import { commitTo, ENTRY, matchRow } from '../testing/matches.ts'
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
    await first.matches.commit(commitTo('table', 0))
    await first.close()
    const store = await open(place)
    expect(await store.guests.find('hash of ann')).toEqual(ANN)
    expect(await store.guests.find('hash of bob')).toBeNull()
    expect(await store.tables.find('table')).toEqual(TABLE)
    expect(await store.tables.find('nothing')).toBeNull()
    expect(await store.matches.entries('table')).toEqual([ENTRY])
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
    await store.tables.end('table', null)
    expect(await store.guests.tablesOf('bob')).toEqual([])
  })
})
