import type { Event } from '../kernel/events.ts'
import type { Seat } from '../kernel/seats.ts'

export interface Stamp {
  readonly text: string
  readonly tone: 'loss' | 'gain' | 'plain'
}

/** By event key: an amount that is lost or gained, or a word; for the seat in `at`, which is `seat` if not said. */
export type StampTable = Readonly<
  Record<string, { readonly sign: 1 | -1 } | { readonly word: string; readonly at?: string; readonly if?: Condition }>
>

type Condition = (event: Event) => boolean

export const NO_STAMPS: readonly Stamp[] = []

/** By seat, what a step did: what was lost and gained in sum, then the words. */
export const stampsIn = (table: StampTable, events: readonly Event[]): ReadonlyMap<Seat, readonly Stamp[]> => {
  const sums = new Map<Seat, number>()
  const words = new Map<Seat, Set<string>>()
  for (const event of events) {
    const entry = Object.hasOwn(table, event.key) ? table[event.key] : undefined
    if (entry === undefined) continue
    const seat = event['word' in entry ? (entry.at ?? 'seat') : 'seat']
    if (typeof seat !== 'number') continue
    if ('sign' in entry) {
      if (typeof event.amount === 'number') sums.set(seat, (sums.get(seat) ?? 0) + entry.sign * event.amount)
    } else if (entry.if === undefined || entry.if(event))
      words.set(seat, (words.get(seat) ?? new Set()).add(entry.word))
  }
  return new Map(
    [...new Set([...sums.keys(), ...words.keys()])].map((seat) => [
      seat,
      [...amountOf(sums.get(seat) ?? 0), ...[...(words.get(seat) ?? [])].map(worded)],
    ]),
  )
}

const worded = (text: string): Stamp => ({ text, tone: 'plain' })

const amountOf = (sum: number): readonly Stamp[] => {
  if (sum === 0) return []
  return [sum < 0 ? { text: `−${-sum}`, tone: 'loss' } : { text: `+${sum}`, tone: 'gain' }]
}
