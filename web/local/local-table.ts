import type { Game, Refusal } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { digestOf } from '../../kernel/hash.ts'
import { seeded } from '../../kernel/random.ts'
import { replay } from '../../kernel/replay.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { type Seat, seatLetter, type Viewer } from '../../kernel/seats.ts'
import type { Sight } from '../../kernel/sight.ts'
import { type By, type Decision, type Table, takeUp } from '../../kernel/table.ts'
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts'
import { type Act, perform } from '../../protocol/table/acts.ts'
import { Log } from '../../protocol/table/log.ts'
import { orderedAnswer, ordersAfter } from '../../protocol/table/orders.ts'
import { isTalk } from '../../protocol/table/reading.ts'
import { botAt } from '../../protocol/table/sitting.ts'
import { newsOfTable, sealed, standing, step, welcome } from '../../protocol/table/telling.ts'
import type { Change, Kept, LocalMatch } from './kept.ts'
import { infoFor } from './local-info.ts'
import { agreeing, readLocalAct } from './read-act.ts'
import { words } from './words.ts'

/** All that a bot is told, beside the rules. */
export interface Job {
  readonly bot: string
  readonly view: unknown
  readonly seat: Seat
  readonly decision: string
  /** For the bot's own dice: the same in the same match. */
  readonly seed: string
}

export interface Surroundings {
  /** It is written when the promise is kept. */
  keep(change: Change): Promise<void>
  /** Null if the bot fails. */
  think(job: Job): Promise<{ readonly choice: unknown } | null>
  readonly bots: readonly string[]
  now(): number
  /** Something threw, so the table is closed; what was kept before is as good as ever. */
  failed(error: unknown): void
  /** The question that a bot has hung at before: the clock answers it. */
  readonly hung: string | null
}

/** Somebody's eyes on the table. */
export interface Listener {
  readonly viewer: Viewer
  send(message: ServerMessage): void
}

/** Takes up a match of this browser where it was left. */
export const openLocalTable = (game: Game, kept: Kept, around: Surroundings): Result<LocalTable> => {
  const record = { ...kept.match.head, entries: kept.entries }
  const replayed = replay(game, record)
  if (!replayed.ok) return replayed
  const table = takeUp(game, record, replayed.value)
  if (!table.ok) return table
  for (const { seat, decision, choice, by } of kept.match.sealed) table.value.seal(seat, decision, choice, by)
  return ok(new LocalTable(table.value, kept.match, new Log(table.value, replayed.value.moments), around))
}

/** One match in the browser. It speaks to its viewers as the server does, and nothing is told before it is kept. */
export class LocalTable {
  readonly #table: Table
  readonly #log: Log
  readonly #around: Surroundings
  readonly #listeners = new Set<Listener>()
  #match: LocalMatch
  #last: Promise<void> = Promise.resolve()
  /** The question that a bot is thinking about. */
  #thinking: string | null = null
  #isClosed = false

  constructor(table: Table, match: LocalMatch, log: Log, around: Surroundings) {
    this.#table = table
    this.#match = match
    this.#log = log
    this.#around = around
  }

  join(listener: Listener): Promise<void> {
    return this.#do(() => {
      this.#listeners.add(listener)
      this.#welcome(listener)
    })
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener)
  }

  hear(listener: Listener, message: ClientMessage): Promise<void> {
    return this.#do(async () => {
      if (message.type === 'resume') return this.#welcome(listener)
      if (isTalk(message)) return listener.send({ type: 'error', message: words.noTalk })
      const { viewer } = listener
      if (viewer === 'gallery') return listener.send({ type: 'error', message: words.watching })
      const { seats } = this.#match
      const about = { table: this.#table, seats, wishes: [], rated: false, seat: viewer, bots: this.#around.bots }
      const read = readLocalAct(message, about)
      if ('error' in read) return listener.send({ type: 'error', message: read.error })
      const decision = 'decision' in message ? message.decision : null
      const accept = (): void => listener.send({ type: 'accepted', decision })
      const refusal = 'refusal' in read ? read.refusal : await this.#hand(viewer, read.act, 'player', accept)
      if (refusal !== null) listener.send({ type: 'refused', decision, refusal })
    })
  }

  /** Nothing is told or written any more. */
  close(): void {
    this.#isClosed = true
    this.#listeners.clear()
  }

  /** One thing after the other; each ends with everything done that nobody has to decide. */
  #do(task: () => Promise<void> | void): Promise<void> {
    this.#last = this.#next(this.#last, task)
    return this.#last
  }

  async #next(before: Promise<void>, task: () => Promise<void> | void): Promise<void> {
    await before
    if (this.#isClosed) return
    try {
      await task()
      while (await this.#followOrders());
      this.#wakeBots()
    } catch (error) {
      this.close()
      this.#around.failed(error)
    }
  }

  /** Hands in what a seat does: it is kept first, then acknowledged, then told. */
  async #hand(seat: Seat, act: Act, by: By, accept: () => void = () => undefined): Promise<Refusal | null> {
    const table = this.#table
    const { sight: before, seq } = table
    const given = table.given(seat)
    let handed = perform(table, seat, act, by, false)
    if (act.type === 'offerTie' && handed.refusal === null)
      for (const party of agreeing({ table })) if (table.seq === seq) handed = perform(table, party, act, by, false)
    if (handed.refusal !== null) return handed.refusal
    const isStep = table.seq > seq
    this.#match = this.#after(seat, act, given?.by ?? null)
    const entry = isStep ? table.record().entries[seq] : null
    await this.#around.keep({ match: this.#match, seq, entry })
    if (this.#isClosed) return null
    accept()
    this.#tell(seat, act, before, handed.events, isStep)
    return null
  }

  #after(seat: Seat, act: Act, givenBy: By | null): LocalMatch {
    const table = this.#table
    const { seats, orders } = this.#match
    const sitting = seats[seat]
    const isMoved = act.type === 'handOver' && sitting.kind === 'person'
    return {
      ...this.#match,
      seats: isMoved ? seats.with(seat, { ...sitting, standIn: act.bot }) : seats,
      orders: ordersAfter(orders, table, seat, act, givenBy),
      sealed: table.open().flatMap(({ id: decision, seat: asked }) => {
        const answer = table.given(asked)
        return answer === null ? [] : [{ seat: asked, decision, ...answer }]
      }),
      isOver: table.outcome() !== null,
      touched: this.#around.now(),
    }
  }

  #tell(seat: Seat, act: Act, before: Sight, events: readonly Event[], isStep: boolean): void {
    for (const listener of this.#listeners) {
      const { viewer } = listener
      if (act.type === 'orders') {
        if (viewer === seat) listener.send(standing(act.orders))
      } else if (act.type === 'undo') this.#welcome(listener)
      else if (isStep) listener.send(step(this.#told, before, events, viewer, this.#now))
      else listener.send(sealed(this.#told, viewer, this.#now))
      if (act.type === 'handOver' || this.#match.isOver) listener.send(newsOfTable(this.#infoFor(viewer)))
    }
  }

  #welcome(listener: Listener): void {
    const { viewer } = listener
    listener.send(welcome(this.#told, viewer, this.#infoFor(viewer), this.#now))
  }

  #infoFor(viewer: Viewer) {
    return infoFor(this.#match, this.#table.rules.setup, viewer)
  }

  get #told() {
    return { table: this.#table, log: this.#log, wishes: [], orders: this.#match.orders }
  }

  get #now() {
    return { seats: this.#match.seats, beat: 0, clocks: [] }
  }

  /** Whether somebody was answered for. */
  async #followOrders(): Promise<boolean> {
    const ordered = orderedAnswer(this.#table, this.#match.orders, this.#match.seats)
    if (ordered === null || this.#isClosed) return false
    const { seat, decision, choice } = ordered
    const refusal = await this.#hand(seat, { type: 'answer', decision, choice }, 'order')
    if (refusal !== null) throw new Error(`standing orders are refused by ${refusal.rule}`)
    return true
  }

  /** One bot after the other: they think beside the queue, so that people are heard meanwhile. */
  #wakeBots(): void {
    if (this.#thinking !== null || this.#isClosed) return
    const done = this.#table.sealed()
    for (const asked of this.#table.open()) {
      const bot = botAt(this.#match.seats[asked.seat])
      if (bot === null || done.includes(asked.seat)) continue
      this.#thinking = asked.id
      void this.#letThink(asked, bot)
      return
    }
  }

  async #letThink({ id: decision, seat }: Decision, bot: string): Promise<void> {
    const { rules, state } = this.#table
    const view = rules.hide(state, seat)
    const seed = digestOf([this.#match.head.seed, decision])
    const isHung = decision === this.#around.hung
    const thought = isHung ? null : await this.#around.think({ bot, view, seat, decision, seed })
    await this.#do(async () => {
      this.#thinking = null
      const isOpen = this.#table.open().some(({ id }) => id === decision) && this.#table.given(seat) === null
      // Whoever takes his seat back meanwhile answers himself.
      if (!isOpen || botAt(this.#match.seats[seat]) !== bot) return
      if (thought !== null) {
        const { choice } = thought
        if ((await this.#hand(seat, { type: 'answer', decision, choice }, 'bot')) === null) return
      }
      const choice = rules.unpack(rules.fallback(view, seat, seeded('chacha20', seed)))
      const refusal = await this.#hand(seat, { type: 'answer', decision, choice }, 'clock')
      if (refusal !== null) throw new Error(`the clock is refused by ${refusal.rule} for ${seatLetter(seat)}`)
    })
  }
}
