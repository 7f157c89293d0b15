import type { RawData, WebSocket } from 'ws'
import { LIMITS } from '../../protocol/limits.ts'
import { type ClientMessage, clientMessage } from '../../protocol/messages.ts'
import type { ShortNames } from '../../protocol/short-names.ts'
import type { Rate } from '../config.ts'
import { traceOf } from '../errors.ts'
import { describeIssues } from '../http/problem.ts'
import type { Note } from '../operations/happening.ts'
import type { Letter, Listener } from './audience.ts'
import { Bucket } from './bucket.ts'
import type { Hub } from './hub.ts'
import type { LiveTable } from './live-table.ts'
import { usedShortly } from './names.ts'
import type { Letterbox } from './outbox.ts'
import { listenForShortTexts } from './short-texts.ts'
import { framed, type News, type Style } from './wire.ts'

export interface Talk {
  /** The table's. */
  readonly id: string
  readonly guest: string | null
  /** The session that the cookie of the guest names. */
  readonly session: string | null
  /** For what the socket stands on. */
  readonly letterbox: Letterbox
  readonly style: Style
  readonly hub: Hub
  readonly rate: Rate
  /** Whether the address that it comes from may say one thing more. */
  readonly mayTalk: () => boolean
  readonly note: Note
  report(problem: string): void
}

/** Bytes of a frame that are read at all; between this and the limit there is a clear answer instead of an end. */
export const FRAME = 4 * LIMITS.message
/** Bytes that may wait for a client who does not read. */
const BACKLOG = 1024 * 1024
/** Messages beyond the rate after which nobody listens any more. */
const PATIENCE = 100
const TOO_MUCH = 'Too many messages at once: this one was not read. Wait a moment.'

/** One client's connection to one table, from the first word to the last. */
export const converse = (socket: WebSocket, talk: Talk): void => {
  const conversation = new Conversation(socket, talk)
  socket.on('message', (data, isBinary) => conversation.hear(data, isBinary))
  listenForShortTexts(talk.letterbox.raw, (text) => conversation.hearText(text))
  socket.on('ping', (data) => conversation.answerPing(data))
  socket.on('pong', () => conversation.mayCome())
  // A broken frame or one that is too large: ws closes the connection with the reason itself.
  socket.on('error', IGNORE)
  socket.on('close', (code) => conversation.leave(code))
}

const IGNORE = (): void => undefined

/** There may be very many: what they have in common is not made anew for each. */
class Conversation implements Listener {
  readonly #socket: WebSocket
  readonly #talk: Talk
  // Of what is needed with every word nothing has to be looked up.
  readonly #letterbox: Letterbox
  readonly #style: Style
  readonly #mayTalk: () => boolean
  readonly #bucket: Bucket
  readonly #joining: Promise<LiveTable | null>
  readonly #failed = (error: unknown): void => this.#fail(error)
  #table: LiveTable | null = null
  #excess = 0
  #names: ShortNames | null = null

  constructor(socket: WebSocket, talk: Talk) {
    const { hub, id, guest, rate, note } = talk
    this.#socket = socket
    this.#talk = talk
    this.#letterbox = talk.letterbox
    this.#style = talk.style
    this.#mayTalk = talk.mayTalk
    this.#bucket = new Bucket(rate, performance.now())
    note({ event: 'connected', table: id, isGuest: guest !== null })
    this.#joining = hub.join(id, this)
    this.#sitDown().catch((error: unknown) => {
      this.#fail(error)
      this.#close(1011)
    })
  }

  get guest(): string | null {
    return this.#talk.guest
  }

  get session(): string | null {
    return this.#talk.session
  }

  async #sitDown(): Promise<void> {
    this.#table = await this.#joining
  }

  /** Whether he does not read what he is told. */
  get #isBehind(): boolean {
    return this.#letterbox.length > BACKLOG
  }

  write(message: News, after: Letter | null): Letter {
    return new Frame(this, this.#frame(message), after)
  }

  send(message: News): void {
    this.put(this.#frame(message))
  }

  #frame(message: News): Buffer {
    const style = this.#style
    if (style === 'brief' && message.type === 'welcome' && message.names !== undefined)
      this.#names = usedShortly(message.names)
    return framed(message, style, this.#names)
  }

  /** Past the library, which would write the head of a frame apart from the rest. */
  put(frame: Buffer): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (this.#isBehind) socket.terminate()
    else this.#letterbox.put(frame)
  }

  /** To those who want it brief, what came of it says as much. */
  accept(decision: string | null, isTold: boolean): void {
    if (this.#style === 'plain' || !isTold) this.send({ type: 'accepted', decision })
  }

  end(): void {
    this.#close(4001, 'You have signed out.')
  }

  #close(code: number, why?: string): void {
    this.#letterbox.send()
    this.#socket.close(code, why)
  }

  #complain(message: string): void {
    this.send({ type: 'error', message })
  }

  #fail(error: unknown): void {
    const { report, id } = this.#talk
    report(`table ${id}: ${traceOf(error)}`)
    this.#complain('Something went wrong here; try again in a moment.')
  }

  /** Whether one thing more may come in; who goes on and on is no longer listened to. */
  mayCome(): boolean {
    if (this.#bucket.take(performance.now()) && this.#mayTalk()) {
      this.#excess = 0
      return true
    }
    this.#excess += 1
    if (this.#excess > 2 * PATIENCE) this.#socket.terminate()
    else if (this.#excess > PATIENCE) this.#close(1008, 'Too many messages.')
    return false
  }

  hear(data: RawData, isBinary: boolean): void {
    this.#take(this.mayCome() ? readData(data, isBinary) : TOO_MUCH)
  }

  hearText(text: string): void {
    this.#take(this.mayCome() ? readText(text) : TOO_MUCH)
  }

  #take(read: Read): void {
    if (typeof read === 'string') return this.#complain(read)
    if (this.#table === null) this.#takeLater(read)
    else this.#table.hear(this, read).catch(this.#failed)
  }

  /** He is on his way to his place. */
  #takeLater(message: ClientMessage): void {
    this.#joining.then((joined) => joined?.hear(this, message)).catch(this.#failed)
  }

  /** Not by itself: who does not read the answers would have them pile up here. */
  answerPing(data: Buffer): void {
    if (!this.mayCome()) return
    if (this.#isBehind) this.#socket.terminate()
    else this.#socket.pong(data)
  }

  leave(code: number): void {
    const { note, id } = this.#talk
    note({ event: 'gone', table: id, code })
    this.#joining.then((joined) => joined?.leave(this)).catch(this.#failed)
  }
}

class Frame implements Letter {
  readonly #to: Conversation
  readonly #frame: Buffer
  readonly #after: Letter | null

  constructor(to: Conversation, frame: Buffer, after: Letter | null) {
    this.#to = to
    this.#frame = frame
    this.#after = after
  }

  send(): void {
    this.#after?.send()
    this.#to.put(this.#frame)
  }
}

/** The message, or what is wrong with it. */
type Read = ClientMessage | string

const readData = (data: RawData, isBinary: boolean): Read => {
  if (isBinary || !Buffer.isBuffer(data)) return 'Send text, not bytes.'
  if (data.length > LIMITS.message) return `This message is longer than ${LIMITS.message} bytes.`
  return readText(data.toString('utf8'))
}

const readText = (text: string): Read => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'This message is not JSON.'
  }
  const read = clientMessage.safeParse(value)
  return read.success ? read.data : `This message does not fit: ${describeIssues(read.error)}.`
}
