import { setTimeout as pause } from 'node:timers/promises'
import { TableClosed } from '../../table/table.ts'
import type { Homes } from '../cluster/homes.ts'
import { Remote } from '../cluster/remote.ts'
import type { OpenTransport } from '../cluster/transport.ts'
import { traceOf } from '../errors.ts'
import type { Server } from '../store/homes.ts'
import { Alarm } from './alarm.ts'
import type { ClientConnection, Host, TableHome } from './host.ts'
import { HostedTable, type Question } from './hosted-table.ts'
import { limitsBy } from './limits.ts'
import { type Sessions, SiteNews } from './site-news.ts'

interface Settings extends Omit<Host, 'remind' | 'limits'> {
  readonly homes: Homes
  readonly transport: OpenTransport
  /** Milliseconds between two signs of life of a link, if not the usual. */
  readonly pulse?: number
}

/** How long to wait before asking a home again that did not answer. */
const RETRY_MS = 100
/** How long to look for the home of a table. A takeover takes less than half of it. */
const GIVE_UP_MS = 5000

/** All tables, for the people of this server: those that live here are in memory, those that live elsewhere are linked. */
export class Tables {
  readonly #host: Host
  readonly #homes: Homes
  readonly #remote: Remote
  /** Those that live here. */
  readonly #tables = new Map<string, HostedTable>()
  readonly #settling = new Map<string, Promise<HostedTable | Server | null>>()
  /** Connections that have not reached their table yet. */
  readonly #joining = new Set<ClientConnection>()
  /** How often all leases were lost. */
  #losses = 0
  readonly #alarm: Alarm
  readonly #news: SiteNews
  #isDraining = false
  #isClosed = false

  constructor({ homes, transport, pulse, ...host }: Settings) {
    this.#homes = homes
    this.#alarm = new Alarm({ ...host, server: homes.id }, (id) => this.wake(id))
    this.#host = {
      ...host,
      limits: limitsBy(() => host.clock.now()),
      remind: (at) => this.#alarm.set(at),
    }
    const { metrics, report, bus } = host
    this.#remote = new Remote({ transport, pulse, host: (id) => this.#hostHere(id), metrics, report })
    homes.listen(() => this.#lose())
    this.#news = new SiteNews(bus, {
      tables: () => this.#tables.values(),
      connections: () => [...this.#joining, ...this.#remote.connections],
      missed: () => this.#alarm.ring(),
      report,
    })
  }

  /** From now on what is due is done. */
  open(): void {
    this.#alarm.ring()
    if (this.#host.store.isShared) this.#news.open()
  }

  /** Null if there is no such table, or nobody is let in any more. */
  async join(id: string, connection: ClientConnection): Promise<TableHome | null> {
    this.#joining.add(connection)
    try {
      return await this.#atHome(id, (home) => this.#joinAt(home, id, connection))
    } finally {
      this.#joining.delete(connection)
    }
  }

  async #joinAt(home: HostedTable | Server, id: string, connection: ClientConnection): Promise<TableHome | null> {
    if (!connection.isOpen) throw new Error('the connection has ended')
    if (!(home instanceof HostedTable)) return this.#remote.join(home, id, connection)
    try {
      await home.join(connection)
    } catch (error) {
      await home.leave(connection).catch(() => undefined)
      throw error
    }
    return home
  }

  /** Whether it is this guest's turn at a table; false if its home cannot be asked. */
  async isTurn(id: string, guest: string): Promise<boolean> {
    return (await this.#askHome(id, { ask: 'isTurn', guest }).catch(() => null)) ?? false
  }

  /** Ends a table without a result; null if there is none, false if it is over already. */
  shut(id: string): Promise<boolean | null> {
    return this.#askHome(id, { ask: 'shut' })
  }

  /** Seats of a table or names of those who sit at it have changed. A table without a home is read when it is used. */
  async changed(id: string): Promise<void> {
    if (this.#tables.has(id) || (await this.#homes.find(id)) !== null) await this.#askHome(id, { ask: 'refresh' })
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
    return this.#tables.get(id)?.present() ?? this.#news.present(id)
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
    this.#news.hushed()
  }

  /** Someone has signed out: what is connected with these sessions is cut off, here and at other servers. */
  dismiss(guest: string, which: Sessions): void {
    this.#news.signedOut(guest, which)
  }

  /** Asked now and then: frees memory of tables that nobody touches. */
  rest(): void {
    for (const table of this.#tables.values()) table.rest()
  }

  /** Lets all tables go on at other servers, and takes no more of them as long as it is wanted. */
  async drain(isWanted: boolean): Promise<void> {
    // Without other servers there is nowhere to go.
    if (!this.#host.store.isShared) return
    this.#isDraining = isWanted
    if (isWanted) await this.#moveAll()
    else this.#alarm.ring()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#news.close()
    await this.#alarm.close()
    await this.#moveAll()
    await this.#remote.close()
    // Without a database the leases run out by themselves.
    await this.#homes.close().catch((error: unknown) => this.#host.report(traceOf(error)))
  }

  async #moveAll(): Promise<void> {
    const tables = [...this.#tables]
    this.#tables.clear()
    await Promise.all(tables.map(([, table]) => this.#move(table)))
  }

  /** The lease goes back before anyone looks for the table. */
  async #move(table: HostedTable): Promise<void> {
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
    if (this.#isDraining) {
      await this.#homes.disown(id)
      return this.#homes.find(id)
    }
    const losses = this.#losses
    const home = await this.#homes.settle(id)
    if (home.kind === 'there') return home.server
    if (home.kind === 'none') return null
    const row = await this.#host.store.tables.find(id)
    if (row === null || this.#isClosed || this.#isDraining || losses !== this.#losses) {
      await this.#homes.release(home.lease)
      if (row === null || this.#isClosed) return null
      throw new TableClosed()
    }
    if (home.isTakenOver) this.#host.metrics.takenOver()
    const table = new HostedTable(row, this.#host, {
      lease: home.lease,
      onIdle: () => this.#forget(id, table),
      onLost: () => this.#giveUp(id, table),
    })
    this.#tables.set(id, table)
    return table
  }

  /** For another server, which has read that the table lives here. */
  async #hostHere(id: string): Promise<HostedTable | null> {
    const home = this.#isClosed ? null : await this.#homeOf(id)
    return home instanceof HostedTable ? home : null
  }

  /** Nobody uses the table any more. */
  #forget(id: string, table: HostedTable): void {
    if (this.#tables.get(id) !== table) return
    this.#tables.delete(id)
    table.abandon()
    this.#attend(this.#homes.release(table.lease))
  }

  /** Another server has the table. */
  #giveUp(id: string, table: HostedTable): void {
    if (this.#tables.get(id) === table) this.#tables.delete(id)
    table.abandon()
  }

  /** Other servers may have any of the tables. */
  #lose(): void {
    this.#losses += 1
    for (const [id, table] of this.#tables) this.#giveUp(id, table)
  }

  /** Does something at the home of a table, wherever that is by then; null if there is no such table. */
  async #atHome<T>(id: string, act: (home: HostedTable | Server) => Promise<T | null>): Promise<T | null> {
    const end = performance.now() + GIVE_UP_MS
    while (performance.now() < end) {
      const done = await this.#tryAtHome(id, act)
      if (done !== undefined) return done
      await pause(RETRY_MS)
    }
    throw new Error(`the home of table ${id} cannot be reached: ${(await this.#homes.find(id))?.url ?? 'it has none'}`)
  }

  /** Undefined if the home could not be reached, or was none any more. */
  async #tryAtHome<T>(
    id: string,
    act: (home: HostedTable | Server) => Promise<T | null>,
  ): Promise<T | null | undefined> {
    try {
      const home = this.#isClosed ? null : await this.#homeOf(id)
      return home === null ? null : ((await act(home)) ?? undefined)
    } catch (error) {
      if (!(error instanceof TableClosed)) throw error
      return undefined
    }
  }

  #askHome(id: string, question: Question): Promise<boolean | null> {
    return this.#atHome(id, (home) => this.#question(home, id, question))
  }

  #question(home: HostedTable | Server, id: string, question: Question): Promise<boolean | null> {
    return home instanceof HostedTable ? home.answer(question) : this.#remote.ask(home, id, question)
  }

  #attend(task: Promise<void>): void {
    task.catch((error: unknown) => {
      if (!(error instanceof TableClosed)) this.#host.report(traceOf(error))
    })
  }
}
