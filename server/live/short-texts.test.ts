import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { LIMITS } from '../../protocol/limits.ts'
import { listenForShortTexts } from './short-texts.ts'

interface Heard {
  readonly by: 'us' | 'library'
  readonly text: string
}

/** A client and a server, which writes down who heard what; `raw` is what the server reads from, `ended` what the client is told. */
const meet = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere')
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`, { perMessageDeflate: false })
  client.on('error', () => undefined)
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 1_000_000 })
  const heard: Heard[] = []
  const welcomed = new Promise<Duplex>((resolve) => {
    server.on('upgrade', (request, raw: Duplex, head) => {
      sockets.handleUpgrade(request, raw, head, (socket) => {
        socket.on('message', (data: Buffer) => heard.push({ by: 'library', text: data.toString('utf8') }))
        socket.on('pong', (data) => heard.push({ by: 'library', text: `pong ${data.toString('utf8')}` }))
        socket.on('error', () => undefined)
        listenForShortTexts(raw, (text) => heard.push({ by: 'us', text }))
        resolve(raw)
      })
    })
  })
  const ended = new Promise<number>((resolve) => {
    client.on('close', resolve)
  })
  return { client, raw: await welcomed, heard, ended }
}

const texts = (heard: readonly Heard[]): readonly string[] => heard.map(({ text }) => text)

it('every text is heard once, in its order, whatever it is like', async () => {
  const { client, heard, ended } = await meet()
  await once(client, 'open')
  const long = ['y'.repeat(16_000), 'z'.repeat(80_000)]
  const said = ['a', '', 'x'.repeat(125), 'x'.repeat(126), 'é擂台', '{"a":1}', ...long, 'b']
  for (const text of said) {
    client.send(text)
    await expect.poll(() => texts(heard).at(-1)).toBe(text)
  }
  client.send('c')
  client.send('d')
  client.pong('e')
  client.send('f')
  client.close(1000)
  expect(await ended).toBe(1000)
  expect(texts(heard)).toEqual([...said, 'c', 'd', 'pong e', 'f'])
})

/** A client's frame. */
const frame = (first: number, content: string, mask: readonly number[] = [1, 2, 3, 4]): Buffer => {
  const masked = Buffer.from(content, 'latin1').map((byte, at) => byte ^ mask[at % 4])
  const { length } = content
  const lengths = length < 126 ? [0x80 + length] : [0x80 + 126, length >> 8, length & 255]
  return Buffer.from([first, ...lengths, ...mask, ...masked])
}

/** Lets these chunks arrive one after the other, and tells what was heard and how it ended. */
const say = async (...chunks: readonly Buffer[]) => {
  const { raw, heard, ended } = await meet()
  for (const chunk of chunks) {
    // The library takes masks off where they are.
    raw.emit('data', Buffer.from(chunk))
    await setImmediate()
  }
  return { heard, ended: await ended }
}

const TEXT = 0x81
const PONG = frame(0x8a, '')
const CLOSE = frame(0x88, '\x03\xe8')
const byUs = (text: string): Heard => ({ by: 'us', text })
const byLibrary = (text: string): Heard => ({ by: 'library', text })

it('a short text in a frame of its own is read here, without its mask', async () => {
  const long = 'x'.repeat(300)
  const { heard } = await say(frame(TEXT, 'hello'), PONG, frame(TEXT, long, [0, 0, 0, 0]), frame(TEXT, ''), CLOSE)
  expect(heard).toEqual([byUs('hello'), byLibrary('pong '), byUs(long), byUs('')])
})

it('what is more than ASCII is left to the library, and what comes after it is read here again', async () => {
  const { heard } = await say(frame(TEXT, '\xc3\xa9'), frame(TEXT, 'a'), CLOSE)
  expect(heard).toEqual([byLibrary('é'), byUs('a')])
})

it('a message in parts is left to the library, and so is everything after it', async () => {
  const { heard } = await say(frame(0x01, 'a'), PONG, frame(0x80, 'b'), frame(TEXT, 'c'), CLOSE)
  expect(heard).toEqual([byLibrary('pong '), byLibrary('ab'), byLibrary('c')])
})

it('so is a frame that comes in pieces, wherever it is cut', async () => {
  const whole = frame(TEXT, 'x'.repeat(130))
  for (const at of [1, 2, 3, 4, 7, 8, 9, 137]) {
    const { heard } = await say(whole.subarray(0, at), whole.subarray(at), frame(TEXT, 'c'), CLOSE)
    expect(heard).toEqual([byLibrary('x'.repeat(130)), byLibrary('c')])
  }
  const { heard } = await say(Buffer.concat([frame(TEXT, 'a'), whole.subarray(0, 20)]), whole.subarray(20), CLOSE)
  expect(heard).toEqual([byLibrary('a'), byLibrary('x'.repeat(130))])
})

it('frames that come together are left to the library, and what comes after them is read here again', async () => {
  const together = [
    [PONG, frame(TEXT, 'a')],
    [frame(TEXT, 'a'), PONG],
    [frame(TEXT, 'x'.repeat(300)), frame(TEXT, ''), frame(TEXT, 'b')],
  ]
  for (const frames of together) {
    const { heard } = await say(Buffer.concat(frames), frame(TEXT, 'c'), CLOSE)
    expect(heard.slice(0, -1).every(({ by }) => by === 'library')).toBe(true)
    expect(heard.length).toBe(frames.length + 1)
    expect(heard.at(-1)).toEqual(byUs('c'))
  }
})

it('a frame that is too long to be read here is left to the library, and what comes after it is read here again', async () => {
  const long = 'x'.repeat(LIMITS.message)
  const { heard } = await say(frame(TEXT, long), frame(TEXT, 'c'), CLOSE)
  expect(heard).toEqual([byLibrary(long), byUs('c')])
})

it('after the end nothing is heard, and what is broken ends it as the library says', async () => {
  expect(await say(frame(TEXT, 'a'), CLOSE, frame(TEXT, 'b'))).toEqual({ heard: [byUs('a')], ended: 1000 })
  const broken = [
    [frame(TEXT, '\xff'), 1007],
    [Buffer.from([TEXT, 1, 97]), 1002],
    [Buffer.from([TEXT, 7, 97, 97, 97, 97, 97, 97, 97]), 1002],
    [frame(0xc1, 'a'), 1002],
    [frame(0x83, 'a'), 1002],
    [frame(0x8a, 'x'.repeat(126)), 1002],
  ] as const
  for (const [chunk, code] of broken) expect(await say(chunk, frame(TEXT, 'b'))).toEqual({ heard: [], ended: code })
})
