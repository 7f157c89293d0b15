import { once } from 'node:events'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { OUTDATED, PROTOCOL, pathOfSocket } from '../../protocol/wire.ts'
import { shareHouse } from '../testing/house.ts'
import { guest } from '../testing/visitor.ts'

const house = shareHouse()

it.each([
  ['an older version', `?protocol=${PROTOCOL - 1}`],
  ['a newer version', `?protocol=${PROTOCOL + 1}&forms=no`],
  ['no version', ''],
  ['nonsense', `?protocol=0${PROTOCOL}`],
])('a client that asks for %s is told to reload, and nothing else happens', async (_title, query) => {
  const ann = await guest(house().url, 'Ann')
  const { id } = await ann.open()
  const watching = await ann.connect(id)
  const before = watching.messages.length
  const socket = new WebSocket(`${house().url.replace('http', 'ws')}/api/tables/${id}/live${query}`, {
    headers: { cookie: ann.cookie },
  })
  const heard: unknown[] = []
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8'))))
  const closed = once(socket, 'close')
  await once(socket, 'open')
  socket.send('{"type":"resume"}')
  const [code, reason] = await closed
  expect(code).toBe(OUTDATED)
  expect(String(reason)).toContain(`protocol ${PROTOCOL}`)
  expect(heard).toEqual([{ type: 'error', message: expect.stringMatching(/^This page is out of date: reload it/) }])
  expect(JSON.stringify(heard)).toContain(`?protocol=${PROTOCOL}`)

  const welcome = watching.next('welcome')
  watching.send({ type: 'resume' })
  expect(await welcome).toMatchObject({ protocol: PROTOCOL, viewer: 'A' })
  expect(watching.messages.slice(before).map(({ type }) => type)).toEqual(['welcome'])
})

it('a client that asks for this version is welcomed with it, with or without forms', async () => {
  const ann = await guest(house().url, 'Ann')
  const { id } = await ann.open({ bots: { B: 'random' } })
  expect(pathOfSocket(id, { forms: true })).toContain(`protocol=${PROTOCOL}`)
  const [plain, brief] = [await ann.connect(id), await ann.connect(id, false)]
  for (const client of [plain, brief]) await client.until(() => client.now.decisions.length > 0)
  expect([plain.now.protocol, brief.now.protocol]).toEqual([PROTOCOL, PROTOCOL])
  expect(plain.now.decisions[0].form).toBeDefined()
  const [{ id: decision, window }] = plain.now.decisions
  expect(brief.now.decisions).toEqual([{ id: decision, window }])
})
