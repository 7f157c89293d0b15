import type { Game } from '../../kernel/contract.ts'
import { type Match, resumeReplayed } from '../../kernel/match.ts'
import { readOrders } from '../../kernel/orders.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { bad, describeProblem, ok, type Result } from '../../kernel/result.ts'
import type { Seat } from '../../kernel/seats.ts'
import { Log } from '../../table/log.ts'
import type { SeatOrders } from '../../table/orders.ts'
import type { Change, Storage } from '../../table/ports.ts'
import type { TableState, Wish } from '../../table/state.ts'
import { TableClosed } from '../../table/table.ts'
import type { Lease } from '../store/homes.ts'
import type { StoredMatch } from '../store/matches.ts'
import type { Sitting, TableRow } from '../store/tables.ts'
import type { Host } from './host.ts'
import { areSame, timesAt } from './match-clock.ts'
import { recordFile } from './record-file.ts'
import { resultOf } from './result.ts'

const FAULTY = 'This match cannot go on under the present rules; it has ended without a result.'
const CLOSED = 'The house has closed this table; the match has ended without a result.'

/** Where a guest sits; null for spectators and strangers. */
export const seatOfGuest = (seats: readonly Sitting[], guest: string | null): Seat | null => {
  const seat = seats.findIndex((sitting) => sitting.kind === 'person' && sitting.guest.id === guest)
  return seat < 0 ? null : seat
}

interface Options {
  /** What every write carries; null where no other server writes. */
  readonly lease: Lease | null
  run<T>(stage: 'rules', code: () => T): T
  /** Another server has taken the table. */
  lost(): void
}

/** One table in the database. */
export class StoredTable implements Storage {
  readonly #host: Host
  readonly #options: Options
  #row: TableRow
  #ended: string | null = null

  constructor(row: TableRow, host: Host, options: Options) {
    this.#row = row
    this.#host = host
    this.#options = options
  }

  get lease(): Lease | null {
    return this.#options.lease
  }

  get row(): TableRow {
    return this.#row
  }

  seatOf(guest: string | null): Seat | null {
    return seatOfGuest(this.#row.seats, guest)
  }

  get ended(): string | null {
    return this.#ended
  }

  async load(): Promise<TableState | null> {
    const { store, report } = this.#host
    const stored = await store.matches.load(this.#row.id)
    if (stored === null) throw new Error('the table is gone')
    this.#row = stored.row
    if (this.#row.status === 'waiting') return null
    const isOver = this.#row.status === 'over'
    if (isOver && this.#row.seats.some(({ kind }) => kind === 'open')) return this.#end(CLOSED)
    const opened = await this.#open(stored)
    if (!opened.ok) {
      report(`table ${this.#row.id} does not replay: ${describeProblem(opened.problem)}`)
      await this.shut()
      return this.#end(FAULTY)
    }
    const state = opened.value
    if (isOver && state.match.outcome() === null) return this.#end(CLOSED)
    await this.#saveTimes(state, stored)
    return state
  }

  /** Whether the match has begun, whatever was known here. */
  async hasBegun(): Promise<boolean> {
    const [outline] = await this.#host.store.tables.outlines([this.#row.id])
    return outline !== undefined && outline.status !== 'waiting'
  }

  /** Ends the match without a result. */
  async shut(): Promise<void> {
    this.check(await this.#host.store.tables.end(this.#row.id, this.lease))
  }

  /** Throws if a write came too late: the table has another home. */
  check(isWritten: boolean): void {
    if (isWritten) return
    this.#options.lost()
    throw new TableClosed()
  }

  /** Replays the match and hands in again what waits: sealed answers and wishes. */
  async #open({ row, entries, sealed, wishes, orders, times }: StoredMatch): Promise<Result<TableState>> {
    const { games, clock } = this.#host
    if (!Object.hasOwn(games, row.game)) return bad('game', `${row.game} is no longer played here`)
    const game = await games[row.game]()
    const record = readRecord(recordFile(row, entries), () => game.meta)
    if (!record.ok) return record
    return this.#options.run('rules', () => {
      const replayed = replay(game, record.value, 'last')
      if (!replayed.ok) return replayed
      const resumed = resumeReplayed(game, record.value, replayed.value)
      if (!resumed.ok) return resumed
      const match = resumed.value
      for (const { seat, decision, choice, by } of sealed) match.seal(seat, decision, choice, by)
      for (const wish of wishes) wishAgain(match, wish)
      const log = new Log(match, replayed.value.moments)
      const known = knownOrders(game, orders)
      const due = timesAt(match, row, times, clock.now())
      return ok({ match, log, seats: row.seats, wishes, orders: known, sealed, times: due })
    })
  }

  #end(why: string): null {
    this.#ended = why
    this.#row = { ...this.#row, status: 'over' }
    return null
  }

  async #saveTimes({ match: { seq }, times }: TableState, stored: StoredMatch): Promise<void> {
    if (areSame(times, stored.times)) return
    const { lease } = this
    this.check(await this.#host.store.matches.commit({ table: this.#row.id, lease, seq, entry: null, times }))
  }

  async commit({ act, match, seq, entry, before, after }: Change): Promise<void> {
    const { store, metrics } = this.#host
    const { id: table } = this.#row
    const { seat, action } = act
    const outcome = entry === null ? null : match.outcome()
    const result = outcome === null ? null : resultOf(match, outcome, this.#row, act.at)
    const start = performance.now()
    const isWritten = await store.matches.commit({
      table,
      lease: this.lease,
      seq,
      entry,
      ...(after.sealed !== before.sealed && { sealed: after.sealed }),
      ...(after.wishes !== before.wishes && { wishes: after.wishes }),
      ...(after.orders !== before.orders && { orders: after.orders }),
      ...(after.times !== before.times && { times: after.times }),
      ...(action.type === 'handOver' && { standIn: { seat, bot: action.bot } }),
      ...(result !== null && { result }),
    })
    metrics.stage('commit', performance.now() - start)
    this.check(isWritten)
    if (action.type === 'handOver') this.#row = withStandIn(this.#row, seat, action.bot)
    // Answers are counted when they are in the record: numbers must not reveal that someone has sealed one.
    if (entry?.kind === 'answers') for (const { by } of entry.answers) metrics.answered(by)
    if (result !== null) this.#over(match)
  }

  #over({ seq: entries }: Match): void {
    const { id: table, game } = this.#row
    this.#row = { ...this.#row, status: 'over' }
    this.#host.note({ event: 'match over', table, game, entries })
  }
}

const withStandIn = (row: TableRow, seat: Seat, standIn: string | null): TableRow => {
  const sitting = row.seats[seat]
  return sitting.kind === 'person' ? { ...row, seats: row.seats.with(seat, { ...sitting, standIn }) } : row
}

const wishAgain = (match: Match, { seat, wish }: Wish): void => {
  if (wish === 'tie') match.offerTie(seat)
  else if (wish === 'giveUp') match.giveUp(seat)
}

/** Orders that the game no longer knows are dropped. */
const knownOrders = (game: Game, orders: StoredMatch['orders']): readonly SeatOrders[] =>
  orders.flatMap((one) => {
    const read = readOrders(game, one.orders)
    return read.ok ? [{ ...one, orders: read.value }] : []
  })
