import { expect, it } from 'vitest'
import { openHouse } from '../../testing/house.ts'
import { freshPlace, makePlace } from '../../testing/place.ts'
import { guest } from '../../testing/visitor.ts'

const TOKEN = 'a-token-for-tests-and-no-other'

const order = (url: string, act: string, body: unknown): Promise<Response> =>
  fetch(`${url}/admin/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify(body),
  })

it('a table is closed, and a guest silenced, at one server for those who are connected to another', async () => {
  const data = await freshPlace()
  const [here, there] = [await openHouse({ data, adminToken: TOKEN }), await openHouse({ data })]
  const [ann, bob] = [await guest(there.url, 'Ann'), await guest(there.url, 'Bob')]
  const { id } = await ann.open()
  await bob.sit(id)
  const [a, b] = [await ann.connect(id), await bob.connect(id)]
  const said = a.next('said')
  b.send({ type: 'say', text: 'insult' })
  await said

  const talk = a.next('talk')
  const { guest: me } = JSON.parse(JSON.stringify((await bob.get('/api/me')).body))
  expect((await order(here.url, 'silence', { guest: me.id })).status).toBe(200)
  expect((await talk).lines).toEqual([])

  const told = [a, b].map((client) => client.next('error'))
  expect((await order(here.url, 'close', { table: id })).status).toBe(200)
  for (const { message } of await Promise.all(told)) expect(message).toMatch(/closed this table/)
  for (const { now } of [a, b]) expect(now).toMatchObject({ decisions: [], table: { status: 'over' } })

  const text = await (await fetch(`${there.url}/metrics`)).text()
  expect(text).toMatch(/leitai_news_total\{way="heard",kind="hushed"\} 1\n/)
  expect(text).toMatch(/leitai_reload_seconds_count [1-9]/)
})

it('a server whose database is gone is alive, but not ready', async () => {
  const place = await makePlace()
  const { url, reports } = await openHouse({ data: place.name })
  await place.remove()
  const response = await fetch(`${url}/readyz`)
  expect([response.status, await response.json()]).toEqual([503, { status: 'no database' }])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(reports.join('\n')).toContain('the database does not answer')
  expect(reports.join('\n')).not.toContain('leitai:leitai')
})
