import { expect, it } from 'vitest'
import { errorReply, tableReply, tablesReply } from '../../protocol/requests.ts'
import { openDatabase } from '../store/open.ts'
import { openHouse, sure } from '../testing/house.ts'
import { guest, Visitor } from '../testing/visitor.ts'

const card = (id: string, text: string) => ({
  id,
  name: 'My Own Card!',
  set: 'custom',
  count: 1,
  type: 'enhancement',
  subtype: [],
  enhance: { plus: 1, onHit: [{ do: 'lose-stance' }] },
  text,
  tag: 'reconstructed',
})
const BLANK = card('my-own-card', 'What we agreed.')
const GAME = { game: 'kung-fu-fighting' }

it('a file that a table brings is checked, kept once and shown to all before they sit down', async () => {
  const house = await openHouse()
  const ann = await guest(house.url, 'Ann')
  const wanted = { ...GAME, setup: { files: { blank: BLANK } }, listed: true }
  const { id, files, setup } = await ann.open(wanted)
  expect(setup.files).toEqual({ blank: BLANK })
  expect(files?.blank).toMatch(/^[0-9a-f]{64}$/)
  const second = await ann.open(wanted)
  expect(second.files).toEqual(files)
  const stranger = new Visitor(house.url)
  expect(await stranger.table(id)).toMatchObject({ files, setup: { files: { blank: BLANK } } })
  const { tables } = tablesReply.parse((await stranger.get('/api/tables')).body)
  expect(tables).toHaveLength(2)
  for (const table of tables) expect([table.files, table.setup.files]).toEqual([files, undefined])

  const again = await house.reopen()
  ann.url = again.url
  const bob = await guest(again.url, 'Bob')
  expect((await bob.sit(id)).setup.files).toEqual({ blank: BLANK })
  const client = await bob.connect(id)
  expect(client.now.table.files).toEqual(files)
  expect(JSON.stringify(client.now.log)).toContain('my-own-card')
  client.send({ type: 'giveUp' })
  await client.until(() => client.now.table.status === 'over')
  expect((await bob.get(`/api/tables/${id}/record`)).body).toMatchObject({ setup: { files: { blank: BLANK } } })
  const next = tableReply.parse((await bob.post(`/api/tables/${id}/rematch`)).body).table
  expect(next.files).toEqual(files)
  await again.close()

  const { db, close } = sure(await openDatabase(house.folder))
  expect(await db.selectFrom('files').select('hash').execute()).toMatchObject([{ hash: files?.blank }])
  await close()
})

it('is not even looked at for a list of tables', async () => {
  const house = await openHouse()
  const ann = await guest(house.url, 'Ann')
  const { id, files } = await ann.open({ ...GAME, setup: { files: { blank: BLANK } }, listed: true })
  await house.close()
  const { db, close } = sure(await openDatabase(house.folder))
  await db.updateTable('files').set({ content: 'unreadable' }).execute()
  await close()
  ann.url = (await house.reopen()).url
  expect((await ann.get('/api/tables')).body).toMatchObject({ tables: [{ id, files }] })
  expect((await ann.get('/api/me/tables')).body).toMatchObject({ playing: [{ table: { id, files } }], over: [] })
  expect((await ann.get(`/api/tables/${id}`)).status).toBe(500)
})

it('may be larger than any other request', async () => {
  const { url } = await openHouse()
  const ann = await guest(url, 'Ann')
  const cards = Array.from({ length: 100 }, (_, n) => card(`own-card-${n}`, `What we agreed on the ${n}th evening.`))
  const deck = { schema: 'kff-cards/1', cards }
  expect(JSON.stringify(deck).length).toBeGreaterThan(20_000)
  const reply = await ann.post('/api/tables', { ...GAME, setup: { files: { deck } } })
  expect(reply).toMatchObject({ status: 201, body: { table: { setup: { files: { deck } } } } })
  const tooLarge = await ann.post('/api/tables', { ...GAME, setup: { files: { deck: 'x'.repeat(1_100_000) } } })
  expect(tooLarge.status).toBe(413)
})

it.each([
  [{ ...GAME, setup: { files: { blank: { ...BLANK, bonus: 2 } } } }, /setup\.files\.blank/],
  [{ ...GAME, setup: { files: { cards: BLANK } } }, /setup\.files\.cards: is not known here/],
  [{ game: 'kabuken', setup: { files: { blank: BLANK } } }, /kabuken brings no files/],
])('a file that cannot be used opens no table: %j', async (wanted, says) => {
  const { url } = await openHouse()
  const { status, body } = await (await guest(url, 'Ann')).post('/api/tables', wanted)
  expect(status).toBe(400)
  expect(errorReply.parse(body).error).toMatch(says)
})
