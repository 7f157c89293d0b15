import { setTimeout as pause } from 'node:timers/promises'
import { TableClosed } from '../../table/table.ts'
import type { BusMessage } from '../cluster/bus.ts'
import type { Homes } from '../cluster/homes.ts'
import { Presence, SILENCE } from '../cluster/presence.ts'
import { Remote } from '../cluster/remote.ts'
import type { OpenTransport } from '../cluster/transport.ts'
import { traceOf } from '../errors.ts'
import type { Server } from '../store/homes.ts'
import { Alarm } from './alarm.ts'
import type { ClientConnection, GuestConnection, Host, TableHome } from './host.ts'
import { HostedTable, type Question } from './hosted-table.ts'
import { limitsBy } from './limits.ts'

interface Settings extends Omit<Host, 'remind' | 'limits'> {
  readonly homes: Homes
  readonly transport: OpenTransport
  /** Milliseconds between two signs of life of a link, if not the usual. */
  readonly pulse?: number
}

/** One session, or all of them but one. */
interface Sessions {
  readonly only: string | null
  readonly but: string | null
}

/** Milliseconds before a table is looked for again whose home does not answer. */
const AGAIN = 100

/** All tables, for the people of this server: those that live here are in memory, those that live elsewhere are linked. */
export class Tables {
  readonly #host: Host
  readonly #homes: Homes
  readonly #remote: Remote
  /** Those that live here. */
  readonly #tables = new Map<string, HostedTable>()
  readonly #settling = new Map<string, Promise<HostedTable | Server | null>>()
  readonly #alarm: Alarm
  readonly #presence: Presence
  /** The signs of life. */
  #beating: NodeJS.Timeout | undefined
  #isDraining = false
  #isClosed = false

  constructor({ homes, transport, pulse, ...host }: Settings) {
    this.#homes = homes
    this.#presence = new Presence(() => performance.now())
    this.#alarm = new Alarm({ ...host, server: homes.id }, (id) => this.wake(id))
    this.#host = {
      ...host,
      limits: limitsBy(() => host.clock.now()),
      remind: (at) => this.#alarm.set(at),
    }
    const { metrics, report, bus } = host
    this.#remote = new Remote({ transport, pulse, hosted: (id) => this.#tables.get(id), metrics, report })
    homes.listen(() => this.#lose())
    bus.listen(
      (message, from) => this.#hear(message, from),
      () => this.#ask(),
    )
  }

  /** From now on what is due is done. */
  open(): void {
    this.#alarm.ring()
    if (!this.#host.store.isShared) return
    this.#beat()
    this.#beating = setInterval(() => this.#beat(), SILENCE / 3).unref()
  }

  /** Null if there is no such table, or nobody is let in any more. */
  async join(id: string, connection: ClientConnection): Promise<TableHome | null> {
    return this.#atHome(id, async (home) => {
      if (!(home instanceof HostedTable)) return this.#remote.join(home, id, connection)
      try {
        await home.join(connection)
      } catch (error) {
        await home.leave(connection).catch(() => undefined)
        throw error
      }
      return home
    })
  }

  /** Whether it is this guest's turn at a table. */
  async isTurn(id: string, guest: string): Promise<boolean> {
    return (await this.#askHome(id, { ask: 'isTurn', guest })) ?? false
  }

  /** Ends a table without a result; null if there is none, false if it is over already. */
  shut(id: string): Promise<boolean | null> {
    return this.#askHome(id, { ask: 'shut' })
  }

  /** Seats of a table or names of those who sit at it have changed. A table that lives nowhere is read when it is used. */
  async changed(id: string): Promise<void> {
    while (this.#tables.has(id) || (await this.#homes.find(id)) !== null) {
      if ((await this.#tryAtHome(id, (home) => this.#put(home, id, { ask: 'refresh' }))) !== undefined) return
      await pause(AGAIN)
    }
  }

  /** Does what is due at a table, unless it lives at another server. */
  async wake(id: string): Promise<void> {
    await this.#tryAtHome(id, async (home) => {
      if (home instanceof HostedTable) await home.wake()
      return true
    })
  }

  /** The guests who are connected to a table. */
  present(id: string): ReadonlySet<string> {
    return this.#tables.get(id)?.present() ?? this.#presence.at(id)
  }

  /** How many are connected to a table, as far as this server knows. */
  size(id: string): number {
    return this.#tables.get(id)?.size ?? this.#remote.size(id)
  }

  /** How many tables live here. */
  get count(): number {
    return this.#tables.size
  }

  /** Someone is silenced on the whole site, or is heard again. */
  hushed(): void {
    this.#host.bus.tell({ kind: 'hushed' })
    this.#hush()
  }

  /** Someone has signed out: what is connected with these sessions is cut off, here and at other servers. */
  dismiss(guest: string, which: Sessions): void {
    this.#host.bus.tell({ kind: 'signedOut', guest, ...which })
    this.#cutOff(guest, which)
  }

  /** Asked now and then: frees memory of tables that nobody touches. */
  rest(): void {
    for (const table of this.#tables.values()) table.rest()
  }

  /** Lets all tables go on at other servers, and takes no more of them as long as it is wanted. */
  async drain(isWanted: boolean): Promise<void> {
    this.#isDraining = isWanted
    if (isWanted) await this.#emptied()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#beating)
    await this.#alarm.close()
    await this.#emptied()
    await this.#remote.close()
    // Without a database the leases run out by themselves.
    await this.#homes.close().catch((error: unknown) => this.#host.report(traceOf(error)))
  }

  async #emptied(): Promise<void> {
    const tables = [...this.#tables]
    this.#tables.clear()
    await Promise.all(tables.map(([, table]) => this.#part(table)))
  }

  /** The lease goes back before anyone looks for the table. */
  async #part(table: HostedTable): Promise<void> {
    await table.finish()
    await this.#homes.release(table.lease).catch((error: unknown) => this.#host.report(traceOf(error)))
    table.abandon()
  }

  /** The home of a table; this server, if there was none. Null if there is no such table. */
  #homeOf(id: string): Promise<HostedTable | Server | null> {
    const known = this.#tables.get(id)
    if (known !== undefined) return Promise.resolve(known)
    const settling =
      this.#settling.get(id) ??
      this.#settle(id).finally(() => {
        this.#settling.delete(id)
      })
    this.#settling.set(id, settling)
    return settling
  }

  async #settle(id: string): Promise<HostedTable | Server | null> {
    if (this.#isDraining) return this.#homes.find(id)
    const home = await this.#homes.settle(id)
    if (home.kind === 'there') return home.server
    const row = home.kind === 'none' ? null : await this.#host.store.tables.find(id)
    if (home.kind === 'none' || row === null || this.#isClosed) return null
    if (home.isTakenOver) this.#host.metrics.takenOver()
    const table = new HostedTable(row, this.#host, {
      lease: home.lease,
      onIdle: () => this.#forget(id, table),
      onLost: () => this.#forsake(id, table),
    })
    this.#tables.set(id, table)
    return table
  }

  /** Nobody uses the table any more. */
  #forget(id: string, table: HostedTable): void {
    if (this.#tables.get(id) !== table) return
    this.#tables.delete(id)
    table.abandon()
    this.#attend(this.#homes.release(table.lease))
  }

  /** Another server has the table. */
  #forsake(id: string, table: HostedTable): void {
    if (this.#tables.get(id) === table) this.#tables.delete(id)
    table.abandon()
  }

  /** Other servers may have any of the tables. */
  #lose(): void {
    for (const [id, table] of this.#tables) this.#forsake(id, table)
  }

  /** Does something at the home of a table, wherever that is by then; null if there is no such table. */
  async #atHome<T>(id: string, act: (home: HostedTable | Server) => Promise<T | null>): Promise<T | null> {
    for (;;) {
      const done = await this.#tryAtHome(id, act)
      if (done !== undefined) return done
      await pause(AGAIN)
    }
  }

  /** Undefined if the home could not be reached, or was none any more. */
  async #tryAtHome<T>(
    id: string,
    act: (home: HostedTable | Server) => Promise<T | null>,
  ): Promise<T | null | undefined> {
    const home = this.#isClosed ? null : await this.#homeOf(id)
    if (home === null) return null
    try {
      return (await act(home)) ?? undefined
    } catch (error) {
      if (!(error instanceof TableClosed)) throw error
      return undefined
    }
  }

  #askHome(id: string, question: Question): Promise<boolean | null> {
    return this.#atHome(id, (home) => this.#put(home, id, question))
  }

  #put(home: HostedTable | Server, id: string, question: Question): Promise<boolean | null> {
    return home instanceof HostedTable ? home.answer(question) : this.#remote.ask(home, id, question)
  }

  #hear(message: BusMessage, from: string): void {
    this.#presence.heard(from)
    switch (message.kind) {
      case 'alive':
        return
      case 'hushed':
        return this.#hush()
      case 'signedOut':
        return this.#cutOff(message.guest, message)
      case 'here':
        return this.#presence.set(message.table, from, message.guests)
      case 'who':
        for (const table of this.#tables.values()) if (table.size > 0) table.tellPresence()
    }
  }

  /** Messages may have been lost. */
  #ask(): void {
    this.#host.bus.tell({ kind: 'who' })
    this.#alarm.ring()
  }

  /** Says that this server is alive, and looks who is not. */
  #beat(): void {
    this.#host.bus.tell({ kind: 'alive' })
    this.#presence.tidyUp()
  }

  #hush(): void {
    for (const table of this.#tables.values()) this.#attend(table.hushed())
  }

  #cutOff(guest: string, { only, but }: Sessions): void {
    const isMeant = ({ guest: whose, session }: GuestConnection): boolean =>
      whose === guest && (only === null || session === only) && (but === null || session !== but)
    for (const table of this.#tables.values()) table.dismiss(isMeant)
    for (const connection of this.#remote.connections) if (isMeant(connection)) connection.end()
  }

  #attend(task: Promise<void>): void {
    task.catch((error: unknown) => {
      if (!(error instanceof TableClosed)) this.#host.report(traceOf(error))
    })
  }
}
