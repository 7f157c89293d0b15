import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { serverMessage } from '../../protocol/messages.ts'
import { SIGNED_OUT } from '../../protocol/wire.ts'
import type { Tables } from '../tables/tables.ts'
import { Connection, type ConnectionOptions } from './connection.ts'

const NOTHING = (): void => undefined
const options: ConnectionOptions = {
  table: 'some-table',
  guest: 'ann',
  session: 'of ann',
  forms: true,
  rate: { burst: 1000, perSecond: 1000 },
  mayAddressSend: () => true,
  note: NOTHING,
  report: NOTHING,
}

/** A client, and the server's side of its connection. */
const meet = async (given: Partial<ConnectionOptions> = {}, join: Tables['join'] = () => Promise.resolve(null)) => {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false, autoPong: false })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address())
  const met = new Promise<{ readonly socket: WebSocket; readonly connection: Connection }>((resolve) => {
    sockets.on('connection', (socket) => {
      const connection = new Connection(socket, { join }, { ...options, ...given })
      connection.join()
      resolve({ socket, connection })
    })
  })
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  onTestFinished(() => client.terminate())
  const opened = once(client, 'open')
  const heard: unknown[] = []
  client.on('message', (data: Buffer) => heard.push(serverMessage.parse(JSON.parse(data.toString('utf8')))))
  const closed = new Promise<readonly [number, string]>((resolve) => {
    client.on('close', (code, reason) => resolve([code, reason.toString('utf8')]))
  })
  await opened
  return { ...(await met), client, heard, closed }
}

const said = (n: number) => ({ type: 'error', message: `${n}` }) as const

describe('a connection', () => {
  it('sends messages in their order, and nothing after it has ended', async () => {
    const { connection, heard, closed } = await meet()
    expect([connection.guest, connection.session]).toEqual(['ann', 'of ann'])
    for (let n = 0; n < 3; n++) connection.send(said(n))
    connection.end()
    connection.send(said(3))
    expect(await closed).toEqual([SIGNED_OUT, 'You have signed out.'])
    expect(heard).toEqual([said(0), said(1), said(2)])
  })

  it.each([
    ['messages', ({ connection }: Awaited<ReturnType<typeof meet>>) => connection.send(said(0))],
    ['pings', ({ client }: Awaited<ReturnType<typeof meet>>) => client.ping()],
  ])('that does not read is cut off when too much waits for it: %s', async (_title, next) => {
    const all = await meet()
    const { connection, socket, client } = all
    client.pause()
    const ended = once(socket, 'close')
    const long = { type: 'error', message: 'x'.repeat(100_000) } as const
    while (socket.bufferedAmount <= 1024 * 1024) {
      connection.send(long)
      await setImmediate()
    }
    expect(socket.readyState).toBe(WebSocket.OPEN)
    next(all)
    await ended
    expect(socket.readyState).toBe(WebSocket.CLOSED)
    connection.send(said(1))
  })

  it('that cannot be brought to its table is told so and closed', async () => {
    const reports: string[] = []
    const { heard, closed } = await meet({ report: (problem) => reports.push(problem) }, () =>
      Promise.reject(new Error('the disk is full')),
    )
    expect((await closed)[0]).toBe(1011)
    expect(heard).toEqual([{ type: 'error', message: expect.stringContaining('Something went wrong here') }])
    expect(reports).toEqual([expect.stringContaining('table some-table: Error: the disk is full')])
  })
})
