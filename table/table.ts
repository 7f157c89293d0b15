import type { Refusal } from '../kernel/contract.ts'
import { tableRefusal } from '../kernel/table-refusals.ts'
import type { Act } from './actions.ts'
import { askedBots, Bots } from './bots.ts'
import type { Told } from './messages.ts'
import { orderedAnswer, suspended } from './orders.ts'
import { play } from './play.ts'
import type { Connection, Ports } from './ports.ts'
import { Queue } from './queue.ts'
import type { ActionMessage } from './read-action.ts'
import type { TableState } from './state.ts'
import { Viewers } from './viewers.ts'

const WATCHING = 'You are watching this table: only those who sit at it can act.'
const NOT_BEGUN = 'The match begins when every seat is taken.'

type Task = () => Promise<void> | void

/** The table is closed here: the task has not been done, or nobody here can say whether it was. */
export class TableClosed extends Error {
  constructor() {
    super('this table is closed')
  }
}

/**
 * One table, wherever it runs. It takes one action after another: plays it on the match, commits it, then tells every
 * viewer what they may see. A server and a browser differ only in the ports.
 */
export class Table<C extends Connection> {
  readonly #ports: Ports<C>
  readonly #queue = new Queue()
  readonly #bots: Bots
  readonly #viewers: Viewers<C>
  #state: TableState | null = null
  #isLoaded = false
  #isClosed = false
  #isAbandoned = false

  constructor(ports: Ports<C>) {
    this.#ports = ports
    this.#viewers = new Viewers(ports)
    this.#bots = new Bots(ports, {
      state: () => this.#state,
      run: (task) => this.run(task),
      act: (act) => this.#act(act),
      isClosed: () => this.#isClosed,
    })
  }

  /** The match in play; null while there is none. */
  get state(): TableState | null {
    return this.#state
  }

  get connections(): readonly C[] {
    return this.#viewers.connections
  }

  /** The connections that have been told of the table. */
  get welcomed(): readonly C[] {
    return this.#viewers.welcomed
  }

  get isIdle(): boolean {
    return this.connections.length === 0 && this.#bots.areIdle && this.#queue.isIdle
  }

  /** Welcomes a connection, unless it leaves before its turn comes. */
  async join(connection: C): Promise<void> {
    this.#viewers.add(connection)
    await this.run(() => this.#viewers.welcome(connection, this.#told))
  }

  /** Tells everyone about the table itself: who sits there, and who is here. */
  tellTable(except?: C): void {
    this.#viewers.tellTable(except)
  }

  leave(connection: C): void {
    this.#viewers.remove(connection)
  }

  async receive(connection: C, message: ActionMessage | { readonly type: 'resume' }): Promise<void> {
    await this.run(() =>
      message.type === 'resume' ? this.#viewers.welcome(connection, this.#told) : this.handle(connection, message),
    )
  }

  /**
   * Runs tasks one after the other. Each begins with the match in memory and ends with everything done that nobody has
   * to decide.
   */
  async run(task: Task): Promise<void> {
    if (this.#isClosed) throw new TableClosed()
    const asked = performance.now()
    try {
      await this.#queue.run(() => {
        this.#ports.onTurn(performance.now() - asked)
        return this.#runNow(task)
      })
    } finally {
      if (this.isIdle) this.#ports.onIdle()
    }
  }

  async #runNow(task: Task): Promise<void> {
    if (this.#isClosed) throw new TableClosed()
    try {
      await this.#prepare()
      await task()
      await this.#settle()
    } catch (error) {
      this.#ports.onError(error)
      // If that fails too, the next task tries again.
      await this.#prepare().catch(() => undefined)
      throw error
    }
  }

  /** Loads the match if memory does not have it, or may be ahead of the disk. The disk is right. */
  async #prepare(): Promise<void> {
    if (this.#isLoaded || this.#isClosed) return
    await this.#load()
    this.#viewers.welcomeAll(this.#told)
  }

  /** Takes no more tasks; resolves when the one that runs is done. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#queue.run(() => undefined)
  }

  /** The table goes on elsewhere: nothing is told here any more, whatever is still under way. */
  abandon(): void {
    this.#isClosed = true
    this.#isAbandoned = true
    for (const connection of this.connections) this.leave(connection)
  }

  /** Frees memory that only the next reader or the next step needs. */
  rest(): void {
    if (!this.#queue.isIdle) return
    this.#state?.match.rest()
    this.#state?.log.forget()
  }

  /** Part of a task: does what a message asks for. */
  async handle(connection: C, message: ActionMessage): Promise<void> {
    const { storage, clock, thinker, viewerOf, read, rated, run } = this.#ports
    const complain = (problem: string): void => connection.send({ type: 'error', message: problem })
    const seat = viewerOf(connection)
    const state = this.#state
    if (seat === 'gallery') return complain(WATCHING)
    if (state === null) return complain(storage.ended ?? NOT_BEGUN)
    const asked = run('rules', () => read(message, { ...state, rated, seat, bots: thinker.bots }))
    if ('error' in asked) return complain(asked.error)
    const decision = 'decision' in message ? message.decision : null
    const accept = (): void => connection.send({ type: 'accepted', decision })
    const refusal =
      'refusal' in asked
        ? asked.refusal
        : await this.#act({ seat, action: asked.action, by: 'player', at: clock.now() }, accept)
    if (refusal !== null) connection.send({ type: 'refused', decision, refusal })
  }

  /** Act, commit, broadcast: nobody hears of an action before it is on disk. */
  async #act(act: Act, accept = (): void => undefined): Promise<Refusal | null> {
    const { storage, clock, beat, run } = this.#ports
    const state = this.#state
    if (state === null) return tableRefusal('table.over')
    try {
      const played = run('rules', () => play(state, act, beat, clock))
      if (played.kind === 'refused') return played.refusal
      if (played.kind === 'played') await storage.commit(played.change)
      if (this.#isAbandoned) throw new TableClosed()
      if (played.noted === null) accept()
      if (played.kind === 'unchanged') return played.noted
      this.#state = { ...state, ...played.change.after }
      this.#viewers.broadcast(this.#toldOf(this.#state), played)
      return played.noted
    } catch (error) {
      this.#isLoaded = false
      throw error
    }
  }

  /** Part of a task: seats or names have changed, or the match was ended from outside. */
  async refresh(): Promise<void> {
    const hadMatch = this.#state !== null
    await this.#load()
    this.#viewers.refresh(this.#told, hadMatch !== (this.#state !== null))
  }

  async #load(): Promise<void> {
    this.#state = null
    this.#isLoaded = false
    this.#state = await this.#ports.storage.load()
    this.#isLoaded = true
  }

  get #told(): Told | null {
    return this.#state === null ? null : this.#toldOf(this.#state)
  }

  #toldOf(state: TableState): Told {
    const { clock, beat } = this.#ports
    return { ...state, beat, clocks: clock.seatClocks(state) }
  }

  /** Standing orders answer, then the clock acts, then bots think. */
  async #settle(): Promise<void> {
    if (this.#isClosed || !this.#hasWork) return
    for (let due = this.#due(); due !== null; due = this.#due()) {
      const state = this.#state
      const refusal = await this.#act(due)
      if (refusal !== null && state !== null) this.#refuse(state, due, refusal)
    }
    this.#bots.wake()
    if (this.#state !== null) this.#ports.clock.schedule(this.#state.times)
  }

  get #hasWork(): boolean {
    const state = this.#state
    return state !== null && (state.times.due.length > 0 || state.orders.length > 0 || askedBots(state).length > 0)
  }

  #due(): Act | null {
    const { clock, run } = this.#ports
    const state = this.#state
    if (state === null) return null
    return run('rules', () => {
      const ordered = orderedAnswer(state.match, state.orders, state.seats)
      return ordered === null ? clock.due(state) : { ...ordered, at: clock.now() }
    })
  }

  #refuse(state: TableState, { seat, action, by }: Act, { rule }: Refusal): void {
    if (by !== 'order' || action.type !== 'answer') throw new Error(`the clock is refused by ${rule}`)
    this.#ports.report(`standing orders are refused by ${rule}`)
    this.#state = { ...state, orders: suspended(state.orders, seat, action.decision) }
  }
}
