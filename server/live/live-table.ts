import type { Refusal } from '../../kernel/contract.ts'
import type { ClientMessage } from '../../protocol/messages.ts'
import { isTalk, readAct } from '../../protocol/table/reading.ts'
import { atWork } from '../at-work.ts'
import type { TableRow } from '../store/tables.ts'
import { AGAIN } from './alarm.ts'
import { Announcer, ENDED } from './announcer.ts'
import type { Listener } from './audience.ts'
import { type Asker, Desk } from './desk.ts'
import { DueWork } from './due.ts'
import { excessOf } from './limits.ts'
import { Memory } from './memory.ts'
import { Queue } from './queue.ts'
import type { Surroundings } from './surroundings.ts'
import { Talk } from './talk.ts'
import { Thinking } from './thinking.ts'

const NOTHING = (): void => undefined
const NOTHING_DONE = Promise.resolve()

const WATCHING = 'You are watching this table: only those who sit at it can act.'
const NOT_BEGUN = 'The match begins when every seat is taken.'

const complain = (listener: Listener, problem: string): void => listener.send({ type: 'error', message: problem })

/** Who has sent a message, about a decision or not. */
class Sender implements Asker {
  readonly #listener: Listener
  readonly #decision: string | null

  constructor(listener: Listener, decision: string | null) {
    this.#listener = listener
    this.#decision = decision
  }

  accepted(isTold: boolean): void {
    this.#listener.accept(this.#decision, isTold)
  }

  refused(refusal: Refusal): void {
    this.#listener.send({ type: 'refused', decision: this.#decision, refusal })
  }
}

/**
 * A table that somebody is connected to, or that is at work. What happens at it happens one after the other, and
 * nothing is told before it is on disk.
 */
export class LiveTable {
  readonly #around: Surroundings
  readonly #onIdle: () => void
  readonly #queue = new Queue()
  readonly #memory: Memory
  readonly #announcer: Announcer
  readonly #desk: Desk
  readonly #due: DueWork
  readonly #thinking: Thinking
  readonly #talk: Talk
  #isClosed = false
  #isTouched = true

  constructor(row: TableRow, around: Surroundings, onIdle: () => void) {
    this.#around = around
    this.#onIdle = onIdle
    this.#memory = new Memory(row, around)
    this.#announcer = new Announcer(this.#memory, around)
    this.#desk = new Desk(this.#memory, this.#announcer, around)
    this.#due = new DueWork(this.#memory, this.#desk, around)
    this.#talk = new Talk(this.#memory, this.#announcer.audience, around)
    this.#thinking = new Thinking(this.#memory, this.#desk, around, (task, begin) => this.#do(task, begin))
  }

  /** How many are connected. */
  get size(): number {
    return this.#announcer.audience.size
  }

  /** The guests who are connected. */
  present(): ReadonlySet<string> {
    return this.#announcer.present()
  }

  get #id(): string {
    return this.#memory.row.id
  }

  join(listener: Listener): Promise<void> {
    const { audience } = this.#announcer
    const isFirst = audience.add(listener)
    return this.#do(async () => {
      if (!audience.has(listener)) return
      this.#announcer.welcome(listener)
      await this.#talk.tell(listener)
      if (isFirst) this.tellPresence()
      if (isFirst && this.#memory.seatOf(listener.guest) !== null) this.#announcer.tellTable(listener)
    })
  }

  leave(listener: Listener): Promise<void> {
    this.#announcer.audience.remove(listener)
    return this.#do(() => {
      if (listener.guest !== null && !this.#announcer.audience.present().has(listener.guest)) this.tellPresence()
      const isGone = listener.guest !== null && !this.present().has(listener.guest)
      if (isGone && this.#memory.seatOf(listener.guest) !== null) this.#announcer.tellTable()
    })
  }

  /** Cuts off those for whom it is so. */
  dismiss(isMeant: (listener: Listener) => boolean): void {
    this.#announcer.audience.dismiss(isMeant)
  }

  /** Seats were taken, or names have changed. */
  changed(): Promise<void> {
    return this.#do(async () => {
      const { status } = this.#memory.row
      await this.#memory.refresh()
      await this.#catchUp()
      this.#announcer.tellChange(status !== this.#memory.row.status)
    })
  }

  /** Another server has written about the table, which has this version now. */
  reached(version: number): Promise<void> {
    return this.#do(async () => {
      if (this.#memory.row.version < version) await this.#catchUp()
    })
  }

  /** Somebody has come to another server, or gone from there. */
  othersChanged(): Promise<void> {
    return this.#do(() => this.#announcer.tellTable())
  }

  /** Somebody at another server has said something. */
  said(): Promise<void> {
    return this.#do(() => this.#talk.tellAll())
  }

  /** Ends it without a result, whoever plays there; false if it is over already. */
  async shut(): Promise<boolean> {
    let isShut = false
    await this.#do(async () => {
      await this.#catchUp()
      if (this.#memory.row.status === 'over') return
      await this.#memory.shut()
      this.#around.bus.tell({ kind: 'reached', table: this.#id, version: this.#memory.row.version })
      this.#announcer.welcomeAll()
      isShut = true
    })
    return isShut
  }

  /** Whether it is up to this guest now. */
  async asks(guest: string): Promise<boolean> {
    let isAsked = false
    await this.#do(async () => {
      await this.#catchUp()
      const { row, match } = this.#memory
      const seat = this.#memory.seatOf(guest)
      if (match === null || seat === null) return
      const sitting = row.seats[seat]
      const isPlayedFor = sitting.kind === 'person' && sitting.standIn !== null
      isAsked =
        !isPlayedFor && match.table.given(seat) === null && match.table.open().some((open) => open.seat === seat)
    })
    return isAsked
  }

  /** Tells other servers who is connected to this one. */
  tellPresence(): void {
    this.#around.bus.tell({ kind: 'here', table: this.#id, guests: [...this.#announcer.audience.present()] })
  }

  async #catchUp(): Promise<void> {
    const { row } = this.#memory
    if (!this.#around.store.isShared) return
    const start = performance.now()
    const knowledge = this.#announcer.knowledge()
    const caught = await this.#memory.catchUp()
    if (caught === null) return
    this.#around.watch.caughtUp(caught === 'anew' ? 'anew' : 'followed', performance.now() - start)
    this.#announcer.tellCaughtUp(row, knowledge, caught)
  }

  hear(listener: Listener, message: ClientMessage): Promise<void> {
    return this.#do(() => this.#heard(listener, message))
  }

  /** A promise, if there is something to wait for. */
  #heard(listener: Listener, message: ClientMessage): unknown {
    if (message.type === 'resume') return this.#announcer.welcome(listener)
    if (isTalk(message)) return this.#talk.hear(listener, message)
    const { row, match, ended } = this.#memory
    const { guest } = listener
    const seat = this.#memory.seatOf(guest)
    if (seat === null || guest === null) return complain(listener, WATCHING)
    if (match === null) return complain(listener, ended === null ? NOT_BEGUN : ENDED[ended])
    const { limits, botNames: bots } = this.#around
    const excess = excessOf(limits, guest, message)
    if (excess !== null) return complain(listener, excess)
    const { table, wishes } = match
    const read = readAct(message, { table, wishes, seats: row.seats, rated: row.rated, seat, bots })
    if ('error' in read) return complain(listener, read.error)
    const asker = new Sender(listener, 'decision' in message ? message.decision : null)
    return 'refusal' in read ? asker.refused(read.refusal) : this.#desk.hand(seat, read.act, 'player', asker)
  }

  /** Does what is due, and no more. */
  wake(): Promise<void> {
    return this.#do(() => undefined)
  }

  /** Asked now and then: of a match that nobody has touched since the last time little is kept. */
  rest(): void {
    if (this.#queue.isIdle && !this.#isTouched) this.#memory.rest()
    this.#isTouched = false
  }

  /** When the promise is kept nothing happens here any more. */
  close(): Promise<void> {
    this.#isClosed = true
    return this.#queue.run(() => undefined)
  }

  /** Whether something may have to be done here without anybody's doing. */
  get #isWorkLeft(): boolean {
    const { match } = this.#memory
    return match !== null && (match.times.due.length > 0 || match.orders.length > 0)
  }

  /**
   * Whatever happens begins with the match in memory and ends with everything done that is due. A task that takes its
   * time gives a promise. `begin` is done first, even if the match cannot be had.
   */
  #do(task: () => unknown, begin = NOTHING): Promise<void> {
    if (this.#isClosed) return NOTHING_DONE
    this.#isTouched = true
    const turn = this.#queue.enter()
    if (turn !== null) return this.#doInTurn(turn, task, begin)
    this.#around.watch.stage('queue', 0)
    return this.#doNow(task, begin)
  }

  async #doInTurn(turn: Promise<void>, task: () => unknown, begin: () => void): Promise<void> {
    const came = performance.now()
    await turn
    this.#around.watch.stage('queue', performance.now() - came)
    await this.#doNow(task, begin)
  }

  #doNow(task: () => unknown, begin: () => void): Promise<void> {
    let doing: unknown
    try {
      begin()
      doing = this.#memory.isMissing ? this.#load(task) : atWork(this.#around.working, this.#id, task)
    } catch (error) {
      doing = Promise.reject(error)
    }
    return Promise.resolve(doing).then(this.#finish, this.#fail)
  }

  async #load(task: () => unknown): Promise<void> {
    await this.#memory.load()
    // To those who were here before it was lost.
    this.#announcer.welcomeAll()
    await atWork(this.#around.working, this.#id, task)
  }

  // Tasks come one after the other: what comes after each is the same for all.
  readonly #finish = (): Promise<void> | undefined => {
    if (!this.#isClosed && this.#isWorkLeft) return this.#workOff().then(this.#leave, this.#fail)
    this.#leave()
    return undefined
  }

  readonly #fail = (error: unknown): never => {
    this.#leave()
    // What is due may have been left undone.
    this.#around.remind(this.#around.clock.now() + AGAIN)
    throw error
  }

  readonly #leave = (): void => {
    // Others go on first: then it shows whether anything is left to do.
    this.#queue.leave()
    if (this.size === 0 && this.#thinking.isIdle && this.#queue.isIdle) this.#onIdle()
  }

  async #workOff(): Promise<void> {
    const { remind, working, claims } = this.#around
    if (await claims.hold(this.#id)) {
      await this.#due.pass()
      atWork(working, this.#id, () => this.#thinking.wake())
    }
    for (const { at, kind } of this.#memory.match?.times.due ?? [])
      if (kind === 'deadline' || kind === 'release') remind(at)
  }
}
