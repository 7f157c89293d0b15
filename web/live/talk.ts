import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts'
import type { Spoken } from '../../protocol/talk.ts'

type Request = Extract<ClientMessage, { type: 'say' | 'mute' | 'report' }>

/** What people say to each other at one table. */
export interface Talk {
  readonly lines: ReadonlySignal<readonly Spoken[]>
  readonly muted: ReadonlySignal<readonly { readonly speaker: string; readonly name: string }[]>
  /** The lines that this person has reported. */
  readonly reported: ReadonlySignal<ReadonlySet<number>>
  /** What was wrong with the last thing that was asked for. */
  readonly problem: ReadonlySignal<string | null>
  /** How many lines of others nobody has looked at yet. */
  readonly unread: ReadonlySignal<number>
  /** Counts what this person has said: it is time for the next. */
  readonly said: ReadonlySignal<number>
  ask(request: Request): void
  /** Everything so far has been seen. */
  look(): void
  /** Whether a message of the server was about talk. */
  hear(message: ServerMessage): boolean
}

/** How many lines are kept, as many as the server tells. */
const KEPT = 100

export const openTalk = (send: (message: ClientMessage) => boolean): Talk => {
  const lines = signal<readonly Spoken[]>([])
  const muted = signal<Talk['muted']['value']>([])
  const reported = signal<ReadonlySet<number>>(new Set())
  const problem = signal<string | null>(null)
  const said = signal(0)
  const seen = signal(0)
  const unread = computed(() => lines.value.filter(({ line, you }) => line > seen.value && !you).length)
  /** Something is on its way: a complaint that comes now is about it. */
  let isAsking = false

  const last = (): number => lines.value.at(-1)?.line ?? 0

  return {
    lines,
    muted,
    reported,
    problem,
    unread,
    said,
    ask: (request) => {
      problem.value = null
      isAsking = send(request)
    },
    look: () => {
      seen.value = Math.max(seen.value, last())
    },
    hear: (message) => {
      switch (message.type) {
        case 'talk':
          // Who comes has not missed what was said before.
          if (lines.value.length === 0) seen.value = message.lines.at(-1)?.line ?? 0
          lines.value = message.lines
          muted.value = message.muted
          isAsking = false
          return true
        case 'said': {
          const { spoken } = message
          if (spoken.line > last()) lines.value = [...lines.value, spoken].slice(-KEPT)
          if (spoken.you) {
            isAsking = false
            said.value += 1
          }
          return true
        }
        case 'reported':
          reported.value = new Set([...reported.value, message.line])
          isAsking = false
          return true
        case 'error':
          if (!isAsking) return false
          isAsking = false
          problem.value = message.message
          return true
        default:
          return false
      }
    },
  }
}
