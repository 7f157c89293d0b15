import type { Event } from '../../kernel/events.ts'
import { type Entry, readEntries } from '../../kernel/record.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import type { Table } from '../../kernel/table.ts'
import { goOn } from '../../protocol/table/log.ts'
import type { Store } from '../store/store.ts'
import { loadOrders, type Match, sealAgain } from './match.ts'

/** What other servers have written about a match since this one last looked. */
export type CaughtUp =
  /** It cannot be followed step by step: it must be loaded anew. */
  | 'anew'
  /** `sealed` are the seats whose answers wait, or no longer wait. */
  | { readonly steps: readonly Step[]; readonly sealed: readonly Seat[] }

/** One entry more. */
export interface Step {
  readonly before: unknown
  readonly events: readonly Event[]
}

/** Follows what other servers have written, answer by answer; the match in memory is changed. */
export const catchUp = async (store: Store, id: string, match: Match): Promise<CaughtUp> => {
  const { table } = match
  if (match.wishes.length > 0 || (await store.wishes.load(id)).length > 0) return 'anew'
  const entries = readEntries(await store.entries.list(id, table.seq), table.rules.setup.seats)
  if (!entries.ok) return 'anew'
  const before = givenBy(table)
  const steps: Step[] = []
  for (const entry of entries.value) {
    unseal(table)
    const from = table.state
    const events = follow(table, entry)
    if (events === null) return 'anew'
    goOn(match, null, events)
    steps.push({ before: from, events })
  }
  unseal(table)
  match.hasSealed = await sealAgain(store, id, table)
  match.times = await store.times.load(id)
  match.orders = await loadOrders(store, id, table.game)
  const after = givenBy(table)
  const sealed = table.open().flatMap(({ seat }) => (before.get(seat) === after.get(seat) ? [] : [seat]))
  return { steps, sealed }
}

/** What has been answered and waits, as text to be compared. */
const givenBy = (table: Table): ReadonlyMap<Seat, string> =>
  new Map(table.sealed().map((seat) => [seat, JSON.stringify(table.given(seat))]))

const unseal = (table: Table): void => {
  for (const { id, seat } of table.open()) if (table.given(seat) !== null) table.takeBack(seat, id)
}

/** Null if it is no answer, or does not come out as it is recorded. */
const follow = (table: Table, entry: Entry): readonly Event[] | null => {
  if (entry.kind !== 'answers') return null
  let events: readonly Event[] = []
  for (const { id, seat } of table.open()) {
    const answer = entry.answers.find((one) => one.seat === seatLetter(seat))
    const choice = answer === undefined ? null : table.rules.notation.read(answer.choice)
    if (answer === undefined || choice === null || !choice.ok) return null
    const handed = table.answer(seat, id, choice.value, answer.by)
    if (handed.refusal !== null) return null
    events = handed.events
  }
  return table.latest?.hash === entry.hash ? events : null
}
