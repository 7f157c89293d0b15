import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../store/store.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { openHouse, sure } from '../testing/house.ts'
import { addMatches, commitTo } from '../testing/matches.ts'
import { freshPlace } from '../testing/place.ts'
import { guest, Visitor } from '../testing/visitor.ts'
import { claimsOf, LEASE } from './claims.ts'
import { Presence, SILENCE } from './presence.ts'

it('one server does what is due; when it dies another may, after a while', async () => {
  const store = sure(await openStore(await freshPlace()))
  onTestFinished(() => store.close())
  await addMatches(store, ['table'])
  const clock = new HandClock()
  const [ann, bob] = ['ann', 'bob'].map((node) => claimsOf(node, store.claims, clock))
  expect(await store.times.dueBy(clock.now(), 'bob')).toEqual(['table'])
  const first = await Promise.all([ann, bob].map((claims) => claims.hold('table')))
  expect(first.filter(Boolean)).toHaveLength(1)
  const [holder, other, rival] = first[0] ? [ann, bob, 'bob'] : [bob, ann, 'ann']
  expect([holder.has('table'), other.has('table')]).toEqual([true, false])
  expect(await store.times.dueBy(clock.now(), rival)).toEqual([])

  clock.pass(LEASE * 0.9)
  expect(await holder.hold('table')).toBe(true)
  clock.pass(LEASE * 0.9)
  expect(await other.hold('table')).toBe(false)
  expect(await store.claims.nextEnd(clock.now(), rival)).toBe(clock.now() + LEASE * 0.1)
  clock.pass(LEASE)
  expect(await store.times.dueBy(clock.now(), rival)).toEqual(['table'])
  expect(await other.hold('table')).toBe(true)
  expect(await holder.hold('table')).toBe(false)

  await other.releaseAll()
  expect(other.has('table')).toBe(false)
  expect(await holder.hold('table')).toBe(true)
})

it('what a server that died had claimed is done when its claim runs out', async () => {
  const place = await freshPlace()
  const clock = new HandClock()
  const house = await openHouse({ data: place, clock })
  const ann = await guest(house.url, 'Ann')
  const bob = await guest(house.url, 'Bob')
  const { id } = await ann.open({ clock: { kind: 'live', each: 1, bank: 0, standIn: null } })
  await bob.sit(id)
  await house.close()
  const store = sure(await openStore(place))
  clock.pass(5000)
  expect(await store.claims.take(id, 'the dead', clock.now(), clock.now() + LEASE)).toBe(true)
  await store.close()

  const again = await openHouse({ data: place, clock })
  const watcher = await new Visitor(again.url).connect(id)
  expect(watcher.now.seq).toBe(0)
  await clock.ring()
  await watcher.until(() => watcher.now.seq > 0)
  expect(again.reports).toEqual([])
})

it('two servers that write at once do not both succeed', async () => {
  const store = sure(await openStore(await freshPlace()))
  onTestFinished(() => store.close())
  await addMatches(store, ['table'])
  const writes = await Promise.all([1, 2, 3].map(() => store.matches.commit(commitTo('table', 0, { entry: null }))))
  expect(writes).toEqual([true, false, false])
  expect((await store.tables.find('table'))?.version).toBe(1)
})

it('who was at a server that has fallen silent is gone', () => {
  let now = 0
  const presence = new Presence(() => now)
  presence.heard('ann')
  presence.heard('bob')
  presence.set('table', 'ann', ['a', 'b'])
  presence.set('table', 'bob', ['c'])
  expect([...presence.at('table')]).toEqual(['a', 'b', 'c'])
  now = SILENCE
  presence.heard('bob')
  expect(presence.tidyUp()).toEqual([])
  now = SILENCE + 1
  expect(presence.tidyUp()).toEqual(['table'])
  expect([...presence.at('table')]).toEqual(['c'])
})
