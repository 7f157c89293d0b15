import type { Event } from '../../kernel/events.ts'
import { type Entry, readEntries } from '../../kernel/record.ts'
import { seatLetter } from '../../kernel/seats.ts'
import type { Sight } from '../../kernel/sight.ts'
import type { Table } from '../../kernel/table.ts'
import type { Store } from '../store/store.ts'
import { loadOrders, type Match, sealAgain, wishAgain } from './match.ts'

/** What other servers have written about a match since this one last looked. */
export type CaughtUp =
  /** It cannot be followed step by step: it must be loaded anew. */
  | 'anew'
  /** None if nothing has happened in the game. */
  | readonly Step[]

/** One entry more. */
export interface Step {
  readonly before: Sight
  readonly events: readonly Event[]
}

/** Follows what other servers have written, answer by answer; the match in memory is changed. */
export const catchUp = async (store: Store, id: string, match: Match): Promise<CaughtUp> => {
  const { table } = match
  const entries = readEntries(await store.entries.list(id, table.seq), table.rules.setup.seats)
  if (!entries.ok) return 'anew'
  const steps: Step[] = []
  for (const entry of entries.value) {
    unseal(table)
    const before = table.sight
    const events = follow(table, entry)
    if (events === null) return 'anew'
    steps.push({ before, events })
  }
  unseal(table)
  for (const seat of table.tieOffers()) table.withdrawTie(seat)
  match.hasSealed = sealAgain(table, await store.entries.sealed(id))
  match.wishes = await store.wishes.load(id)
  wishAgain(table, match.wishes)
  match.times = await store.times.load(id)
  match.orders = await loadOrders(store, id, table.game)
  return steps
}

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
