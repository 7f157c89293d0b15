import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { pathOfSocket } from '../../protocol/wire.ts'
import { Client } from '../testing/client.ts'
import { openHouse, shareHouse } from '../testing/house.ts'
import { guest, Visitor } from '../testing/visitor.ts'

const house = shareHouse()

const seated = async (url: string): Promise<{ readonly id: string; readonly ann: Visitor }> => {
  const ann = await guest(url, 'Ann')
  const { id } = await ann.open({ bots: { B: 'random' } })
  return { id, ann }
}

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

describe('a message that makes no sense is answered, and the connection stays', () => {
  it.each<[string, string | Buffer, RegExp]>([
    ['nothing', '', /not JSON/],
    ['no JSON', 'hello', /not JSON/],
    ['a number', '42', /does not fit/],
    ['null', 'null', /does not fit/],
    ['a list', '[]', /does not fit/],
    ['no type', '{}', /does not fit: type/],
    ['an unknown type', '{"type":"cheat"}', /does not fit: type/],
    ['a type of a server', '{"type":"step","seq":1}', /does not fit: type/],
    ['something more', '{"type":"resume","seq":0}', /seq/],
    ['no decision', '{"type":"answer","choice":{}}', /decision/],
    ['no choice', '{"type":"answer","decision":"0A"}', /choice: is missing/],
    ['a decision that is a number', '{"type":"answer","decision":0,"choice":{}}', /decision/],
    ['an endless decision', JSON.stringify({ type: 'answer', decision: 'A'.repeat(21), choice: {} }), /decision/],
    ['a long choice', JSON.stringify({ type: 'answer', decision: '0A', choice: 'x'.repeat(4096) }), /longer than 4096/],
    ['a deep choice', `{"type":"answer","decision":"0A","choice":${deep(8000)}}`, /longer than 4096/],
    ['a long message', `"${'x'.repeat(20_000)}"`, /longer than 16384 bytes/],
    ['bytes', Buffer.from([0, 1, 2, 255]), /Send text/],
    ['text that is none', Buffer.from('{"type":"res\u00FFme"}', 'latin1'), /Send text|does not fit/],
  ])('%s', async (_title, message, says) => {
    const { id, ann } = await seated(house().url)
    const client = await ann.connect(id)
    const error = client.next('error')
    client.socket.send(message)
    expect((await error).message).toMatch(says)
    const welcome = client.next('welcome')
    client.send({ type: 'resume' })
    expect((await welcome).viewer).toBe('A')
    expect(house().reports).toEqual([])
  })

  it.each<[string, unknown]>([
    ['no object', 'hit'],
    ['null', null],
    ['an unknown tag', { do: 'dance' }],
    ['the prototype', { do: '__proto__' }],
    ['a wrong field', { do: 'hit', twice: true }],
    ['a deep answer', JSON.parse(deep(1500))],
  ])('an answer that is %s is refused by the table', async (_title, choice) => {
    const { id, ann } = await seated(house().url)
    const client = await ann.connect(id)
    await client.until(() => client.now.decisions.length > 0)
    const refused = client.next('refused')
    client.socket.send(JSON.stringify({ type: 'answer', decision: client.now.decisions[0].id, choice }))
    expect((await refused).refusal).toMatchObject({ rule: 'TABLE-1', why: 'table.shape' })
  })
})

describe('a connection', () => {
  it('is ended when a frame is enormous, and the others stay', async () => {
    const { id, ann } = await seated(house().url)
    const client = await ann.connect(id)
    const other = await ann.connect(id)
    client.socket.send('x'.repeat(200_000))
    expect((await client.closed)[0]).toBe(1009)
    const welcome = other.next('welcome')
    other.send({ type: 'resume' })
    expect((await welcome).viewer).toBe('A')
  })

  it('is refused where there is no table, or from another site', async () => {
    const { id, ann } = await seated(house().url)
    const refusal = (path: string, origin?: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const headers = { cookie: ann.cookie, ...(origin === undefined ? {} : { origin }) }
        const socket = new WebSocket(`${house().url.replace('http', 'ws')}${path}`, { headers })
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode))
        socket.on('open', () => reject(new Error('it was let in')))
        socket.on('error', () => undefined)
      })
    expect(await refusal('/api/tables/nowhere/live')).toBe(404)
    expect(await refusal('/api/tables//live')).toBe(404)
    expect(await refusal('/')).toBe(404)
    expect(await refusal(`/api/tables/${id}/live`, 'https://elsewhere.example')).toBe(403)
    const fromHere = await Client.open(house().url + pathOfSocket(id, { forms: true }), ann.cookie, {
      headers: { origin: house().url },
    })
    expect(fromHere.now.viewer).toBe('A')
  })

  it('has the eyes of the gallery when its cookie is made up', async () => {
    const { id } = await seated(house().url)
    const stranger = new Visitor(house().url)
    stranger.cookie = `leitai=${'A'.repeat(43)}; leitai=x`
    expect((await stranger.connect(id)).now.viewer).toBe('gallery')
  })

  it('that talks too much is told so, then ended', async () => {
    const { url } = await openHouse({ rate: { burst: 5, perSecond: 0 } })
    const { id, ann } = await seated(url)
    const client = await ann.connect(id)
    const count = (wanted: string): number => client.messages.filter(({ type }) => type === wanted).length
    for (let n = 0; n < 6; n++) client.send({ type: 'resume' })
    await client.until(() => count('welcome') === 6 && count('error') === 1)
    for (let n = 0; n < 200; n++) client.send({ type: 'resume' })
    expect((await client.closed)[0]).toBe(1008)
    expect(count('welcome')).toBe(6)
    expect(count('error')).toBe(100)
  })

  it('that gives no sign of life is ended', async () => {
    const { url } = await openHouse({ heartbeat: 1000 })
    const { id, ann } = await seated(url)
    const alive = await ann.connect(id)
    const dead = await Client.open(url + pathOfSocket(id, { forms: true }), ann.cookie, { autoPong: false })
    expect((await dead.closed)[0]).toBe(1006)
    expect(alive.socket.readyState).toBe(WebSocket.OPEN)
  })
})
