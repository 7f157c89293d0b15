import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './frame.ts'

/** What a client hears when texts are written past the library, and what the library itself says in between. */
it('a client hears every text as it was, whatever its length', async () => {
  const texts = [
    '',
    'a',
    'x'.repeat(125),
    'x'.repeat(126),
    'é擂台',
    'y'.repeat(65_535),
    'z'.repeat(65_536),
    '台'.repeat(30_000),
  ]
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  server.on('upgrade', (request, raw, head) => {
    sockets.handleUpgrade(request, raw, head, (socket) => {
      for (const text of texts) {
        raw.write(textFrame(Buffer.from(text)))
        socket.ping()
      }
      socket.close()
    })
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere')
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  const heard: string[] = []
  client.on('message', (data: Buffer) => heard.push(data.toString('utf8')))
  await once(client, 'close')
  expect(heard).toEqual(texts)
})
