import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { Server } from '../store/homes.ts'
import type { Transport, TransportEvents } from './transport.ts'

export const LINK_PATH = '/api/link'

const OPTIONS = { perMessageDeflate: false, maxPayload: 64 * 1024 * 1024 } as const
/** How long a server is waited for that does not answer. */
const HANDSHAKE_MS = 1000
const GOODBYE_MS = 500
/** Which server wants to connect, in a header. */
const FROM = 'x-leitai-server'

/** Only servers that share the secret can make it, and it opens only this one pair of servers. */
const proofOf = (secret: string, from: string, to: string): string =>
  createHmac('sha256', secret).update(`${from} ${to}`).digest('base64url')

/** WebSockets between servers. Each pair shares one. */
export class WebSocketTransport implements Transport {
  readonly #id: string
  readonly #secret: string
  readonly #events: TransportEvents
  readonly #server = new WebSocketServer({ noServer: true, ...OPTIONS })
  /** By server. */
  readonly #sockets = new Map<string, WebSocket>()
  /** Every one that is open or being opened. */
  readonly #all = new Set<WebSocket>()
  /** What is sent as soon as one is open. */
  readonly #waiting = new WeakMap<WebSocket, string[]>()
  #isClosed = false

  constructor(id: string, secret: string, events: TransportEvents) {
    this.#id = id
    this.#secret = secret
    this.#events = events
  }

  send(to: Server, text: string): void {
    const socket = this.#sockets.get(to.id) ?? this.#connect(to)
    if (socket?.readyState === WebSocket.OPEN) socket.send(text)
    else if (socket?.readyState === WebSocket.CONNECTING) this.#waiting.get(socket)?.push(text)
  }

  reset(server: string): void {
    this.#sockets.get(server)?.terminate()
  }

  /** Another server has come. False if it cannot prove that it is one of ours. */
  accept(request: IncomingMessage, raw: Duplex, head: Buffer): boolean {
    const from = request.headers[FROM]
    if (this.#isClosed || typeof from !== 'string') return false
    const given = Buffer.from(request.headers.authorization ?? '')
    const wanted = Buffer.from(`Bearer ${proofOf(this.#secret, from, this.#id)}`)
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
    this.#server.handleUpgrade(request, raw, head, (socket) => this.#add(from, socket))
    return true
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const socket of this.#all) {
      socket.close()
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
    }
    this.#server.close()
  }

  #connect({ id, url }: Server): WebSocket | null {
    if (this.#isClosed || url === '') return null
    const headers = { [FROM]: this.#id, authorization: `Bearer ${proofOf(this.#secret, this.#id, id)}` }
    const address = url.replace(/^http/, 'ws') + LINK_PATH
    const socket = new WebSocket(address, { ...OPTIONS, handshakeTimeout: HANDSHAKE_MS, headers })
    const waiting: string[] = []
    this.#waiting.set(socket, waiting)
    socket.once('open', () => {
      for (const text of waiting) socket.send(text)
    })
    this.#add(id, socket)
    return socket
  }

  #add(peer: string, socket: WebSocket): void {
    this.#all.add(socket)
    // If both sides connect at once, each keeps sending on the socket it knew first.
    if (!this.#sockets.has(peer)) this.#sockets.set(peer, socket)
    socket.on('message', (data: Buffer) => this.#events.receive(peer, data.toString('utf8')))
    // `close` follows.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.#all.delete(socket)
      if (this.#sockets.get(peer) !== socket) return
      this.#sockets.delete(peer)
      this.#events.gone(peer)
    })
  }
}
