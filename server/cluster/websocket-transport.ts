import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { Server } from '../store/homes.ts'
import type { Transport, TransportEvents } from './transport.ts'

export const LINK_PATH = '/api/link'

const OPTIONS = { perMessageDeflate: false, maxPayload: 64 * 1024 * 1024 } as const
/** Milliseconds to wait for a server that does not answer. */
const HANDSHAKE = 1000
/** Which server wants to connect, in a header. */
const FROM = 'x-leitai-server'

/** Known to those alone who share the secret, and of use between these two only. */
const proofOf = (secret: string, from: string, to: string): string =>
  createHmac('sha256', secret).update(`${from} ${to}`).digest('base64url')

/** WebSockets between servers, one for each two. */
export class WebSocketTransport implements Transport {
  readonly #id: string
  readonly #secret: string
  readonly #events: TransportEvents
  readonly #server = new WebSocketServer({ noServer: true, ...OPTIONS })
  /** By server. */
  readonly #sockets = new Map<string, WebSocket>()
  /** Every one that is open or being opened. */
  readonly #all = new Set<WebSocket>()
  #isClosed = false

  constructor(id: string, secret: string, events: TransportEvents) {
    this.#id = id
    this.#secret = secret
    this.#events = events
  }

  send(to: Server, text: string): void {
    const socket = this.#sockets.get(to.id) ?? this.#connect(to)
    if (socket === null) return
    if (socket.readyState === socket.CONNECTING) socket.once('open', () => socket.send(text))
    else if (socket.readyState === socket.OPEN) socket.send(text)
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
    for (const socket of this.#all) socket.close()
    this.#server.close()
  }

  #connect({ id, url }: Server): WebSocket | null {
    if (this.#isClosed || url === '') return null
    const headers = { [FROM]: this.#id, authorization: `Bearer ${proofOf(this.#secret, this.#id, id)}` }
    const address = url.replace(/^http/, 'ws') + LINK_PATH
    const socket = new WebSocket(address, { ...OPTIONS, handshakeTimeout: HANDSHAKE, headers })
    this.#add(id, socket)
    return socket
  }

  #add(peer: string, socket: WebSocket): void {
    this.#all.add(socket)
    // Of two that were opened at once each side goes on with the one it knows.
    if (!this.#sockets.has(peer)) this.#sockets.set(peer, socket)
    socket.on('message', (data: Buffer) => this.#events.receive(peer, data.toString('utf8')))
    // The end follows.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.#all.delete(socket)
      if (this.#sockets.get(peer) !== socket) return
      this.#sockets.delete(peer)
      this.#events.gone(peer)
    })
  }
}
