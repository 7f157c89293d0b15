import { traceOf } from '../errors.ts'
import type { News } from '../nodes/bus.ts'
import { Presence, SILENCE } from '../nodes/presence.ts'
import type { TableRow } from '../store/tables.ts'
import { Alarm } from './alarm.ts'
import type { Listener } from './audience.ts'
import { limitsBy } from './limits.ts'
import { LiveTable } from './live-table.ts'
import type { Surroundings } from './surroundings.ts'

interface Settings extends Omit<Surroundings, 'remind' | 'elsewhere' | 'limits'> {
  /** The name of this server. */
  readonly node: string
}

/** One session, or all of them but one. */
interface Sessions {
  readonly only: string | null
  readonly but: string | null
}

/** The tables that somebody is connected to or that are at work. The others are on disk only. */
export class Hub {
  readonly #around: Surroundings
  readonly #tables = new Map<string, LiveTable>()
  readonly #alarm: Alarm
  readonly #presence: Presence
  /** The signs of life. */
  #beating: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ node, ...around }: Settings) {
    this.#presence = new Presence(() => performance.now())
    this.#alarm = new Alarm({ ...around, node }, (id) => this.wake(id))
    this.#around = {
      ...around,
      limits: limitsBy(() => around.clock.now()),
      remind: (at) => this.#alarm.set(at),
      elsewhere: (table) => this.#presence.at(table),
    }
    around.bus.listen(
      (news, from) => this.#hear(news, from),
      () => this.#lookAtAll(),
    )
  }

  /** From now on what is due is done. */
  open(): void {
    this.#alarm.ring()
    if (!this.#around.store.isShared) return
    this.#beat()
    this.#beating = setInterval(() => this.#beat(), SILENCE / 3).unref()
  }

  /** Says that this server is alive, and looks who is not. */
  #beat(): void {
    this.#around.bus.tell({ kind: 'alive' })
    for (const table of this.#presence.tidyUp()) this.#attend(this.#tables.get(table)?.othersChanged())
  }

  #hear(news: News, from: string): void {
    this.#presence.heard(from)
    if (news.kind === 'alive') return
    if (news.kind === 'hushed') return this.#sayAgain()
    if (news.kind === 'signedOut') return this.#cutOff(news.guest, news)
    const table = this.#tables.get(news.table)
    switch (news.kind) {
      case 'reached':
        if (table !== undefined) this.#attend(table.reached(news.version))
        // What is due there is this server's to do, and may have changed.
        else if (this.#around.claims.has(news.table)) this.#attend(this.wake(news.table))
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

  /** News may have been lost: everything is looked at anew. */
  #lookAtAll(): void {
    for (const [id, table] of this.#tables) {
      this.#around.bus.tell({ kind: 'who', table: id })
      this.#attend(table.changed())
    }
    this.#alarm.ring()
  }

  #attend(task: Promise<void> | undefined): void {
    task?.catch((error: unknown) => this.#around.report(`news of another server: ${traceOf(error)}`))
  }

  /** What may be heard has changed everywhere. */
  #sayAgain(): void {
    for (const table of this.#tables.values()) this.#attend(table.said())
  }

  /** Somebody is silenced in the whole house, or is heard again. */
  hushed(): void {
    this.#around.bus.tell({ kind: 'hushed' })
    this.#sayAgain()
  }

  /** How many tables are in memory. */
  get tables(): number {
    return this.#tables.size
  }

  /** Ends a table without a result; null if there is none, false if it is over already. */
  async shut(id: string): Promise<boolean | null> {
    const row = await this.#around.store.tables.find(id)
    return row === null || this.#isClosed ? null : this.#take(row).shut()
  }

  /** Whether it is up to this guest at a table. */
  async asks(id: string, guest: string): Promise<boolean> {
    const known = this.#tables.get(id)
    if (known !== undefined) return known.asks(guest)
    const row = await this.#around.store.tables.find(id)
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
  async join(id: string, listener: Listener): Promise<LiveTable | null> {
    const row = await this.#around.store.tables.find(id)
    if (row === null || this.#isClosed) return null
    const table = this.#take(row)
    try {
      await table.join(listener)
    } catch (error) {
      await table.leave(listener).catch(() => undefined)
      throw error
    }
    return table
  }

  /** Seats of a table or names of those who sit at it have changed. */
  async changed(id: string): Promise<void> {
    this.#around.bus.tell({ kind: 'changed', table: id })
    await this.#tables.get(id)?.changed()
  }

  /** Somebody has signed out: what is connected with these sessions is cut off, here and at other servers. */
  dismiss(guest: string, which: Sessions): void {
    this.#around.bus.tell({ kind: 'signedOut', guest, ...which })
    this.#cutOff(guest, which)
  }

  #cutOff(guest: string, { only, but }: Sessions): void {
    const isMeant = ({ guest: whose, session }: Listener): boolean =>
      whose === guest && (only === null || session === only) && (but === null || session !== but)
    for (const table of this.#tables.values()) table.dismiss(isMeant)
  }

  /** Does what is due at a table, whoever is connected. */
  async wake(id: string): Promise<void> {
    const known = this.#tables.get(id)
    if (known !== undefined) return known.wake()
    const row = await this.#around.store.tables.find(id)
    if (row === null || this.#isClosed) return
    await this.#take(row).wake()
  }

  /** It must be given something to do at once: an idle table is forgotten. */
  #take(row: TableRow): LiveTable {
    const { id } = row
    const known = this.#tables.get(id)
    if (known !== undefined) return known
    const table = new LiveTable(row, this.#around, () => {
      if (this.#tables.get(id) !== table) return
      this.#tables.delete(id)
      this.#attend(this.#around.claims.release(id))
    })
    this.#tables.set(id, table)
    this.#around.bus.tell({ kind: 'who', table: id })
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
    await this.#around.claims.releaseAll().catch((error: unknown) => this.#around.report(traceOf(error)))
  }
}
