import type { WebSocket } from 'ws'
import { backoff } from '../../protocol/backoff.ts'
import { type ClientMessage, type ServerMessage, serverMessage } from '../../protocol/messages.ts'
import { isOtherProtocol, OUTDATED } from '../../protocol/wire.ts'
import { type Seen, see } from './seen.ts'
import { type Answer, fine, reasonOf, type Trouble, trouble, type Visit } from './visit.ts'
import { words } from './words.ts'

/** A seat at a table, and how one sits there. */
export interface Sitting {
  readonly visit: Visit
  readonly id: string
  /** Seconds for which a server may be gone. */
  readonly patience: number
  /** The answer to what is asked, or what makes it impossible. */
  answer(seen: Seen): Promise<Answer<unknown>>
  /** Whether there is something better to do; looked at now and then until the match has begun. */
  isEnough(): Promise<boolean>
  say(line: string): void
  /** Somebody wants it to end. */
  readonly signal: AbortSignal
}

/** How it ended: with a last view of the table, or left before it began. */
export type Ended = { readonly how: 'over'; readonly seen: Seen } | { readonly how: 'left' }

/** Milliseconds between two looks around while nobody comes. */
const LOOK = 3000
/** Milliseconds without a sign of life after which a connection counts as lost. */
const SILENCE = 90_000
/** Complaints in a row after which it makes no sense to go on. */
const COMPLAINTS = 5
/** The seat was not asked any more, or something else was: the next message tells what is asked now. */
const HARMLESS: readonly string[] = ['TABLE-2', 'TABLE-3']

/** Sits at a table until its match is over; comes back when the connection is lost. */
export const sit = async (sitting: Sitting): Promise<Answer<Ended>> => {
  const { visit, patience, say, signal } = sitting
  let goneSince: number | null = null
  let failures = 0
  let hasBegun = false
  const welcomed = (isPlaying: boolean): void => {
    if (goneSince !== null) say(words.back)
    goneSince = null
    failures = 0
    if (isPlaying && !hasBegun) say(words.begins(sitting.id))
    hasBegun ||= isPlaying
  }
  for (;;) {
    const heard = await converse(sitting, welcomed)
    if (heard.how !== 'lost') return heard.how === 'trouble' ? { ok: false, trouble: heard.trouble } : fine(heard)
    if (goneSince === null) say(words.away(heard.why))
    goneSince ??= Date.now()
    if (Date.now() - goneSince > 1000 * patience) return trouble('gone', words.lost(visit.url, patience))
    await pause(backoff(failures, Math.random), signal)
    failures += 1
    if (signal.aborted) return fine({ how: 'left' })
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })

type Heard =
  | Ended
  | { readonly how: 'lost'; readonly why: string }
  | { readonly how: 'trouble'; readonly trouble: Trouble }

/** One connection, from its opening to its end. */
const converse = ({ visit, id, answer, isEnough, signal }: Sitting, welcomed: (isPlaying: boolean) => void) =>
  new Promise<Heard>((resolve) => {
    const socket: WebSocket = visit.connect(id)
    let seen: Seen | null = null
    let answered = ''
    let given: unknown = null
    let complaints = 0
    let isEnded = false

    const end = (heard: Heard): void => {
      isEnded = true
      clearInterval(looking)
      clearTimeout(silence)
      signal.removeEventListener('abort', leave)
      // What still comes is for nobody any more: it must not wake anything.
      socket.removeAllListeners()
      socket.on('error', () => undefined)
      socket.close()
      resolve(heard)
    }
    const leave = (): void => end({ how: 'left' })
    const lose = (why: string): void => end({ how: 'lost', why })
    const fail = (kind: Trouble['kind'], says: string): void => end({ how: 'trouble', trouble: { kind, says } })
    const send = (message: ClientMessage): void => socket.send(JSON.stringify(message))

    const act = async (now: Seen): Promise<void> => {
      if (now.outcome !== null || now.table.status === 'over') return end({ how: 'over', seen: now })
      const asked = now.decisions.at(0)
      if (asked === undefined || asked.id === answered) return
      answered = asked.id
      const choice = await answer(now)
      if (isEnded) return
      if (!choice.ok) return end({ how: 'trouble', trouble: choice.trouble })
      given = choice.value
      send({ type: 'answer', decision: asked.id, choice: choice.value })
    }

    const hear = (message: ServerMessage): void => {
      switch (message.type) {
        case 'accepted':
          complaints = 0
          return
        case 'refused': {
          const { rule } = message.refusal
          if (HARMLESS.includes(rule)) return
          return fail('differs', words.disagreed(JSON.stringify(given), rule))
        }
        case 'error':
          complaints += 1
          if (complaints > COMPLAINTS) return fail('turnedAway', words.refused(message.message))
          return send({ type: 'resume' })
        case 'welcome':
        case 'step':
        case 'sealed':
        case 'table': {
          // A welcome that still asks has not got the answer.
          if (message.type === 'welcome') {
            answered = ''
            welcomed(message.view !== null)
          }
          seen = see(seen, message)
          return seen === null ? send({ type: 'resume' }) : void act(seen)
        }
        default:
          // Talk and the like: nothing that a bot has to answer.
          return
      }
    }

    let silence = setTimeout(lose, SILENCE, 'silence')
    const alive = (): void => {
      clearTimeout(silence)
      silence = setTimeout(lose, SILENCE, 'silence')
    }
    const look = async (): Promise<void> => {
      if (seen !== null && seen.view === null && (await isEnough())) leave()
    }
    const looking = setInterval(() => void look(), LOOK)
    signal.addEventListener('abort', leave)
    socket.on('ping', alive)
    socket.on('message', (data: Buffer) => {
      alive()
      const message: unknown = JSON.parse(data.toString('utf8'))
      if (isOtherProtocol(message)) return fail('differs', words.outdated)
      const read = serverMessage.safeParse(message)
      // A message of another kind is from a newer server, and not meant for this program.
      if (read.success) hear(read.data)
    })
    socket.on('error', (error) => lose(reasonOf(error)))
    socket.on('close', (code, reason) => {
      if (code === OUTDATED) fail('differs', words.outdated)
      else lose(reason.toString('utf8') || `code ${code}`)
    })
  })
