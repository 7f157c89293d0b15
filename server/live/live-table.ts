import type { Refusal } from '../../kernel/contract.ts'
import { describeProblem } from '../../kernel/result.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { By } from '../../kernel/table.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'
import type { ClientMessage } from '../../protocol/messages.ts'
import type { BotRoom } from '../bots/bot-room.ts'
import type { Clock } from '../clock.ts'
import type { Games } from '../config.ts'
import { traceOf } from '../errors.ts'
import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/tables.ts'
import type { Due } from '../store/times.ts'
import { tableInfo } from '../table-info.ts'
import type { Act } from './acts.ts'
import { Audience, type Listener } from './audience.ts'
import { botAnswer, clockAnswer } from './bot-seat.ts'
import { botAt, timesAt } from './clocks.ts'
import { type Done, handIn, loadMatch, type Match } from './match.ts'
import { createQueue } from './queue.ts'
import { readAct } from './reading.ts'
import { isPartner, type Now, sealed, step, welcome } from './telling.ts'

export interface Surroundings {
  readonly games: Games
  readonly store: Store
  readonly bots: BotRoom
  /** Those that may be asked for. */
  readonly botNames: readonly string[]
  readonly clock: Clock
  /** Something will be due then. */
  remind(at: number): void
  report(problem: string): void
}

const WATCHING = 'You are watching this table: only those who sit at it can act.'
const NOT_BEGUN = 'The match begins when every seat is taken.'
const FAULT = 'This match cannot go on under the present rules; it has ended without a result.'

/**
 * A table that somebody is connected to, or that is at work. What happens at it happens one after the other, and nothing is told before it
 * is on disk.
 */
export class LiveTable {
  readonly #around: Surroundings
  readonly #onIdle: () => void
  readonly #queue = createQueue()
  readonly #audience = new Audience()
  /** The decisions that bots are thinking about. */
  readonly #thinking = new Set<string>()
  #row: TableRow
  /** Null while it has not begun, and if it cannot be loaded. */
  #match: Match | null = null
  #isFaulty = false
  #isClosed = false

  constructor(row: TableRow, around: Surroundings, onIdle: () => void) {
    this.#row = row
    this.#around = around
    this.#onIdle = onIdle
  }

  /** How many are connected. */
  get size(): number {
    return this.#audience.size
  }

  /** The guests who are connected. */
  present(): ReadonlySet<string> {
    return this.#audience.present()
  }

  join(listener: Listener): Promise<void> {
    const isFirst = this.#audience.add(listener)
    return this.#do(() => {
      if (!this.#audience.has(listener)) return
      this.#welcome(listener)
      if (isFirst && this.#seatOf(listener) !== null) this.#tellTable(listener)
    })
  }

  leave(listener: Listener): Promise<void> {
    this.#audience.remove(listener)
    return this.#do(() => {
      const isGone = listener.guest !== null && !this.present().has(listener.guest)
      if (isGone && this.#seatOf(listener) !== null) this.#tellTable()
    })
  }

  /** Seats were taken, or names have changed. */
  changed(): Promise<void> {
    return this.#do(async () => {
      const { status } = this.#row
      await this.#refresh()
      const hasBegun = status !== this.#row.status
      for (const [listener, eyes] of this.#audience.listening())
        if (hasBegun || eyes !== this.#eyesOf(listener)) this.#welcome(listener)
        else listener.send({ type: 'table', table: this.#infoFor(listener) })
    })
  }

  hear(listener: Listener, message: ClientMessage): Promise<void> {
    return this.#do(async () => {
      if (message.type === 'resume') return this.#welcome(listener)
      const seat = this.#seatOf(listener)
      if (seat === null) return listener.send({ type: 'error', message: WATCHING })
      if (this.#match === null) return listener.send({ type: 'error', message: this.#isFaulty ? FAULT : NOT_BEGUN })
      const read = readAct(message, { row: this.#row, match: this.#match, seat, bots: this.#around.botNames })
      if ('error' in read) return listener.send({ type: 'error', message: read.error })
      const decision = 'decision' in message ? message.decision : null
      const accept = (): void => listener.send({ type: 'accepted', decision })
      const refusal = 'refusal' in read ? read.refusal : await this.#hand(seat, read.act, 'player', accept)
      if (refusal !== null) listener.send({ type: 'refused', decision, refusal })
    })
  }

  /** Does what is due, and no more. */
  wake(): Promise<void> {
    return this.#do(() => undefined)
  }

  /** When the promise is kept nothing happens here any more. */
  close(): Promise<void> {
    this.#isClosed = true
    return this.#queue.run(() => undefined)
  }

  /** Whatever happens begins with the match in memory and ends with everything done that is due. */
  async #do(task: () => Promise<void> | void): Promise<void> {
    if (this.#isClosed) return
    try {
      await this.#queue.run(async () => {
        await this.#load()
        await task()
        if (this.#isClosed) return
        await this.#passDeadlines()
        this.#wakeBots()
        for (const { at, kind } of this.#match?.times.due ?? []) if (kind === 'deadline') this.#around.remind(at)
      })
    } finally {
      if (this.size === 0 && this.#thinking.size === 0 && this.#queue.isIdle) this.#onIdle()
    }
  }

  async #refresh(): Promise<void> {
    this.#row = (await this.#around.store.tables.find(this.#row.id)) ?? this.#row
    await this.#load()
  }

  async #load(): Promise<void> {
    if (this.#match !== null || this.#isFaulty || this.#row.status === 'waiting') return
    const { games, store, report } = this.#around
    const loaded = await loadMatch(games, store, this.#row)
    if (loaded.ok) {
      const match = loaded.value
      const times = timesAt(match.table, this.#row, match.times, this.#around.clock.now())
      if (JSON.stringify(times) !== JSON.stringify(match.times))
        await store.write(store.times.save(this.#row.id, times))
      match.times = times
      this.#match = match
      return
    }
    report(`table ${this.#row.id} does not replay: ${describeProblem(loaded.problem)}`)
    await store.tables.end(this.#row.id)
    this.#isFaulty = true
    this.#row = { ...this.#row, status: 'over' }
  }

  /** What a seat does is written down first, then acknowledged, then told to everybody. */
  async #hand(seat: Seat, act: Act, by: By, accept: () => void): Promise<Refusal | null> {
    const match = this.#match
    if (match === null) return null
    const { store, clock } = this.#around
    const seating = act.type === 'handOver' ? withStandIn(this.#row, seat, act.bot) : this.#row
    const place = { store, id: this.#row.id, match, seating, now: clock.now() }
    const handed = await handIn(place, seat, act, by).catch(async (error: unknown) => {
      await this.#startOver()
      throw error
    })
    if (handed.kind === 'refused') return handed.refusal
    if (handed.kind === 'late') {
      await this.#startOver()
      // Somebody has played on: what was to be undone is no longer the last thing that happened.
      if (act.type === 'undo' || act.type === 'askUndo') return tableRefusal('table.noWayBack')
      return this.#hand(seat, act, by, accept)
    }
    if (handed.noted === null) accept()
    this.#row = match.table.outcome() === null ? seating : { ...seating, status: 'over' }
    this.#tell(match, seat, act, handed)
    return handed.noted
  }

  #tell(match: Match, seat: Seat, act: Act, { before, events, isStep, noted }: Done): void {
    const now = this.#now()
    // What was said before no longer holds: everybody begins anew.
    if (act.type === 'undo') this.#welcomeAll()
    else if (isStep) this.#audience.tell((viewer) => step(match, before, events, viewer, now))
    else
      this.#audience.tell(
        (viewer) => sealed(match, viewer, now),
        (viewer) => noted === null || isPartner(match.table, seat, viewer),
      )
    if (act.type === 'handOver' || this.#row.status === 'over') this.#tellTable()
  }

  /** Memory and disk no longer agree: the disk is right. */
  async #startOver(): Promise<void> {
    this.#match = null
    await this.#refresh()
    this.#welcomeAll()
  }

  /** A seat whose time is up is answered for, or handed over, as the table has it. */
  async #passDeadlines(): Promise<void> {
    const { clock } = this.#around
    for (;;) {
      const match = this.#match
      const late = match?.times.due.find(({ kind, at }) => kind === 'deadline' && at <= clock.now())
      if (match === null || late === undefined) return
      const standIn = this.#row.clock?.standIn ?? null
      const act: Act =
        standIn === null
          ? { type: 'answer', decision: late.decision, choice: clockAnswer(match.table, late.seat) }
          : { type: 'handOver', bot: standIn }
      const refusal = await this.#hand(late.seat, act, 'clock', () => undefined)
      if (refusal !== null && this.#match?.times.due.includes(late) === true)
        throw new Error(`the clock is refused by ${refusal.rule}`)
    }
  }

  #wakeBots(): void {
    if (this.#match === null) return
    for (const due of this.#match.times.due) {
      const bot = botAt(this.#row.seats[due.seat])
      if (bot === null || this.#thinking.has(due.decision)) continue
      this.#thinking.add(due.decision)
      this.#think(this.#match, due, bot).catch((error: unknown) =>
        this.#around.report(`table ${this.#row.id}, bot ${bot}: ${traceOf(error)}`),
      )
    }
  }

  async #think({ table }: Match, { decision: id, seat }: Due, bot: string): Promise<void> {
    const { bots, report } = this.#around
    const thought = await botAnswer(bots, table, seat, bot)
    await this.#do(async () => {
      this.#thinking.delete(id)
      const isOpen = (): boolean =>
        this.#match?.times.due.some(({ kind, decision }) => kind === 'bot' && decision === id) ?? false
      const give = (choice: unknown, by: By): Promise<Refusal | null> =>
        this.#hand(seat, { type: 'answer', decision: id, choice }, by, () => undefined)
      if (!isOpen()) return
      if (thought !== null && (await give(thought.choice, 'bot')) === null) return
      if (!isOpen()) return
      report(`bot ${bot} gave ${thought === null ? 'no' : 'an illegal'} answer, the clock answers for it`)
      await give(clockAnswer(table, seat), 'clock')
    })
  }

  #seatOf({ guest }: Listener): Seat | null {
    const seat = this.#row.seats.findIndex((sitting) => sitting.kind === 'person' && sitting.guest.id === guest)
    return seat < 0 ? null : seat
  }

  #eyesOf(listener: Listener) {
    return this.#seatOf(listener) ?? 'gallery'
  }

  #now(): Now {
    const { clock, seats } = this.#row
    return { clock, seats, now: this.#around.clock.now() }
  }

  #infoFor({ guest }: Listener) {
    return tableInfo(this.#row, guest, this.present())
  }

  #welcome(listener: Listener): void {
    const viewer = this.#eyesOf(listener)
    this.#audience.welcome(listener, viewer, welcome(this.#match, viewer, this.#infoFor(listener), this.#now()))
    if (this.#isFaulty) listener.send({ type: 'error', message: FAULT })
  }

  #welcomeAll(): void {
    for (const [listener] of this.#audience.listening()) this.#welcome(listener)
  }

  #tellTable(except?: Listener): void {
    for (const [listener] of this.#audience.listening())
      if (listener !== except) listener.send({ type: 'table', table: this.#infoFor(listener) })
  }
}

const withStandIn = (row: TableRow, seat: Seat, standIn: string | null): TableRow => {
  const sitting = row.seats[seat]
  return sitting.kind === 'person' ? { ...row, seats: row.seats.with(seat, { ...sitting, standIn }) } : row
}
