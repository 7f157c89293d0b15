import type { ClientMessage } from '../../protocol/messages.ts'
import { botAt } from '../../table/bots.ts'
import type { Ports } from '../../table/ports.ts'
import { isChat, readAction } from '../../table/read-action.ts'
import { Table } from '../../table/table.ts'
import { randomHex } from '../accounts/tokens.ts'
import type { Stage } from '../ops/metrics.ts'
import type { TableRow } from '../store/tables.ts'
import { AGAIN } from './alarm.ts'
import { Chat } from './chat.ts'
import type { GuestConnection, Host } from './host.ts'
import { excessOf } from './limits.ts'
import { MatchClock } from './match-clock.ts'
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

/** A table on a server: the table itself, with its storage, clock, bots and chat, and who is here. */
export class HostedTable {
  readonly #host: Host
  readonly #stored: StoredTable
  readonly #table: Table<GuestConnection>
  readonly #chat: Chat
  #isTouched = true

  constructor(row: TableRow, host: Host, onIdle: () => void) {
    this.#host = host
    this.#stored = new StoredTable(row, host, (stage, code) => this.#runRules(stage, code))
    this.#table = new Table(this.#ports(row, onIdle))
    this.#chat = new Chat(this.#stored, this.#table, host)
  }

  #ports({ id, rated, beat, clock }: TableRow, onIdle: () => void): Ports<GuestConnection> {
    const { bots, botNames, claims, metrics, remind, report } = this.#host
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
      isInCharge: () => claims.hold(id),
      onTurn: (waited) => metrics.stage('queue', waited),
      onIdle,
      // What is due may have been left undone.
      onError: () => remind(this.#host.clock.now() + AGAIN),
      report: (problem) => report(`table ${id}: ${problem}`),
    }
  }

  /** How many are connected here. */
  get size(): number {
    return this.#table.connections.length
  }

  /** The guests who are connected, here or at another server. */
  present(): ReadonlySet<string> {
    return new Set([...this.#guestsHere(), ...this.#host.elsewhere(this.#stored.row.id)])
  }

  #guestsHere(): ReadonlySet<string> {
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
    const isFirst = guest !== null && !this.#guestsHere().has(guest)
    this.#isTouched = true
    await this.#table.join(connection)
    await this.#run(async () => {
      if (!this.#table.connections.includes(connection)) return
      await this.#chat.tell(connection)
      if (isFirst) this.tellPresence()
      if (isFirst && this.#stored.seatOf(guest) !== null) this.#table.tellTable(connection)
    })
  }

  async leave(connection: GuestConnection): Promise<void> {
    const { guest } = connection
    this.#table.leave(connection)
    await this.#run(() => {
      if (guest === null) return
      if (!this.#guestsHere().has(guest)) this.tellPresence()
      if (!this.present().has(guest) && this.#stored.seatOf(guest) !== null) this.#table.tellTable()
    })
  }

  async receive(connection: GuestConnection, message: ClientMessage): Promise<void> {
    if (isChat(message)) return this.#run(() => this.#chat.receive(connection, message))
    const { guest } = connection
    // An answer brings the match nearer to its end; everything else is limited.
    const excess = message.type === 'answer' || guest === null ? null : excessOf(this.#host.limits, guest, message)
    if (excess !== null) return connection.send({ type: 'error', message: excess })
    this.#isTouched = true
    await this.#table.receive(connection, message)
  }

  /** Ends the connections for which it is so. */
  dismiss(isMeant: (connection: GuestConnection) => boolean): void {
    for (const connection of this.#table.connections) if (isMeant(connection)) connection.end()
  }

  /** Seats were taken, or names have changed. */
  changed(): Promise<void> {
    return this.#run(() => this.#reload(true))
  }

  /** Another server has written about the table, which has this version now. */
  reached(version: number): Promise<void> {
    return this.#run(async () => {
      if (this.#stored.row.version < version) await this.#reload()
    })
  }

  /** Someone has come to another server, or left it. */
  othersChanged(): Promise<void> {
    return this.#run(() => this.#table.tellTable())
  }

  /** Someone at another server has said something. */
  said(): Promise<void> {
    return this.#run(() => this.#chat.tellAll())
  }

  /** Ends the match without a result, whoever plays there; false if it is over already. */
  async shut(): Promise<boolean> {
    let isShut = false
    await this.#run(async () => {
      await this.#catchUp()
      const { id, status } = this.#stored.row
      if (status === 'over') return
      await this.#host.store.tables.end(id)
      await this.#reload()
      this.#host.bus.tell({ kind: 'reached', table: id, version: this.#stored.row.version })
      isShut = true
    })
    return isShut
  }

  /** Whether it is this guest's turn. */
  async asks(guest: string): Promise<boolean> {
    let isAsked = false
    await this.#run(async () => {
      await this.#catchUp()
      const { state } = this.#table
      const seat = this.#stored.seatOf(guest)
      if (state === null || seat === null || botAt(state.seats[seat]) !== null) return
      isAsked = state.match.given(seat) === null && state.match.open().some((open) => open.seat === seat)
    })
    return isAsked
  }

  /** Tells other servers who is connected to this one. */
  tellPresence(): void {
    this.#host.bus.tell({ kind: 'here', table: this.#stored.row.id, guests: [...this.#guestsHere()] })
  }

  /** Does what is due. */
  wake(): Promise<void> {
    return this.#run(() => undefined)
  }

  /** Asked now and then: frees memory of a table that nobody has touched since the last time. */
  rest(): void {
    if (!this.#isTouched) this.#table.rest()
    this.#isTouched = false
  }

  close(): Promise<void> {
    return this.#table.close()
  }

  #run(task: () => Promise<void> | void): Promise<void> {
    this.#isTouched = true
    return this.#table.run(task)
  }

  async #catchUp(): Promise<void> {
    const { store } = this.#host
    const { id, version } = this.#stored.row
    if (store.isShared && (await store.tables.version(id)) > version) await this.#reload()
  }

  async #reload(hasTableChanged = false): Promise<void> {
    const start = performance.now()
    await this.#table.reload(hasTableChanged)
    this.#host.metrics.reloaded(performance.now() - start)
  }
}
