import { expect, it } from 'vitest'
import { tablesReply } from '../../protocol/requests.ts'
import { openHouse } from '../testing/house.ts'
import { guest, Visitor } from '../testing/visitor.ts'

it('shows everybody the tables that want to be shown, until they are over or deserted', async () => {
  const { url } = await openHouse()
  const ann = await guest(url, 'Ann')
  const shown = async (visitor = new Visitor(url)) => tablesReply.parse((await visitor.get('/api/tables')).body).tables
  expect(await shown()).toEqual([])
  const hidden = await ann.open()
  expect(hidden.listed).toBe(false)
  const listed = await ann.open({ listed: true })
  const deserted = await ann.open({ listed: true })
  expect(new Set((await shown()).map(({ id }) => id))).toEqual(new Set([listed.id, deserted.id]))
  await ann.post(`/api/tables/${deserted.id}/leave`)
  const bob = await guest(url, 'Bob')
  const [table] = await shown(bob)
  expect(table).toMatchObject({
    id: listed.id,
    status: 'waiting',
    seats: [{ name: 'Ann', you: false }, { kind: 'open' }],
  })
  await bob.sit(table.id)
  expect(await shown(bob)).toMatchObject([{ status: 'playing', seats: [{ you: false }, { you: true }] }])

  const client = await bob.connect(table.id)
  client.send({ type: 'giveUp' })
  await client.until(() => client.now.table.status === 'over')
  expect(await shown()).toEqual([])
  expect(JSON.stringify(await shown())).not.toContain(hidden.id)
})
