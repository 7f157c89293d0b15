import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { pathOfSocket } from '../../protocol/wire.ts'
import { addressOf, houseOf } from '../http/address.ts'
import { createAddresses, createBuckets } from '../realtime/rate-limit.ts'
import { openHouse } from '../testing/house.ts'
import { guest, Visitor } from '../testing/visitor.ts'

/** What is answered instead of a connection. */
const refusal = (url: string): Promise<{ readonly status: number | undefined; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'))
    socket.on('unexpected-response', (_request, response) => {
      let body = ''
      response.on('data', (part: Buffer) => {
        body += part.toString('utf8')
      })
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
    socket.on('open', () => reject(new Error('it was let in')))
    socket.on('error', () => undefined)
  })

/** What is answered to a request as it stands there. */
const answerTo = (url: string, head: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, hostname, host } = new URL(url)
    const raw = connect(Number(port), hostname)
    let answer = ''
    raw.on('data', (part) => {
      answer += part.toString('utf8')
    })
    raw.on('end', () => resolve(answer))
    raw.on('error', reject)
    raw.write(`${head.replaceAll('\n', '\r\n')}\r\nhost: ${host}\r\n\r\n`)
  })

const UPGRADE = `connection: Upgrade
upgrade: websocket
sec-websocket-version: 13
sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==`

/** A frame of a client, masked with nothing. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

const PLENTY = { burst: 1000, perSecond: 1000 }

describe('one address', () => {
  it('may have so many connections at all tables together; one that ends makes room', async () => {
    const { url } = await openHouse({ perAddress: { connections: 3, rate: PLENTY } })
    const ann = await guest(url, 'Ann')
    const [one, other] = [await ann.open(), await ann.open()]
    const open = [await ann.connect(one.id), await ann.connect(one.id), await ann.connect(other.id)]
    const { status, body } = await refusal(url + pathOfSocket(other.id, { forms: true }))
    expect([status, body]).toEqual([429, expect.stringMatching(/Too many connections from your address/)])
    await open[0].close()
    // The server hears of the end a moment after the client.
    let again = await refusal(url + pathOfSocket(other.id, { forms: true })).catch(() => 'in')
    while (again !== 'in') again = await refusal(url + pathOfSocket(other.id, { forms: true })).catch(() => 'in')
    expect(again).toBe('in')
  })

  it('may send so many messages, over however many connections', async () => {
    const { url } = await openHouse({ perAddress: { connections: 10, rate: { burst: 8, perSecond: 0 } } })
    const ann = await guest(url, 'Ann')
    const { id } = await ann.open()
    // Each attempt to connect counts too.
    const [a, b] = [await ann.connect(id), await ann.connect(id)]
    for (const client of [a, b, a, b, a, b]) {
      const welcome = client.next('welcome')
      client.send({ type: 'resume' })
      await welcome
    }
    const error = b.next('error')
    b.send({ type: 'resume' })
    expect((await error).message).toMatch(/Too many messages/)
    expect((await refusal(url + pathOfSocket(id, { forms: true }))).status).toBe(429)
  })

  it('is told by a proxy on the same machine, and by nobody else', async () => {
    const { url } = await openHouse({ requests: 2, perAddress: { connections: 1, rate: PLENTY } })
    const ask = async (from: string): Promise<number> =>
      (await fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': from } })).status
    expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')]).toEqual([200, 200, 429])
    expect([await ask('192.0.2.2'), await ask('192.0.2.1, 192.0.2.3')]).toEqual([200, 200])
    const from = (address: string, told?: string) =>
      addressOf({ socket: { remoteAddress: address }, headers: told === undefined ? {} : { 'x-forwarded-for': told } })
    expect(from('127.0.0.1')).toBe('127.0.0.1')
    expect(from('::1', 'made up, 192.0.2.9')).toBe('192.0.2.9')
    expect(from('::ffff:127.0.0.1', ' ')).toBe('::ffff:127.0.0.1')
    expect(from('198.51.100.4', '192.0.2.9')).toBe('198.51.100.4')
  })

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s counts as %s', (address, house) => {
    expect(houseOf(address)).toBe(house)
  })

  it('is forgotten when it has been quiet for a while', () => {
    let time = 0
    const buckets = createBuckets({ burst: 2, perSecond: 1 }, () => time)
    for (let n = 0; n < 5000; n++) buckets.take(`address ${n}`)
    expect(buckets.size).toBe(5000)
    time += 10_000
    for (let n = 0; n < 5000; n++) buckets.take(`another ${n}`)
    expect(buckets.size).toBeLessThanOrEqual(5000)
    expect([buckets.take('fresh'), buckets.take('fresh'), buckets.take('fresh')]).toEqual([true, true, false])
  })

  it('counts nobody below zero', () => {
    const doors = createAddresses({ connections: 1, rate: PLENTY }, () => 0)
    const leave = doors.enter('192.0.2.1')
    expect(doors.enter('192.0.2.1')).toBeNull()
    leave?.()
    leave?.()
    expect(doors.enter('192.0.2.1')).not.toBeNull()
    expect(doors.enter('192.0.2.1')).toBeNull()
  })
})

describe('a path that is none', () => {
  it.each(['//', '//a:b/', '//[/api'])('%s leads nowhere, and nothing breaks down', async (path) => {
    const { url, reports } = await openHouse()
    expect(await answerTo(url, `GET ${path} HTTP/1.1\nconnection: close`)).toMatch(/^HTTP\/1.1 40[04] /)
    expect(await answerTo(url, `GET ${path} HTTP/1.1\n${UPGRADE}`)).toMatch(/^HTTP\/1.1 404 .*nothing to connect to/s)
    expect(reports).toEqual([])
  })
})

describe('a table', () => {
  it('with a full gallery has room for those who play there', async () => {
    const { url } = await openHouse()
    const ann = await guest(url, 'Ann')
    const { id } = await ann.open()
    const gallery = await Promise.all(Array.from({ length: 200 }, () => new Visitor(url).connect(id)))
    const { status, body } = await refusal(url + pathOfSocket(id, { forms: true }))
    expect([status, body]).toEqual([503, expect.stringContaining('Too many are watching')])
    expect((await ann.connect(id)).now.viewer).toBe('A')
    await Promise.all(gallery.map((client) => client.close()))
  })
})

describe('a connection', () => {
  it('gets no more answers to pings than to messages, and ends if they do not', async () => {
    const { url } = await openHouse({ rate: { burst: 8, perSecond: 0 } })
    const ann = await guest(url, 'Ann')
    const { socket, closed } = await ann.connect((await ann.open()).id)
    let pongs = 0
    socket.on('pong', () => {
      pongs += 1
    })
    for (let n = 0; n < 150; n++) socket.ping('are you there?')
    expect(await closed).toEqual([1008, 'Too many messages.'])
    expect(pongs).toBe(8)
  })

  it('that goes on and on when it was told to end is cut off', async () => {
    const { url } = await openHouse({ rate: { burst: 8, perSecond: 0 } })
    const { id } = await (await guest(url, 'Ann')).open()
    const { port, hostname, host } = new URL(url)
    const raw = connect(Number(port), hostname)
    raw.on('error', () => undefined)
    raw.write(
      `GET ${pathOfSocket(id, { forms: true })} HTTP/1.1\r\nhost: ${host}\r\n${UPGRADE.replaceAll('\n', '\r\n')}\r\n\r\n`,
    )
    await once(raw, 'data')
    const gone = once(raw.resume(), 'close')
    for (let n = 0; n < 400; n++) raw.write(PONG)
    await gone
    expect(raw.destroyed).toBe(true)
  })
})
