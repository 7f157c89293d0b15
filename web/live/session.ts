import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Refusal } from '../../kernel/contract.ts'
import { isObject } from '../../kernel/json.ts'
import type { Asked, ClientMessage, GivenAnswer, ServerMessage } from '../../protocol/messages.ts'
import { isOtherProtocol } from '../../protocol/wire.ts'
import { type LineState, openLine, type World } from './line.ts'
import { type MatchView, receive } from './match.ts'
import { openTalk, type Talk } from './talk.ts'

/** How long an action may stay without an echo before the connection counts as lost. */
const PATIENCE = 2500

export type TableAct = Extract<
  ClientMessage,
  { type: 'takeBack' | 'tie' | 'undo' | 'handOver' | 'takeOver' | 'orders' }
>

/** One table, live: what is known, what is asked, and what was said against the last answer. */
export interface Session {
  readonly line: ReadonlySignal<LineState>
  readonly match: ReadonlySignal<MatchView | null>
  /** What this viewer is asked now. */
  readonly asked: ReadonlySignal<Asked | null>
  /** An answer is on its way. */
  readonly busy: ReadonlySignal<boolean>
  readonly refusal: ReadonlySignal<Refusal | null>
  /** What the server said is wrong, in its own words. */
  readonly problem: ReadonlySignal<string | null>
  answer(choice: unknown): void
  /** This viewer's answer, while it can still be taken back. */
  readonly given: ReadonlySignal<GivenAnswer | null>
  giveUp(): void
  /** Whatever else one can do at a table. */
  act(message: TableAct): void
  readonly talk: Talk
  redial(): void
  close(): void
}

export const openSession = (world: World): Session => {
  const match = signal<MatchView | null>(null)
  const pending = signal<string | null>(null)
  const refusal = signal<Refusal | null>(null)
  const problem = signal<string | null>(null)
  const asked = computed(() => match.value?.decisions[0] ?? null)
  const busy = computed(() => pending.value !== null && pending.value === asked.value?.id)
  const given = computed(() => match.value?.given[0] ?? null)
  let stopWaiting = (): void => {}

  const settle = (): void => {
    stopWaiting()
    pending.value = null
  }

  const say = (message: ClientMessage): boolean => line.send(JSON.stringify(message))
  /** Says it, and takes silence for a lost connection. */
  const insist = (message: ClientMessage): boolean => {
    if (!say(message)) return false
    stopWaiting()
    stopWaiting = world.later(PATIENCE, line.lose)
    return true
  }

  const talk = openTalk(say)

  const hear = (message: ServerMessage): void => {
    stopWaiting()
    if (talk.hear(message)) return
    switch (message.type) {
      case 'accepted':
        // The question goes with the step that follows; until then nothing more can be handed in.
        return
      case 'refused':
        refusal.value = message.refusal
        // Giving up was refused: an answer may still be on its way.
        return message.decision === null ? undefined : settle()
      case 'talk':
      case 'said':
      case 'reported':
        return
      case 'error':
        problem.value = message.message
        return settle()
      case 'welcome':
      case 'step':
      case 'sealed':
      case 'table':
      case 'orders': {
        const next = receive(match.value, message)
        if (next === 'gap') {
          say({ type: 'resume' })
          return
        }
        const before = asked.value?.id
        match.value = next
        // A welcome that still asks has not got the answer.
        if (message.type === 'welcome' || asked.value?.id !== before) settle()
        if (asked.value?.id !== before) {
          refusal.value = null
          problem.value = null
        }
      }
    }
  }

  const line = openLine(world, (text) => {
    const message: unknown = JSON.parse(text)
    if (isOtherProtocol(message)) line.outdate()
    else if (isMessage(message)) hear(message)
  })

  return {
    line: line.state,
    match,
    asked,
    busy,
    refusal,
    problem,
    answer: (choice) => {
      const decision = asked.value?.id
      if (decision === undefined || busy.value) return
      refusal.value = null
      problem.value = null
      if (insist({ type: 'answer', decision, choice: choice ?? null })) pending.value = decision
    },
    given,
    giveUp: () => void insist({ type: 'giveUp' }),
    act: (message) => {
      refusal.value = null
      problem.value = null
      insist(message)
    },
    talk,
    redial: line.redial,
    close: () => {
      stopWaiting()
      line.close()
    },
  }
}

const TYPES: ReadonlySet<unknown> = new Set<ServerMessage['type']>([
  'welcome',
  'step',
  'sealed',
  'table',
  'orders',
  'talk',
  'said',
  'reported',
  'accepted',
  'refused',
  'error',
])

/** Our own server has checked what it sends; a type that is not known here is from a newer one, and is left alone. */
const isMessage = (value: unknown): value is ServerMessage => isObject(value) && TYPES.has(value.type)
