import type { Game, Refusal } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { readOrders } from '../../kernel/orders.ts'
import { type By, type Entry, readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Sight } from '../../kernel/sight.ts'
import { type Table, takeUp } from '../../kernel/table.ts'
import { type Act, perform } from '../../protocol/table/acts.ts'
import { isHeld } from '../../protocol/table/beat.ts'
import { Log } from '../../protocol/table/log.ts'
import { ordersAfter, type Standing } from '../../protocol/table/orders.ts'
import type { Told } from '../../protocol/table/telling.ts'
import { type Wish, wishesAfter, wishesAfterStep } from '../../protocol/table/wishes.ts'
import { atWork } from '../at-work.ts'
import type { Games } from '../config.ts'
import type { Watch } from '../operations/watch.ts'
import { recordFile } from '../record-file.ts'
import type { SealedAnswer } from '../store/entries.ts'
import type { Store } from '../store/store.ts'
import { Overtaken, type TableRow } from '../store/tables.ts'
import type { Step, Times } from '../store/times.ts'
import { afterAnswer, afterRelease, areSame, leftOf, timesAt } from './clocks.ts'
import { endedBy } from './ending.ts'
import type { Surroundings } from './surroundings.ts'

/** A match in memory: a cache of what is on disk. */
export interface Match {
  readonly table: Table
  readonly log: Log
  /** What is due at which time. */
  times: Times
  wishes: readonly Wish[]
  /** What is answered for whom, at most one for each seat. */
  orders: readonly Standing[]
  /** Whether answers lie sealed on disk. */
  hasSealed: boolean
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
  const answers = await store.entries.sealed(row.id)
  const wishes = await store.wishes.load(row.id)
  const orders = await loadOrders(store, row.id, game)
  const times = await store.times.load(row.id)
  return atWork(working, row.id, () => {
    const replayed = replay(game, record.value, 'last')
    if (!replayed.ok) return replayed
    const resumed = takeUp(game, record.value, replayed.value)
    if (!resumed.ok) return resumed
    const table = resumed.value
    const hasSealed = sealAgain(table, answers)
    wishAgain(table, wishes)
    const log = new Log(table, replayed.value.moments)
    return ok({ table, log, times, wishes, orders, hasSealed })
  })
}

/** Hands in once more what has been answered and waits; false if there is nothing. */
export const sealAgain = (table: Table, answers: readonly SealedAnswer[]): boolean => {
  for (const { seat, decision, choice, by } of answers) table.seal(seat, decision, choice, by)
  return answers.length > 0
}

/** Says once more what somebody wants that others must want too. */
export const wishAgain = (table: Table, wishes: readonly Wish[]): void => {
  for (const { seat, wish } of wishes)
    if (wish === 'tie') table.offerTie(seat)
    else if (wish === 'giveUp') table.giveUp(seat)
}

export const loadOrders = async (store: Store, id: string, game: Game): Promise<readonly Standing[]> =>
  (await store.orders.load(id)).flatMap((one) => {
    const read = readOrders(game, one.orders)
    return read.ok ? [{ ...one, orders: read.value }] : []
  })

/** What a seat does, or somebody for it; where that is, and when. */
export interface Deed {
  readonly seat: Seat
  readonly act: Act
  readonly by: By
  readonly around: Surroundings
  readonly match: Match
  /** With the seat handed over already, if that is the act. */
  readonly seating: TableRow
  readonly now: number
}

/** What came of handing something in: the rule against it, or what is to be written of it. */
export type HandedIn = { readonly kind: 'refused'; readonly refusal: Refusal } | Played

/** It has happened in memory and has yet to be written: until then memory is ahead of the disk. */
export interface Played extends Told {
  readonly kind: 'played'
  readonly before: Sight
  readonly events: readonly Event[]
  /** Null while others have yet to answer, or to want the same. */
  readonly entry: Entry | null
  /** Whether the match is over now, and whether it is so with this. */
  readonly isOver: boolean
  readonly isLast: boolean
  readonly times: Times
  /** What else is to be written. */
  readonly also: readonly Step[]
  /** Nobody else is told who has answered, until the beat. */
  readonly held: boolean
  /** TABLE-8: what is said of a wish that was noted and no more. */
  readonly noted: Refusal | null
}

/**
 * Plays what a seat does. What is not written then, or throws, is ahead of the disk: the match must be loaded anew. Of
 * an answer that is taken back, `back` are the clocks as they go on.
 */
export const handIn = (deed: Deed, back: Times | null): HandedIn => {
  const { seat, act, by, around, match, seating, now } = deed
  const { store, working } = around
  const { id, rated: isRated } = seating
  const { table } = match
  const { sight: before, seq } = table
  const held = isHeld(table, seating.beat)
  const given = table.given(seat)
  const handed = atWork(working, id, () => perform(table, seat, act, by, held))
  // Memory would be ahead of the disk for good.
  if (handed.refusal !== null && table.seq > seq) throw new Error(`${act.type} was refused and went into the record`)
  const isNoted = handed.refusal?.why === 'table.together'
  if (handed.refusal !== null && !isNoted) return { kind: 'refused', refusal: handed.refusal }

  const isStep = table.seq > seq
  const isNews = isStep && act.type !== 'handOver'
  const wishes = isNews ? wishesAfterStep(match.wishes, table) : wishesAfter(match.wishes, seat, act)
  working(id)
  const times = timesAt(table, seating, back ?? timesWith(deed, held), now)
  const orders = ordersAfter(match.orders, table, seat, act, given?.by ?? null)
  const also: Step[] = []
  if (!areSame(times, match.times)) also.push(store.times.save(id, times))
  if (wishes !== match.wishes) also.push(store.wishes.save(id, wishes))
  if (orders !== match.orders) also.push(store.orders.save(id, orders))
  if (act.type === 'handOver') also.push(store.tables.standIn(id, seat, act.bot))
  if (act.type === 'takeBack') also.push(store.entries.unseal(id, act.decision, seat))
  const ended = isStep ? endedBy(table, seating.seats, isRated, now) : null
  if (ended !== null) also.push(store.results.save(id, ended))
  working('')
  return {
    kind: 'played',
    table,
    log: match.log,
    before,
    events: handed.refusal === null ? handed.events : [],
    entry: isStep ? table.latest : null,
    isOver: table.outcome() !== null,
    isLast: ended !== null,
    times,
    wishes,
    orders,
    also,
    held,
    noted: handed.refusal,
  }
}

/** False if somebody else wrote first: the match in memory is not the one on disk and must be loaded anew. */
export const writeDown = (deed: Deed, played: Played): Promise<boolean> => {
  const { seat, act, by, around, match, seating, now } = deed
  const { store } = around
  const { id, version } = seating
  const { entry, isLast, also, held } = played
  const guard = store.isShared ? store.tables.guard(id, version) : null
  if (entry !== null) {
    const next = { entry, isLast, hasSealed: isClosing(entry) && match.hasSealed }
    const writing = store.entries.append(id, match.table.seq, next, also, guard)
    // There is nobody else otherwise.
    return store.isShared ? unlessOvertaken(writing) : writing
  }
  if (act.type !== 'answer')
    return unlessOvertaken(store.write(...(guard === null ? also : [guard, ...also])).then(() => true))
  const { decision, choice } = act
  const left = held ? null : leftOf(match.times, seat, now)
  return unlessOvertaken(store.entries.seal(id, { seat, decision, choice, by, left }, also, guard).then(() => true))
}

/** Takes over into memory what has been written. */
export const takeOver = ({ around, match, act }: Deed, { entry, times, wishes, orders }: Played): void => {
  match.times = times
  match.wishes = wishes
  match.orders = orders
  if (entry !== null && isClosing(entry)) match.hasSealed = false
  else if (act.type === 'answer') match.hasSealed = true
  if (entry !== null) countAnswers(around.watch, entry)
}

/** Handing a seat over closes no question: what is sealed stays so. */
const isClosing = ({ kind }: Entry): boolean => kind !== 'handOver'

/** When they are part of the record, not when they are sealed: nobody learns from numbers that somebody has answered. */
const countAnswers = (watch: Watch, entry: Entry): void => {
  if (entry.kind === 'answers') for (const { by } of entry.answers) watch.answered(by)
}

/** False if another server wrote first. */
export const unlessOvertaken = async (writing: Promise<boolean>): Promise<boolean> => {
  try {
    return await writing
  } catch (error) {
    if (error instanceof Overtaken) return false
    throw error
  }
}

/** The clocks when a seat has just done something: who answers stops his. */
const timesWith = ({ match, seating, now, seat, act }: Deed, held: boolean): Times => {
  if (act.type === 'release') return held ? afterRelease(match.times, seating.beat) : match.times
  return held || act.type !== 'answer' ? match.times : afterAnswer(match.times, seat, now)
}

/** Who takes back lets his clock go on. */
export const timesBack = async ({ around, match, seating, now, seat }: Deed, decision: string): Promise<Times> => {
  if (isHeld(match.table, seating.beat)) return match.times
  const answer = (await around.store.entries.sealed(seating.id)).find(
    (one) => one.seat === seat && one.decision === decision,
  )
  const left = answer?.left ?? null
  if (left === null) return match.times
  return { ...match.times, due: [...match.times.due, { seat, decision, kind: 'deadline', at: now + left }] }
}
