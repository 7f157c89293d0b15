import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ServerMessage } from '../../protocol/messages.ts'
import { encode, OUTDATED, PROTOCOL, SOCKET_PATH } from '../../protocol/wire.ts'
import { LINK_PATH } from '../cluster/websocket-transport.ts'
import type { Config } from '../config.ts'
import { traceOf } from '../errors.ts'
import { addressOf } from '../http/address.ts'
import { guestOf, sessionOf } from '../http/guests.ts'
import { isSameOrigin } from '../http/origin.ts'
import type { Gate } from '../ops/gate.ts'
import type { Store } from '../store/store.ts'
import { seatOfGuest } from '../tables/stored-table.ts'
import type { Tables } from '../tables/tables.ts'
import { Connection, type ConnectionOptions, MAX_FRAME } from './connection.ts'
import { createAddresses } from './rate-limit.ts'

/** Lets in another server of this site; false if it is none. */
export type AcceptServer = (request: IncomingMessage, raw: Duplex, head: Buffer) => boolean

export interface Sockets {
  /** Says goodbye to everybody and lets nobody in any more. */
  close(): Promise<void>
}

/** So many may be connected to one table; nobody needs to share it with more. Those who play there always find room. */
const CROWD = 200
const CROWDED = 'Too many connections from your address; close some, or wait a moment.'
/** Milliseconds. */
const GOODBYE = 1000
/** Code and reason: going away, and the restart of a service, after which one is to come back. */
const DOWN = [1001, 'The server is going down; come back in a moment.'] as const
const EMPTIED = [1012, 'This server is being emptied; connect again, another one takes over.'] as const
const OTHER_VERSION: ServerMessage = {
  type: 'error',
  message: `This page is out of date: reload it to go on. (Programs: connect with ?protocol=${PROTOCOL}; /api describes it.)`,
}
const LIVE = new RegExp(`^${SOCKET_PATH.replace('{id}', '([\\w-]{1,64})')}$`)

export const openSockets = (
  app: FastifyInstance,
  config: Config,
  store: Store,
  tables: Tables,
  gate: Gate,
  acceptServer: AcceptServer,
): Sockets => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    autoPong: false,
  })
  const alive = new WeakSet<WebSocket>()
  const addresses = createAddresses(config.perAddress)
  let isClosing = false
  gate.guard({
    connections: () => server.clients.size,
    sendAway: () => {
      for (const socket of server.clients) void sendAway(socket, EMPTIED)
    },
  })

  const heartbeat = setInterval(() => {
    tables.rest()
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, config.heartbeat)

  const connect = (socket: WebSocket, query: URLSearchParams, options: Omit<ConnectionOptions, 'forms'>): void => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    if (query.get('protocol') !== `${PROTOCOL}`) return turnAway(socket)
    new Connection(socket, tables, { ...options, forms: query.get('forms') !== 'no' }).join()
  }

  const upgrade = async (request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> => {
    const [path, query] = (request.url ?? '').split('?')
    if (path === LINK_PATH) {
      if (!acceptServer(request, raw, head)) refuse(raw, '403 Forbidden', 'This is for the other servers of this site.')
      return
    }
    const id = LIVE.exec(path)?.[1]
    if (id === undefined) return refuse(raw, '404 Not Found', 'There is nothing to connect to.')
    const from = addressOf(request)
    if (!addresses.take(from)) return refuse(raw, '429 Too Many Requests', CROWDED)
    if (!isSameOrigin(request.headers)) return refuse(raw, '403 Forbidden', 'This connection comes from another site.')
    const cookies = app.parseCookie(request.headers.cookie ?? '')
    const session = sessionOf(cookies)
    const guest = await guestOf(store, cookies)
    const [row] = await store.tables.outlines([id])
    if (row === undefined) return refuse(raw, '404 Not Found', 'There is no such table.')
    const isPlaying = seatOfGuest(row.seats, guest?.id ?? null) !== null
    if (tables.size(id) >= CROWD && !isPlaying)
      return refuse(raw, '503 Service Unavailable', 'Too many are watching this table.')
    if (isClosing) return refuse(raw, '503 Service Unavailable', 'The server is going down.')
    if (gate.isDraining) return refuse(raw, '503 Service Unavailable', EMPTIED[1])
    // It would never be counted off.
    if (raw.destroyed) return
    const leave = addresses.enter(from)
    if (leave === null) return refuse(raw, '429 Too Many Requests', CROWDED)
    raw.once('close', leave)
    const { rate, note, report } = config
    const options = {
      table: id,
      guest: guest?.id ?? null,
      session,
      rate,
      mayAddressSend: addresses.sender(from),
      note,
      report,
    }
    server.handleUpgrade(request, raw, head, (socket) => connect(socket, new URLSearchParams(query), options))
  }

  app.server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    dropWhenBroken(raw)
    upgrade(request, raw, head).catch((error: unknown) => {
      config.report(`connecting to a table: ${traceOf(error)}`)
      raw.destroy()
    })
  })

  return {
    close: async () => {
      isClosing = true
      clearInterval(heartbeat)
      await Promise.all([...server.clients].map((socket) => sendAway(socket, DOWN)))
    },
  }
}

/** Apart from where the request is at hand: a listener keeps all of that for as long as the connection lasts. */
const dropWhenBroken = (raw: Duplex): void => {
  raw.on('error', () => raw.destroy())
}

/** Who does not answer the goodbye is cut off. */
const sendAway = async (socket: WebSocket, why: readonly [number, string]): Promise<void> => {
  if (socket.readyState === socket.CLOSED) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => socket.terminate(), GOODBYE)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.close(...why)
  })
}

/** It speaks another version of the protocol. */
const turnAway = (socket: WebSocket): void => {
  socket.on('error', () => undefined)
  socket.send(encode(OTHER_VERSION, { forms: false }))
  void sendAway(socket, [OUTDATED, `This server speaks protocol ${PROTOCOL}.`])
}

const refuse = (raw: Duplex, status: string, error: string): void => {
  const body = JSON.stringify({ error })
  const type = 'content-type: application/json'
  raw.end(`HTTP/1.1 ${status}\r\n${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`)
}
