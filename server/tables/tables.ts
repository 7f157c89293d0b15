import type { BusMessage } from '../cluster/bus.ts'
import { Presence, SILENCE } from '../cluster/presence.ts'
import { traceOf } from '../errors.ts'
import type { TableRow } from '../store/tables.ts'
import { Alarm } from './alarm.ts'
import type { GuestConnection, Host } from './host.ts'
import { HostedTable } from './hosted-table.ts'
import { limitsBy } from './limits.ts'

interface Settings extends Omit<Host, 'remind' | 'elsewhere' | 'limits'> {
  /** The name of this server. */
  readonly node: string
}

/** One session, or all of them but one. */
interface Sessions {
  readonly only: string | null
  readonly but: string | null
}

/** The tables that somebody is connected to or that are at work. The others are on disk only. */
export class Tables {
  readonly #host: Host
  readonly #tables = new Map<string, HostedTable>()
  readonly #alarm: Alarm
  readonly #presence: Presence
  /** The signs of life. */
  #beating: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ node, ...host }: Settings) {
    this.#presence = new Presence(() => performance.now())
    this.#alarm = new Alarm({ ...host, node }, (id) => this.wake(id))
    this.#host = {
      ...host,
      limits: limitsBy(() => host.clock.now()),
      remind: (at) => this.#alarm.set(at),
      elsewhere: (table) => this.#presence.at(table),
    }
    host.bus.listen(
      (news, from) => this.#hear(news, from),
      () => this.#lookAtAll(),
    )
  }

  /** From now on what is due is done. */
  open(): void {
    this.#alarm.ring()
    if (!this.#host.store.isShared) return
    this.#beat()
    this.#beating = setInterval(() => this.#beat(), SILENCE / 3).unref()
  }

  /** Says that this server is alive, and looks who is not. */
  #beat(): void {
    this.#host.bus.tell({ kind: 'alive' })
    for (const table of this.#presence.tidyUp()) this.#attend(this.#tables.get(table)?.othersChanged())
  }

  #hear(news: BusMessage, from: string): void {
    this.#presence.heard(from)
    if (news.kind === 'alive') return
    if (news.kind === 'hushed') return this.#sayAgain()
    if (news.kind === 'signedOut') return this.#cutOff(news.guest, news)
    const table = this.#tables.get(news.table)
    switch (news.kind) {
      case 'reached':
        if (table !== undefined) this.#attend(table.reached(news.version))
        // What is due there is this server's to do, and may have changed.
        else if (this.#host.claims.has(news.table)) this.#attend(this.wake(news.table))
        return
      case 'changed':
        return this.#attend(table?.changed())
      case 'said':
        return this.#attend(table?.said())
      case 'here':
        this.#presence.set(news.table, from, news.guests)
        return this.#attend(table?.othersChanged())
      case 'who':
        if (table !== undefined && table.size > 0) table.tellPresence()
    }
  }

  /** BusMessage may have been lost: everything is looked at anew. */
  #lookAtAll(): void {
    for (const [id, table] of this.#tables) {
      this.#host.bus.tell({ kind: 'who', table: id })
      this.#attend(table.changed())
    }
    this.#alarm.ring()
  }

  #attend(task: Promise<void> | undefined): void {
    task?.catch((error: unknown) => this.#host.report(`news of another server: ${traceOf(error)}`))
  }

  /** What may be heard has changed everywhere. */
  #sayAgain(): void {
    for (const table of this.#tables.values()) this.#attend(table.said())
  }

  /** Somebody is silenced in the whole house, or is heard again. */
  hushed(): void {
    this.#host.bus.tell({ kind: 'hushed' })
    this.#sayAgain()
  }

  /** How many tables are in memory. */
  get count(): number {
    return this.#tables.size
  }

  /** Ends a table without a result; null if there is none, false if it is over already. */
  async shut(id: string): Promise<boolean | null> {
    const row = await this.#host.store.tables.find(id)
    return row === null || this.#isClosed ? null : this.#take(row).shut()
  }

  /** Whether it is up to this guest at a table. */
  async asks(id: string, guest: string): Promise<boolean> {
    const known = this.#tables.get(id)
    if (known !== undefined) return known.asks(guest)
    const row = await this.#host.store.tables.find(id)
    return row !== null && !this.#isClosed && (await this.#take(row).asks(guest))
  }

  /** The guests who are connected to a table. */
  present(id: string): ReadonlySet<string> {
    return this.#tables.get(id)?.present() ?? this.#presence.at(id)
  }

  /** How many are connected to a table. */
  size(id: string): number {
    return this.#tables.get(id)?.size ?? 0
  }

  /** Null if there is no such table, or nobody is let in any more. */
  async join(id: string, connection: GuestConnection): Promise<HostedTable | null> {
    const row = await this.#host.store.tables.find(id)
    if (row === null || this.#isClosed) return null
    const table = this.#take(row)
    try {
      await table.join(connection)
    } catch (error) {
      await table.leave(connection).catch(() => undefined)
      throw error
    }
    return table
  }

  /** Seats of a table or names of those who sit at it have changed. */
  async changed(id: string): Promise<void> {
    this.#host.bus.tell({ kind: 'changed', table: id })
    await this.#tables.get(id)?.changed()
  }

  /** Somebody has signed out: what is connected with these sessions is cut off, here and at other servers. */
  dismiss(guest: string, which: Sessions): void {
    this.#host.bus.tell({ kind: 'signedOut', guest, ...which })
    this.#cutOff(guest, which)
  }

  #cutOff(guest: string, { only, but }: Sessions): void {
    const isMeant = ({ guest: whose, session }: GuestConnection): boolean =>
      whose === guest && (only === null || session === only) && (but === null || session !== but)
    for (const table of this.#tables.values()) table.dismiss(isMeant)
  }

  /** Does what is due at a table, whoever is connected. */
  async wake(id: string): Promise<void> {
    const known = this.#tables.get(id)
    if (known !== undefined) return known.wake()
    const row = await this.#host.store.tables.find(id)
    if (row === null || this.#isClosed) return
    await this.#take(row).wake()
  }

  /** It must be given something to do at once: an idle table is forgotten. */
  #take(row: TableRow): HostedTable {
    const { id } = row
    const known = this.#tables.get(id)
    if (known !== undefined) return known
    const table = new HostedTable(row, this.#host, () => {
      if (this.#tables.get(id) !== table) return
      this.#tables.delete(id)
      this.#attend(this.#host.claims.release(id))
    })
    this.#tables.set(id, table)
    this.#host.bus.tell({ kind: 'who', table: id })
    return table
  }

  /** Asked now and then: of what nobody touches little is kept. */
  rest(): void {
    for (const table of this.#tables.values()) table.rest()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#beating)
    await this.#alarm.close()
    await Promise.all([...this.#tables.values()].map((table) => table.close()))
    // Without a database they run out by themselves.
    await this.#host.claims.releaseAll().catch((error: unknown) => this.#host.report(traceOf(error)))
  }
}
