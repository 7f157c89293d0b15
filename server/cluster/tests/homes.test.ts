import { expect, it, onTestFinished } from 'vitest'
import { openStore, type Store } from '../../store/store.ts'
import { openHouse, sure } from '../../testing/house.ts'
import { addMatches, commitTo } from '../../testing/matches.ts'
import { freshPlace } from '../../testing/place.ts'
import { Presence, SILENCE } from '../presence.ts'

const LONG = 600_000

const furnished = async (): Promise<Store> => {
  const store = sure(await openStore(await freshPlace()))
  onTestFinished(() => store.close())
  await addMatches(store, ['table'])
  return store
}

const serverOf = (id: string) => ({ id, url: `http://${id}` })

it('a table settles at the server that asks first; others are told where it lives', async () => {
  const { homes, times } = await furnished()
  for (const id of ['ann', 'bob']) expect(await homes.renew(serverOf(id), LONG)).toBe(false)
  expect(await homes.find('table')).toBeNull()
  expect(await times.dueBy(0, 'bob')).toEqual(['table'])
  const settled = await Promise.all(['ann', 'bob'].map((id) => homes.settle('table', id)))
  expect(settled.map(({ kind }) => kind).toSorted()).toEqual(['here', 'there'])
  const [home, other] = settled[0].kind === 'here' ? ['ann', 'bob'] : ['bob', 'ann']
  expect(settled).toContainEqual({ kind: 'there', server: serverOf(home) })
  expect(await homes.find('table')).toEqual(serverOf(home))
  expect([await times.dueBy(0, home), await times.dueBy(0, other)]).toEqual([['table'], []])
  expect(await homes.counts()).toEqual(
    expect.arrayContaining([
      { url: `http://${home}`, count: 1 },
      { url: `http://${other}`, count: 0 },
    ]),
  )
  expect(await homes.settle('nowhere', 'ann')).toEqual({ kind: 'none' })
})

it('when the time of its home has run out another server takes it, and the fence is higher', async () => {
  const { homes, times } = await furnished()
  await homes.renew(serverOf('ann'), LONG)
  expect(await homes.settle('table', 'ann')).toMatchObject({ lease: { fence: 1 }, isTakenOver: false })
  expect(await homes.renew(serverOf('ann'), -1)).toBe(true)
  expect(await homes.find('table')).toBeNull()
  expect(await times.dueBy(0, 'bob')).toEqual(['table'])
  expect(await homes.settle('table', 'bob')).toEqual({
    kind: 'here',
    lease: { table: 'table', server: 'bob', fence: 2 },
    isTakenOver: true,
  })
  // The first one learns it when it renews too late.
  expect(await homes.renew(serverOf('ann'), LONG)).toBe(false)
})

it('a table that was given back is free at once; who gives back too late changes nothing', async () => {
  const { homes } = await furnished()
  for (const id of ['ann', 'bob']) await homes.renew(serverOf(id), LONG)
  const first = await homes.settle('table', 'ann')
  if (first.kind !== 'here') throw new Error('the table should be free')
  await homes.release(first.lease)
  expect(await homes.settle('table', 'bob')).toMatchObject({ kind: 'here', isTakenOver: false })
  await homes.release(first.lease)
  expect(await homes.find('table')).toEqual(serverOf('bob'))
  await homes.leave('bob')
  expect(await homes.find('table')).toBeNull()
})

it('all servers are given the same secret', async () => {
  const { homes } = await furnished()
  expect(await Promise.all(['one', 'two'].map((value) => homes.secret('link', value)))).toEqual(
    expect.arrayContaining([await homes.secret('link', 'three')]),
  )
  expect(await homes.secret('link', 'four')).toBe(await homes.secret('link', 'five'))
})

it('of several that write the same entry one succeeds', async () => {
  const store = await furnished()
  const writes = await Promise.all([1, 2, 3].map(() => store.matches.commit(commitTo('table', 0))))
  expect(writes).toEqual([true, false, false])
})

it('what was due at a server that is gone is done by another', async () => {
  const place = await freshPlace()
  const store = sure(await openStore(place))
  onTestFinished(() => store.close())
  await addMatches(store, ['table'])
  await store.homes.renew(serverOf('the dead'), LONG)
  await store.homes.settle('table', 'the dead')
  const house = await openHouse({ data: place })
  expect(await store.matches.entries('table')).toEqual([])
  await store.homes.leave('the dead')
  await expect.poll(() => store.matches.entries('table'), { timeout: 20_000 }).not.toEqual([])
  expect(await (await fetch(`${house.url}/metrics`)).text()).toMatch(/leitai_takeovers_total 1\n/)
  expect(house.reports).toEqual([])
})

it('what a server told that has fallen silent is forgotten', () => {
  let now = 0
  const presence = new Presence(() => now)
  presence.heard('ann')
  presence.heard('bob')
  presence.set('table', 'ann', ['a', 'b'])
  presence.set('other', 'bob', ['c'])
  expect([...presence.at('table')]).toEqual(['a', 'b'])
  now = SILENCE
  presence.heard('bob')
  presence.tidyUp()
  expect([...presence.at('table')]).toEqual(['a', 'b'])
  now = SILENCE + 1
  presence.tidyUp()
  expect([...presence.at('table')]).toEqual([])
  expect([...presence.at('other')]).toEqual(['c'])
  presence.set('other', 'ann', [])
  expect([...presence.at('other')]).toEqual(['c'])
})
