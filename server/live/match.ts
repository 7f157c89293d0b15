import type { Game, Refusal } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { readOrders } from '../../kernel/orders.ts'
import { type By, type Entry, readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import type { Seat } from '../../kernel/seats.ts'
import { type Table, takeUp } from '../../kernel/table.ts'
import { type Act, perform } from '../../protocol/table/acts.ts'
import { isHeld } from '../../protocol/table/beat.ts'
import { goOn, type Log, logOf } from '../../protocol/table/log.ts'
import { ordersAfter, type Standing } from '../../protocol/table/orders.ts'
import { type Wish, wishesAfter, wishesAfterStep } from '../../protocol/table/wishes.ts'
import type { Games } from '../config.ts'
import type { Watch } from '../operations/watch.ts'
import { recordFile } from '../record-file.ts'
import type { Store } from '../store/store.ts'
import { Overtaken, type TableRow } from '../store/tables.ts'
import type { Times } from '../store/times.ts'
import { afterAnswer, afterRelease, areSame, leftOf, type Seating, timesAt } from './clocks.ts'
import { endedBy } from './ending.ts'

/** A match in memory: a cache of what is on disk. */
export interface Match extends Log {
  readonly table: Table
  /** What is due at which time. */
  times: Times
  wishes: readonly Wish[]
  /** What is answered for whom, at most one for each seat. */
  orders: readonly Standing[]
}

/** Any match can be loaded at any time: it is replayed from its entries, and answers that wait are handed in again. */
export const loadMatch = async (
  games: Games,
  store: Store,
  row: TableRow,
  working: (table: string) => void,
): Promise<Result<Match>> => {
  if (!Object.hasOwn(games, row.game)) return bad('game', `${row.game} is no longer played here`)
  const game = await games[row.game]()
  const record = readRecord(recordFile(row, await store.entries.list(row.id)), () => game.meta)
  if (!record.ok) return record
  working(row.id)
  const replayed = replay(game, record.value)
  if (!replayed.ok) return replayed
  const resumed = takeUp(game, record.value, replayed.value)
  if (!resumed.ok) return resumed
  const table = resumed.value
  await sealAgain(store, row.id, table)
  const wishes = await store.wishes.load(row.id)
  for (const { seat, wish } of wishes)
    if (wish === 'tie') table.offerTie(seat)
    else if (wish === 'giveUp') table.giveUp(seat)
  const told = logOf(record.value.entries, replayed.value.moments)
  const orders = await loadOrders(store, row.id, game)
  return ok({ table, ...told, times: await store.times.load(row.id), wishes, orders })
}

/** Hands in once more what has been answered and waits. */
export const sealAgain = async (store: Store, id: string, table: Table): Promise<void> => {
  for (const { seat, decision, choice, by } of await store.entries.sealed(id)) table.seal(seat, decision, choice, by)
}

export const loadOrders = async (store: Store, id: string, game: Game): Promise<readonly Standing[]> =>
  (await store.orders.load(id)).flatMap((one) => {
    const read = readOrders(game, one.orders)
    return read.ok ? [{ ...one, orders: read.value }] : []
  })

export type HandedIn =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Somebody else wrote first: this match in memory is not the one on disk and must be loaded anew. */
  | { readonly kind: 'late' }
  | Done

/** It is on disk. */
export interface Done {
  readonly kind: 'done'
  readonly before: unknown
  readonly events: readonly Event[]
  /** False while others have yet to answer, or to want the same. */
  readonly isStep: boolean
  /** Nobody else is told who has answered, until the beat. */
  readonly held: boolean
  /** TABLE-8: what is said of a wish that was noted and no more. */
  readonly noted: Refusal | null
}

/** Where something is handed in: the match on disk and in memory, who sits there, and what time it is. */
export interface Place {
  readonly store: Store
  readonly watch: Watch
  readonly id: string
  readonly match: Match
  /** With the seat handed over already, if that is the act. */
  readonly seating: Seating
  /** Whether the result changes ratings. */
  readonly isRated: boolean
  readonly now: number
  /** The table's, as far as this server knows. */
  readonly version: number
  working(table: string): void
}

/** Hands in what a seat does and writes it down. If that throws, the match must be loaded anew. */
export const handIn = async (place: Place, seat: Seat, act: Act, by: By): Promise<HandedIn> => {
  const { store, watch, id, match, seating, isRated, now, version } = place
  const { table } = match
  const start = performance.now()
  const { state: before, seq } = table
  const held = isHeld(table, seating.beat)
  const given = table.given(seat)
  place.working(id)
  const handed = perform(table, seat, act, by, held)
  const isNoted = handed.refusal?.why === 'table.together'
  if (handed.refusal !== null && !isNoted) return { kind: 'refused', refusal: handed.refusal }

  const isStep = table.seq > seq
  const isNews = isStep && act.type !== 'handOver'
  const wishes = isNews ? wishesAfterStep(match.wishes, table) : wishesAfter(match.wishes, seat, act)
  const times = timesAt(table, seating, await timesWith(place, seat, act, held), now)
  const orders = ordersAfter(match.orders, table, seat, act, given?.by ?? null)
  const also = [
    ...(areSame(times, match.times) ? [] : [store.times.save(id, times)]),
    ...(wishes === match.wishes ? [] : [store.wishes.save(id, wishes)]),
    ...(orders === match.orders ? [] : [store.orders.save(id, orders)]),
  ]
  if (store.isShared) also.push(store.tables.guard(id, version))
  if (act.type === 'handOver') also.push(store.tables.standIn(id, seat, act.bot))
  if (act.type === 'takeBack') also.push(store.entries.unseal(id, act.decision, seat))
  const ended = isStep ? endedBy(table, seating.seats, isRated, now) : null
  if (ended !== null) also.push(store.results.save(id, ended))
  const isWritten = async (): Promise<boolean> => {
    if (isStep) {
      const entry = table.record().entries[seq]
      return store.entries.append(id, table.seq, entry, ended !== null, ...also)
    }
    if (act.type === 'answer') {
      const { decision, choice } = act
      const left = held ? null : leftOf(match.times, seat, now)
      await store.entries.seal(id, { seat, decision, choice, by, left }, ...also)
    } else await store.write(...also)
    return true
  }
  const played = performance.now()
  watch.stage('rules', played - start)
  if (!(await unlessOvertaken(isWritten))) return { kind: 'late' }
  watch.stage('commit', performance.now() - played)

  match.times = times
  match.wishes = wishes
  match.orders = orders
  const events = handed.refusal === null ? handed.events : []
  if (isStep) goOn(match, act.type === 'undo' ? act.to : null, events)
  if (isStep) countAnswers(watch, table.record().entries[seq])
  return { kind: 'done', before, events, isStep, held: held && !isStep, noted: handed.refusal }
}

/** When they are part of the record, not when they are sealed: nobody learns from numbers that somebody has answered. */
const countAnswers = (watch: Watch, entry: Entry): void => {
  if (entry.kind === 'answers') for (const { by } of entry.answers) watch.answered(by)
}

/** False if another server wrote first. */
export const unlessOvertaken = (write: () => Promise<boolean>): Promise<boolean> =>
  write().catch((error: unknown) => {
    if (error instanceof Overtaken) return false
    throw error
  })

/** The clocks when a seat has just done something: who answers stops his, who takes back lets it go on. */
const timesWith = async (
  { store, id, match, seating, now }: Place,
  seat: Seat,
  act: Act,
  held: boolean,
): Promise<Times> => {
  if (act.type === 'release') return held ? afterRelease(match.times, seating.beat) : match.times
  if (held) return match.times
  if (act.type === 'answer') return afterAnswer(match.times, seat, now)
  if (act.type !== 'takeBack') return match.times
  const { decision } = act
  const answer = (await store.entries.sealed(id)).find((one) => one.seat === seat && one.decision === decision)
  const left = answer?.left ?? null
  if (left === null) return match.times
  return { ...match.times, due: [...match.times.due, { seat, decision, kind: 'deadline', at: now + left }] }
}
