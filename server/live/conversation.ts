import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { LIMITS } from '../../protocol/limits.ts'
import { type ClientMessage, clientMessage } from '../../protocol/messages.ts'
import type { ShortNames } from '../../protocol/short-names.ts'
import type { Rate } from '../config.ts'
import { traceOf } from '../errors.ts'
import { describeIssues } from '../http/problem.ts'
import type { Note } from '../operations/happening.ts'
import type { Listener } from './audience.ts'
import { createBucket } from './bucket.ts'
import type { Hub } from './hub.ts'
import type { LiveTable } from './live-table.ts'
import { usedShortly } from './names.ts'
import type { Outbox } from './outbox.ts'
import { listenForShortTexts } from './short-texts.ts'
import { framed, type News, type Style } from './wire.ts'

export interface Talk {
  /** The table's. */
  readonly id: string
  readonly guest: string | null
  /** The session that the cookie of the guest names. */
  readonly session: string | null
  /** What the socket stands on. */
  readonly raw: Duplex
  readonly outbox: Outbox
  readonly style: Style
  readonly hub: Hub
  readonly rate: Rate
  /** Whether the address that it comes from may say one thing more. */
  mayTalk(): boolean
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
export const converse = (
  socket: WebSocket,
  { raw, outbox, id, guest, session, style, hub, rate, mayTalk, note, report }: Talk,
): void => {
  const isAllowed = createBucket(rate, () => performance.now())
  let excess = 0

  let names: ShortNames | null = null
  const send = (message: News): void => {
    if (socket.readyState !== socket.OPEN) return
    if (raw.writableLength > BACKLOG) return socket.terminate()
    if (style === 'brief' && message.type === 'welcome' && message.names !== undefined)
      names = usedShortly(message.names)
    // Past the library, which would write the head of a frame apart from the rest.
    outbox.put(raw, framed(message, style, names))
  }
  /** To those who want it brief, what came of it says as much. */
  const accept = (decision: string | null, isTold: boolean): void => {
    if (style === 'plain' || !isTold) send({ type: 'accepted', decision })
  }
  const close = (code: number, why?: string): void => {
    outbox.empty()
    socket.close(code, why)
  }
  const complain = (message: string): void => send({ type: 'error', message })
  const fail = (error: unknown): void => {
    report(`table ${id}: ${traceOf(error)}`)
    complain('Something went wrong here; try again in a moment.')
  }

  const end = (): void => close(4001, 'You have signed out.')
  const listener: Listener = { guest, session, send, accept, end }
  note({ event: 'connected', table: id, isGuest: guest !== null })
  const joining = hub.join(id, listener)
  joining.catch((error: unknown) => {
    fail(error)
    close(1011)
  })

  let table: LiveTable | null = null
  const sitDown = async (): Promise<void> => {
    table = await joining
  }
  sitDown().catch(() => undefined)
  /** Whether one thing more may come in; who goes on and on is no longer listened to. */
  const mayCome = (): boolean => {
    if (isAllowed() && mayTalk()) {
      excess = 0
      return true
    }
    excess += 1
    if (excess > 2 * PATIENCE) socket.terminate()
    else if (excess > PATIENCE) close(1008, 'Too many messages.')
    return false
  }
  const take = (read: Read): void => {
    if (typeof read === 'string') return complain(read)
    const heard = table === null ? joining.then((joined) => joined?.hear(listener, read)) : table.hear(listener, read)
    heard.catch(fail)
  }
  const hear = (data: RawData, isBinary: boolean): void => take(mayCome() ? readData(data, isBinary) : TOO_MUCH)
  const hearText = (text: string): void => take(mayCome() ? readText(text) : TOO_MUCH)
  /** Not by itself: who does not read the answers would have them pile up here. */
  const answerPing = (data: Buffer): void => {
    if (!mayCome()) return
    if (socket.bufferedAmount > BACKLOG) socket.terminate()
    else socket.pong(data)
  }
  socket.on('message', hear)
  listenForShortTexts(raw, hearText)
  socket.on('ping', answerPing)
  socket.on('pong', mayCome)
  // A broken frame or one that is too large: ws closes the connection with the reason itself.
  socket.on('error', () => undefined)
  socket.on('close', (code) => {
    note({ event: 'gone', table: id, code })
    joining.then((joined) => joined?.leave(listener)).catch(fail)
  })
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
