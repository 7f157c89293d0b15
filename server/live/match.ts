import type { Refusal } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { type By, readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import type { Seat } from '../../kernel/seats.ts'
import { resumeTable, type Table } from '../../kernel/table.ts'
import type { Games } from '../config.ts'
import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/tables.ts'

/** A match in memory: a cache of what is on disk. */
export interface Match {
  readonly table: Table
  /** All that has happened. */
  readonly log: Event[]
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
  return ok({ table, log: replayed.value.moments.flatMap(({ events }) => events) })
}

/** What a seat does. */
export type Act =
  | { readonly type: 'answer'; readonly decision: string; readonly choice: unknown }
  | { readonly type: 'giveUp' }

export type HandedIn =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Somebody else wrote first: this match in memory is not the one on disk and must be loaded anew. */
  | { readonly kind: 'late' }
  /** It is on disk. `isStep` is false while others have yet to answer. */
  | { readonly kind: 'done'; readonly before: unknown; readonly events: readonly Event[]; readonly isStep: boolean }

/** Hands in what a seat does and writes it down. If that throws, the match must be loaded anew. */
export const handIn = async (
  { entries }: Store,
  id: string,
  { table, log }: Match,
  seat: Seat,
  act: Act,
  by: By,
): Promise<HandedIn> => {
  const { state: before, seq } = table
  const handed = act.type === 'giveUp' ? table.giveUp(seat) : table.answer(seat, act.decision, act.choice, by)
  if (handed.refusal !== null) return { kind: 'refused', refusal: handed.refusal }
  const isStep = table.seq > seq
  if (isStep) {
    const entry = table.record().entries[seq]
    const isFirst = await entries.append(id, table.seq, entry, table.outcome() !== null)
    if (!isFirst) return { kind: 'late' }
  } else if (act.type === 'answer') {
    await entries.seal(id, { seat, decision: act.decision, choice: act.choice, by })
  }
  log.push(...handed.events)
  return { kind: 'done', before, events: handed.events, isStep }
}
