import { WebSocket } from 'ws'
import type { Event } from '../../kernel/events.ts'
import { apply } from '../../kernel/patch.ts'
import { type ClientMessage, type ServerMessage, serverMessage } from '../../protocol/messages.ts'

type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>
type Moment = Omit<Welcome, 'type'>

/** One connection to a table, as a page has it: patches its view and remembers everything that it was sent. */
export class Client {
  readonly socket: WebSocket
  /** Word for word. */
  readonly frames: string[] = []
  readonly messages: ServerMessage[] = []
  /** The view at each seq. */
  readonly views = new Map<number, unknown>()
  /** Kept when the connection ends: the code and the reason. */
  readonly closed: Promise<readonly [number, string]>
  #now: Moment | null = null
  #waiting: (() => void)[] = []

  constructor(url: string, cookie: string, options: WebSocket.ClientOptions = {}) {
    const headers = { ...options.headers, ...(cookie === '' ? {} : { cookie }) }
    this.socket = new WebSocket(url.replace(/^http/, 'ws'), { ...options, headers })
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')))
    this.socket.on('error', () => undefined)
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => {
        resolve([code, reason.toString('utf8')])
        this.#wake()
      })
    })
  }

  /** Connected and welcomed. */
  static async open(url: string, cookie: string, options?: WebSocket.ClientOptions): Promise<Client> {
    const client = new Client(url, cookie, options)
    await client.until(() => client.#now !== null)
    return client
  }

  get now(): Moment {
    if (this.#now === null) throw new Error('nobody has said welcome yet')
    return this.#now
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  /** Waits for messages until it is so. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.socket.readyState >= WebSocket.CLOSING) throw new Error('the connection has ended')
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
    }
  }

  /** The first message of that kind from now on. */
  async next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { readonly type: T }>> {
    const from = this.messages.length
    const find = () => this.messages.slice(from).find((message) => message.type === type)
    await this.until(() => find() !== undefined)
    const found = find()
    if (found === undefined || !isOf(found, type)) throw new Error(`no ${type} came`)
    return found
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed
  }

  #hear(text: string): void {
    this.frames.push(text)
    const message = serverMessage.parse(JSON.parse(text))
    this.#now = after(this.#now, message)
    if (this.#now !== null && (message.type === 'welcome' || message.type === 'step'))
      this.views.set(this.#now.seq, this.#now.view)
    this.messages.push(message)
    this.#wake()
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }
}

const isOf = <T extends ServerMessage['type']>(
  message: ServerMessage,
  type: T,
): message is Extract<ServerMessage, { readonly type: T }> => message.type === type

const after = (now: Moment | null, message: ServerMessage): Moment | null => {
  if (message.type === 'welcome') {
    const { type: _type, ...moment } = message
    return moment
  }
  if (now === null) throw new Error(`${message.type} came before the welcome`)
  switch (message.type) {
    case 'step': {
      const { type: _type, patch, events, ...moment } = message
      const { given: _given, ...before } = now
      if (moment.seq !== now.seq + 1) throw new Error(`step ${moment.seq} came after ${now.seq}`)
      const log: readonly Event[] = [...now.log, ...events]
      return { ...before, ...moment, log, view: apply(now.view, patch) }
    }
    case 'sealed':
      if (message.seq !== now.seq) throw new Error(`sealed at ${message.seq}, not at ${now.seq}`)
      {
        const { type: _type, ...moment } = message
        const { given: _given, ...before } = now
        return { ...before, ...moment }
      }
    case 'table':
      return { ...now, table: { ...message.table, setup: now.table.setup } }
    case 'orders':
      return { ...now, orders: message.orders }
    case 'accepted':
    case 'refused':
    case 'talk':
    case 'said':
    case 'reported':
    case 'error':
      return now
  }
}
