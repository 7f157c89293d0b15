import { texts } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Seat } from '../../../kernel/seats.ts'

/** The latest attack as everybody has seen it, until the next thing is done. */
export interface Exchange {
  readonly attacker: Seat
  readonly defender: Seat
  /** The two sums; null before the hit check. */
  readonly check: {
    readonly attack: number
    readonly defence: number
    readonly isHit: boolean
    readonly isSure: boolean
  } | null
  readonly blow: string
  /** The cards that blocked it. */
  readonly blocks: readonly string[]
  /** What came through in the end; null while it may still change. */
  readonly damage: number | null
  /** Who countered with what, in order. */
  readonly counters: readonly { readonly seat: Seat; readonly card: string }[]
}

/** After what happened in one step. An attack begins anew; a draw as an action ends it. */
export const exchangeAfter = (exchange: Exchange | null, events: readonly Event[]): Exchange | null =>
  events.reduce((now, event) => {
    const step = STEPS[event.key]
    if (step !== undefined) return step(now, event)
    return ENDS.has(event.rule) ? null : now
  }, exchange)

/** EMR-4.4 and EMR-10.4 are draw actions; effects draw by another rule. */
const ENDS: ReadonlySet<unknown> = new Set(['EMR-4.4', 'EMR-10.4'])

const STEPS: Readonly<Record<string, (now: Exchange | null, event: Event) => Exchange | null>> = {
  'emr.attack': (_now, { seat, blow }) =>
    typeof seat === 'number' && typeof blow === 'string'
      ? { attacker: seat, defender: -1, check: null, blow, blocks: [], damage: null, counters: [] }
      : null,
  'emr.check': (now, { to, attack, defence, hit }) =>
    now === null || typeof to !== 'number' || typeof attack !== 'number' || typeof defence !== 'number'
      ? now
      : {
          ...now,
          defender: to,
          check: { attack, defence, isHit: hit === true, isSure: hit === true && attack !== defence },
        },
  'emr.block': (now, event) => (now === null ? now : { ...now, blocks: texts(event, 'cards') }),
  'emr.damage': (now, { amount }) => (now === null || typeof amount !== 'number' ? now : { ...now, damage: amount }),
  'emr.counter': (now, { seat, card }) =>
    now === null || typeof seat !== 'number' || typeof card !== 'string'
      ? now
      : { ...now, counters: [...now.counters, { seat, card }] },
}
