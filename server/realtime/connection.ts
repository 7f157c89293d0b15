import type { RawData, WebSocket } from 'ws'
import { LIMITS } from '../../protocol/limits.ts'
import { type ClientMessage, clientMessage, type ServerMessage } from '../../protocol/messages.ts'
import { encode, SIGNED_OUT } from '../../protocol/wire.ts'
import { TableClosed } from '../../table/table.ts'
import type { Rate } from '../config.ts'
import { traceOf } from '../errors.ts'
import { describeIssues } from '../http/problem.ts'
import type { Note } from '../ops/log-event.ts'
import type { ClientConnection, TableHome } from '../tables/host.ts'
import type { Tables } from '../tables/tables.ts'
import { Bucket } from './rate-limit.ts'

export interface ConnectionOptions {
  readonly table: string
  /** Null for a stranger. */
  readonly guest: string | null
  /** The session in the guest's cookie. */
  readonly session: string | null
  /** Whether questions are sent with their forms. */
  readonly forms: boolean
  readonly rate: Rate
  /** Whether the client's address may send one more message. */
  readonly mayAddressSend: () => boolean
  readonly note: Note
  report(problem: string): void
}

/** Bytes of a frame that is read at all. Up to this, a message that is too long gets a clear answer. */
export const MAX_FRAME = 4 * LIMITS.message
/** Bytes that may wait for a client that does not read. */
const BACKLOG = 1024 * 1024
/** Refused messages in a row after which the connection is closed; after twice as many it is cut. */
const PATIENCE = 100
const MOVED = 'The server that kept this table is gone; another one goes on. Please do that again.'
/** How often a message is sent to a new home: one that brings down homes must not bring down all. */
const MOST_SENT = 5
const TOO_MUCH = 'Too many messages at once: this one was not read. Wait a moment.'

/** One client's WebSocket at one table, wherever that lives. */
export class Connection implements ClientConnection {
  readonly #socket: WebSocket
  readonly #options: ConnectionOptions
  readonly #bucket: Bucket
  readonly #tables: Pick<Tables, 'join'>
  #home: Promise<TableHome | null> = Promise.resolve(null)
  /** The last answer, or the wish to take it back, until the table has dealt with it. */
  #pending: { readonly message: ClientMessage; sent: number } | null = null
  #excess = 0

  constructor(socket: WebSocket, tables: Pick<Tables, 'join'>, options: ConnectionOptions) {
    this.#socket = socket
    this.#tables = tables
    this.#options = options
    this.#bucket = new Bucket(options.rate, performance.now())
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('ping', (data) => this.#pong(data))
    socket.on('pong', () => this.#isAllowed())
    // After a broken or enormous frame ws closes the connection itself.
    socket.on('error', () => undefined)
    socket.on('close', (code) => this.#leave(code))
  }

  join(): void {
    const { table, guest, note } = this.#options
    note({ event: 'connected', table, isGuest: guest !== null })
    this.#home = this.#findHome()
  }

  /** Finds the new home of the table, and sends again what the last home may not have done. */
  moved(): void {
    if (!this.isOpen) return
    this.#home = this.#findHome()
    const pending = this.#pending
    if (pending === null) return
    pending.sent += 1
    if (pending.sent <= MOST_SENT) return void this.#deliver(pending.message, true)
    this.#pending = null
    this.send({ type: 'error', message: MOVED })
  }

  #findHome(): Promise<TableHome | null> {
    return this.#tables.join(this.#options.table, this).catch((error: unknown) => {
      if (!this.isOpen) return null
      this.#fail(error)
      this.#socket.close(1011)
      return null
    })
  }

  get guest(): string | null {
    return this.#options.guest
  }

  get session(): string | null {
    return this.#options.session
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  get forms(): boolean {
    return this.#options.forms
  }

  send(message: ServerMessage): void {
    this.pass(encode(message, this.#options))
  }

  pass(text: string): void {
    if (!this.isOpen) return
    if (this.#isBehind) this.#socket.terminate()
    else this.#socket.send(text)
  }

  /** The guest has signed out. */
  end(): void {
    this.#socket.close(SIGNED_OUT, 'You have signed out.')
  }

  /** Whether the client does not read what it is sent. */
  get #isBehind(): boolean {
    return this.#socket.bufferedAmount > BACKLOG
  }

  /** Whether one more message may come in. Who goes on and on is closed, then cut off. */
  #isAllowed(): boolean {
    if (this.#bucket.take(performance.now()) && this.#options.mayAddressSend()) {
      this.#excess = 0
      return true
    }
    this.#excess += 1
    if (this.#excess > 2 * PATIENCE) this.#socket.terminate()
    else if (this.#excess > PATIENCE) this.#socket.close(1008, 'Too many messages.')
    return false
  }

  #receive(data: RawData, isBinary: boolean): void {
    const read = this.#isAllowed() ? parse(data, isBinary) : TOO_MUCH
    if (typeof read === 'string') return this.send({ type: 'error', message: read })
    if (read.type === 'answer' || read.type === 'takeBack') this.#pending = { message: read, sent: 1 }
    void this.#deliver(read)
  }

  async #deliver(message: ClientMessage, isAgain = false): Promise<void> {
    const isPending = (): boolean => this.#pending?.message === message
    try {
      const home = await this.#home
      await home?.receive(this, message, isAgain)
      if (isPending()) this.#pending = null
    } catch (error) {
      if (!(error instanceof TableClosed)) {
        if (isPending()) this.#pending = null
        return this.#fail(error)
      }
      // What is pending is sent again when the table has a new home.
      if (!isPending()) this.send({ type: 'error', message: MOVED })
    }
  }

  /** By hand and within the rate: pongs would pile up for a client that pings and does not read. */
  #pong(data: Buffer): void {
    if (!this.#isAllowed()) return
    if (this.#isBehind) this.#socket.terminate()
    else this.#socket.pong(data)
  }

  #leave(code: number): void {
    const { note, table } = this.#options
    note({ event: 'gone', table, code })
    this.#home.then((home) => home?.leave(this)).catch((error: unknown) => this.#fail(error))
  }

  #fail(error: unknown): void {
    const { report, table } = this.#options
    report(`table ${table}: ${traceOf(error)}`)
    this.send({ type: 'error', message: 'Something went wrong here; try again in a moment.' })
  }
}

/** The message, or what is wrong with it. */
const parse = (data: RawData, isBinary: boolean): ClientMessage | string => {
  if (isBinary || !Buffer.isBuffer(data)) return 'Send text, not bytes.'
  if (data.length > LIMITS.message) return `This message is longer than ${LIMITS.message} bytes.`
  let value: unknown
  try {
    value = JSON.parse(data.toString('utf8'))
  } catch {
    return 'This message is not JSON.'
  }
  const read = clientMessage.safeParse(value)
  return read.success ? read.data : `This message does not fit: ${describeIssues(read.error)}.`
}
