import { expect, it, onTestFinished } from 'vitest'
import { openStore, type Store } from '../store/store.ts'
import { sure } from '../testing/house.ts'
import { freshPlace } from '../testing/place.ts'
import { ANN, ear, join, kinds, openTable, openTables } from '../testing/tables.ts'

const BOB = { id: 'bob', name: 'Bob' }
const TABLES = 12

it('of servers that take up a match at the same time one writes when its clocks run out, and all go on', async () => {
  const place = await freshPlace()
  const open = async (): Promise<Store> => {
    const store = sure(await openStore(place))
    onTestFinished(() => store.close())
    return store
  }
  const stores = [await open(), await open(), await open()]
  const [store] = stores
  for (const guest of [ANN, BOB]) await store.guests.add(guest, `hash of ${guest.id}`)
  const clock = { kind: 'live', bank: 60, each: 60, standIn: null } as const
  for (let table = 0; table < TABLES; table++) {
    const { id } = await openTable(store, { game: 'kabuken', setup: {}, bots: {}, clock, listed: false })
    await store.tables.sit(id, BOB, null)
    const ears = stores.map(() => ear(ANN.id))
    await Promise.all(stores.map((each, n) => join(openTables(each), id, ears[n])))
    for (const one of ears) expect(kinds(one)).toEqual(['welcome'])
    expect((await store.matches.load(id))?.times.due).toMatchObject([{ kind: 'deadline' }])
  }
})
