import type { Refusal } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { type By, readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import type { Seat } from '../../kernel/seats.ts'
import { type Handed, resumeTable, type Table } from '../../kernel/table.ts'
import type { Games } from '../config.ts'
import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/tables.ts'
import type { Times } from '../store/times.ts'
import { afterAnswer, leftOf, type Seating, timesAt } from './clocks.ts'

/** A match in memory: a cache of what is on disk. */
export interface Match {
  readonly table: Table
  /** All that has happened. */
  readonly log: Event[]
  /** What is due at which time. */
  times: Times
}

/** Any match can be loaded at any time: it is replayed from its entries, and answers that wait are handed in again. */
export const loadMatch = async (games: Games, store: Store, row: TableRow): Promise<Result<Match>> => {
  if (!Object.hasOwn(games, row.game)) return bad('game', `${row.game} is no longer played here`)
  const game = await games[row.game]()
  const { rules, generator, seed, setup } = row
  const record = readRecord(
    {
      format: 'leitai-record',
      version: 1,
      game: row.game,
      rules,
      generator,
      seed,
      setup,
      entries: await store.entries.list(row.id),
    },
    () => game.meta,
  )
  if (!record.ok) return record
  const replayed = replay(game, record.value)
  if (!replayed.ok) return replayed
  const resumed = resumeTable(game, record.value)
  if (!resumed.ok) return resumed
  const table = resumed.value
  for (const { seat, decision, choice, by } of await store.entries.sealed(row.id))
    table.answer(seat, decision, choice, by)
  const times = await store.times.load(row.id)
  return ok({ table, log: replayed.value.moments.flatMap(({ events }) => events), times })
}

/** What a seat does. */
export type Act =
  | { readonly type: 'answer'; readonly decision: string; readonly choice: unknown }
  | { readonly type: 'giveUp' }
  /** Who answers from now on: a bot by its name, or the person again. */
  | { readonly type: 'handOver'; readonly bot: string | null }

export type HandedIn =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Somebody else wrote first: this match in memory is not the one on disk and must be loaded anew. */
  | { readonly kind: 'late' }
  /** It is on disk. `isStep` is false while others have yet to answer. */
  | { readonly kind: 'done'; readonly before: unknown; readonly events: readonly Event[]; readonly isStep: boolean }

/** Where something is handed in: the match on disk and in memory, who sits there, and what time it is. */
export interface Place {
  readonly store: Store
  readonly id: string
  readonly match: Match
  /** With the seat handed over already, if that is the act. */
  readonly seating: Seating
  readonly now: number
}

/** Hands in what a seat does and writes it down. If that throws, the match must be loaded anew. */
export const handIn = async (place: Place, seat: Seat, act: Act, by: By): Promise<HandedIn> => {
  const { store, id, match, seating, now } = place
  const { table, log } = match
  const { state: before, seq } = table
  const handed = act.type === 'answer' ? table.answer(seat, act.decision, act.choice, by) : handTable(table, seat, act)
  if (handed.refusal !== null) return { kind: 'refused', refusal: handed.refusal }
  const paid = act.type === 'answer' ? afterAnswer(match.times, seat, now) : match.times
  const times = timesAt(table, seating, paid, now)
  const isStep = table.seq > seq
  if (isStep) {
    const entry = table.record().entries[seq]
    const also = act.type === 'handOver' ? [store.tables.standIn(id, seat, act.bot)] : []
    const isLast = table.outcome() !== null
    const isFirst = await store.entries.append(id, table.seq, entry, isLast, store.times.save(id, times), ...also)
    if (!isFirst) return { kind: 'late' }
  } else if (act.type === 'answer') {
    const { decision, choice } = act
    const left = leftOf(match.times, seat, now)
    await store.entries.seal(id, { seat, decision, choice, by, left }, store.times.save(id, times))
  }
  match.times = times
  log.push(...handed.events)
  return { kind: 'done', before, events: handed.events, isStep }
}

const handTable = (table: Table, seat: Seat, act: Exclude<Act, { readonly type: 'answer' }>): Handed => {
  if (act.type === 'giveUp') return table.giveUp(seat)
  return table.handOver(seat, act.bot === null ? 'player' : 'bot')
}
