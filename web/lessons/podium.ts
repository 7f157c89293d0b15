import type { Refusal } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { isObject } from '../../kernel/json.ts'
import { LEARNER } from '../../kernel/lesson/lesson.ts'
import type { Match } from '../../kernel/match.ts'
import { seatList } from '../../kernel/seats.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'
import type { Asked, ServerMessage } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { sealedMessage, stepMessage, type Told, welcomeMessage } from '../../table/messages.ts'
import type { Ears, World } from '../live/line.ts'
import { words } from './words.ts'

/** A table in the page that speaks to the learner as a server would. */
export interface Podium {
  dial(ears: Ears): ReturnType<World['dial']>
  /** Sets another table, or the same at another point, with all that has happened there. */
  set(match: Match, info: TableInfo, events: readonly Event[]): void
  /** What came of an answer, anybody's. */
  tell(events: readonly Event[]): void
  accept(): void
  refuse(refusal: Refusal): void
  /** A legal choice that is not wanted now, and what to say to it. */
  object(text: string): void
}

interface Desk {
  /** The learner's answer to what he is asked. */
  answered(choice: unknown): void
  /** Whether the learner is to be asked at all. */
  isOpen(): boolean
}

interface Set extends Told {
  readonly info: TableInfo
  /** As it was told last. */
  readonly state: unknown
  readonly seq: number
}

export const openPodium = (desk: Desk): Podium => {
  let ears: Ears | null = null
  let set: Set | null = null
  // A question of another scene never has the same name.
  let scenes = 0

  const say = (message: ServerMessage): void => ears?.heard(JSON.stringify(message))

  /** The same, with what the learner is to be asked. */
  const asking = <M extends { readonly decisions: readonly Asked[] }>(message: M): M => ({
    ...message,
    decisions: desk.isOpen() ? message.decisions.map(({ id, window }) => ({ id: `${scenes}.${id}`, window })) : [],
  })

  const greet = (): void => {
    if (set === null) return
    const status = set.match.outcome() === null ? 'playing' : 'over'
    say(asking(welcomeMessage(set, LEARNER, { ...set.info, status }, null)))
  }

  const decision = (): string | null =>
    set === null ? null : (asking(sealedMessage(set, LEARNER)).decisions[0]?.id ?? null)

  const hear = (message: unknown): void => {
    if (!isObject(message)) return
    if (message.type === 'resume') return greet()
    if (message.type !== 'answer') return say({ type: 'error', message: words.notHere })
    if (message.decision === decision()) return desk.answered(message.choice)
    say({ type: 'refused', decision: String(message.decision), refusal: tableRefusal('table.stale') })
  }

  return {
    dial: (opened) => {
      ears = opened
      // As with a socket, no answer comes before whoever dials or speaks is done with it.
      queueMicrotask(() => {
        if (ears !== opened) return
        ears.opened()
        greet()
      })
      return {
        send: (text) => queueMicrotask(() => hear(JSON.parse(text))),
        close: () => {
          if (ears === opened) ears = null
        },
      }
    },
    set: (match, info, events) => {
      scenes += 1
      const { state, seq } = match
      set = { match, info, log: { events }, wishes: [], orders: [], ...unhurried(match), state, seq }
      greet()
    },
    tell: (events) => {
      if (set === null) return
      const { match, state, seq } = set
      if (match.seq === seq) return say(asking(sealedMessage(set, LEARNER)))
      set = { ...set, log: { events: [...set.log.events, ...events] }, state: match.state, seq: match.seq }
      say(asking(stepMessage(set, state, events, LEARNER)))
    },
    accept: () => say({ type: 'accepted', decision: decision() }),
    refuse: (refusal) => say({ type: 'refused', decision: decision(), refusal }),
    object: (text) => say({ type: 'error', message: text }),
  }
}

/** Nobody but the learner is a person, and nobody is in a hurry. */
const unhurried = ({ rules: { setup } }: Match) => ({
  seats: seatList(setup.seats).map((seat) =>
    seat === LEARNER ? ({ kind: 'person', standIn: null } as const) : ({ kind: 'bot', bot: '' } as const),
  ),
  beat: 0,
  clocks: [],
})
