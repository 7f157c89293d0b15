import type { ClientMessage } from '../../protocol/messages.ts'
import { botAt } from '../../table/bots.ts'
import type { Ports } from '../../table/ports.ts'
import { isChat, readAction } from '../../table/read-action.ts'
import { Table } from '../../table/table.ts'
import { randomHex } from '../accounts/tokens.ts'
import type { Stage } from '../ops/metrics.ts'
import type { Lease } from '../store/homes.ts'
import type { TableRow } from '../store/tables.ts'
import { AGAIN } from './alarm.ts'
import { Chat } from './chat.ts'
import type { GuestConnection, Host, TableHome } from './host.ts'
import { excessOf } from './limits.ts'
import { MatchClock } from './match-clock.ts'
import { isRecorded } from './repeated.ts'
import { StoredTable } from './stored-table.ts'
import { tableInfo } from './table-info.ts'

/** Runs rules code and notes the table, so that it is known where the code hangs. It must not be async. */
export const atWork = <T>(working: Host['working'], table: string, code: () => T): T => {
  working(table)
  try {
    return code()
  } finally {
    working('')
  }
}

/** What a server may ask the home of a table. */
export type Question =
  /** Seats were taken, or names have changed. */
  | { readonly ask: 'refresh' }
  /** Ends the match without a result; false if it is over already. */
  | { readonly ask: 'shut' }
  /** Whether it is this guest's turn. */
  | { readonly ask: 'isTurn'; readonly guest: string }

interface Hosting {
  readonly lease: Lease | null
  /** Nobody is here and nothing is going on. */
  onIdle(): void
  /** Another server has taken the table. */
  onLost(): void
}

/** A table at its home: the table itself, with its storage, clock, bots and chat, and who is here. */
export class HostedTable implements TableHome {
  readonly #host: Host
  readonly #stored: StoredTable
  readonly #table: Table<GuestConnection>
  readonly #chat: Chat
  /** Those whose join is done. One that is still joining looks for the table again by itself. */
  readonly #joined = new Set<GuestConnection>()
  #isTouched = true

  constructor(row: TableRow, host: Host, { lease, onIdle, onLost }: Hosting) {
    this.#host = host
    this.#stored = new StoredTable(row, host, {
      lease,
      run: (stage, code) => this.#runRules(stage, code),
      lost: onLost,
    })
    this.#table = new Table(this.#ports(row, onIdle))
    this.#chat = new Chat(this.#stored, this.#table, host)
  }

  #ports({ id, rated, beat, clock }: TableRow, onIdle: () => void): Ports<GuestConnection> {
    const { bots, botNames, metrics, remind, report } = this.#host
    return {
      storage: this.#stored,
      clock: new MatchClock(this.#host.clock, { clock, beat }, remind),
      thinker: {
        bots: botNames,
        think: ({ bot, match: { game, rules }, view, seat, seed }) =>
          bots.think({ bot, game: game.meta.id, rules: rules.version, setup: rules.setup, view, seat, seed }),
        seedFor: () => randomHex(),
      },
      viewerOf: ({ guest }) => this.#stored.seatOf(guest) ?? 'gallery',
      describe: ({ guest }) => tableInfo(this.#stored.row, guest, this.present()),
      read: readAction,
      rated,
      beat,
      run: (stage, code) => this.#runRules(stage, code),
      onTurn: (waited) => metrics.stage('queue', waited),
      onIdle,
      // What is due may have been left undone.
      onError: () => remind(this.#host.clock.now() + AGAIN),
      report: (problem) => report(`table ${id}: ${problem}`),
    }
  }

  get lease(): Lease | null {
    return this.#stored.lease
  }

  /** How many are connected. */
  get size(): number {
    return this.#table.connections.length
  }

  /** The guests who are connected, to whichever server. */
  present(): ReadonlySet<string> {
    return new Set(this.#table.connections.flatMap(({ guest }) => guest ?? []))
  }

  /** Runs rules code and measures it. */
  #runRules<T>(stage: Stage, code: () => T): T {
    const { metrics, working } = this.#host
    const start = performance.now()
    const value = atWork(working, this.#stored.row.id, code)
    metrics.stage(stage, performance.now() - start)
    return value
  }

  async join(connection: GuestConnection): Promise<void> {
    const { guest } = connection
    const isFirst = guest !== null && !this.present().has(guest)
    this.#isTouched = true
    await this.#table.join(connection)
    await this.#run(async () => {
      if (!this.#table.connections.includes(connection)) return
      await this.#chat.tell(connection)
      if (isFirst) this.tellPresence()
      if (isFirst && this.#stored.seatOf(guest) !== null) this.#table.tellTable(connection)
    })
    this.#joined.add(connection)
  }

  async leave(connection: GuestConnection): Promise<void> {
    const { guest } = connection
    if (!this.#table.connections.includes(connection)) return
    this.#table.leave(connection)
    this.#joined.delete(connection)
    await this.#run(() => {
      if (guest === null || this.present().has(guest)) return
      this.tellPresence()
      if (this.#stored.seatOf(guest) !== null) this.#table.tellTable()
    })
  }

  async receive(connection: GuestConnection, message: ClientMessage, isAgain = false): Promise<void> {
    if (isAgain) return this.#receiveAgain(connection, message)
    if (isChat(message)) return this.#run(() => this.#chat.receive(connection, message))
    const { guest } = connection
    // An answer brings the match nearer to its end; everything else is limited.
    const excess = message.type === 'answer' || guest === null ? null : excessOf(this.#host.limits, guest, message)
    if (excess !== null) return connection.send({ type: 'error', message: excess })
    this.#isTouched = true
    await this.#table.receive(connection, message)
  }

  /** Accepts an answer that is in the record already, from a home that is gone; anything else is done now. */
  #receiveAgain(connection: GuestConnection, message: ClientMessage): Promise<void> {
    return this.#run(() => {
      const { state } = this.#table
      const seat = this.#stored.seatOf(connection.guest)
      if (message.type !== 'answer' && message.type !== 'takeBack') return
      if (message.type === 'answer' && state !== null && seat !== null && isRecorded(state.match, seat, message))
        return connection.send({ type: 'accepted', decision: message.decision })
      return this.#table.handle(connection, message)
    })
  }

  /** Ends the connections for which it is so. */
  dismiss(isMeant: (connection: GuestConnection) => boolean): void {
    for (const connection of this.#table.connections) if (isMeant(connection)) connection.end()
  }

  async answer(question: Question): Promise<boolean> {
    let answer = true
    await this.#run(async () => {
      if (question.ask === 'refresh') await this.#refresh()
      else if (question.ask === 'shut') answer = await this.#shut()
      else answer = this.#isTurn(question.guest)
    })
    return answer
  }

  async #shut(): Promise<boolean> {
    if (this.#stored.row.status === 'over') return false
    await this.#stored.shut()
    await this.#refresh()
    return true
  }

  #isTurn(guest: string): boolean {
    const { state } = this.#table
    const seat = this.#stored.seatOf(guest)
    if (state === null || seat === null || botAt(state.seats[seat]) !== null) return false
    return state.match.given(seat) === null && state.match.open().some((open) => open.seat === seat)
  }

  /** Someone may no longer be heard, or is heard again. */
  hushed(): Promise<void> {
    return this.#run(() => this.#chat.tellAll())
  }

  /** Tells other servers who is connected to this one. */
  tellPresence(): void {
    this.#host.bus.tell({ kind: 'here', table: this.#stored.row.id, guests: this.#seatedHere() })
  }

  /** The guests who sit at the table and are connected. */
  #seatedHere(): readonly string[] {
    return [...this.present()].filter((guest) => this.#stored.seatOf(guest) !== null)
  }

  /** Does what is due. */
  wake(): Promise<void> {
    return this.#run(async () => {
      // The match may have begun, and nobody could tell this server.
      if (this.#stored.row.status === 'waiting' && (await this.#stored.hasBegun())) await this.#refresh()
    })
  }

  /** Asked now and then: frees memory of a table that nobody has touched since the last time. */
  rest(): void {
    if (!this.#isTouched) this.#table.rest()
    this.#isTouched = false
  }

  /** Takes nothing more on; resolves when what is under way is done. */
  finish(): Promise<void> {
    return this.#table.close()
  }

  /** The table goes on elsewhere: whoever is here has to look for it. */
  abandon(): void {
    const moving = this.#table.connections.filter((connection) => this.#joined.has(connection))
    this.#table.abandon()
    this.#joined.clear()
    this.tellPresence()
    for (const connection of moving) connection.moved()
  }

  #run(task: () => Promise<void> | void): Promise<void> {
    this.#isTouched = true
    return this.#table.run(task)
  }

  async #refresh(): Promise<void> {
    const start = performance.now()
    await this.#table.refresh()
    this.#host.metrics.reloaded(performance.now() - start)
  }
}
