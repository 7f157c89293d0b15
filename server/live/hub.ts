import type { TableRow } from '../store/tables.ts'
import { Alarm } from './alarm.ts'
import type { Listener } from './audience.ts'
import { createBuckets } from './buckets.ts'
import { LiveTable } from './live-table.ts'
import type { Surroundings } from './surroundings.ts'

const TALK = { burst: 8, perSecond: 0.5 }
const REPORTS = { burst: 10, perSecond: 1 / 60 }

/** The tables that somebody is connected to or that are at work. The others are on disk only. */
export class Hub {
  readonly #around: Surroundings
  readonly #tables = new Map<string, LiveTable>()
  readonly #alarm: Alarm
  #isClosed = false

  constructor({ clock, store, report, ...rest }: Omit<Surroundings, 'remind' | 'limits'>) {
    this.#alarm = new Alarm(clock, store.times, (id) => this.wake(id), report)
    const now = (): number => clock.now()
    const limits = { talk: createBuckets(TALK, now), reports: createBuckets(REPORTS, now) }
    this.#around = { clock, store, report, limits, ...rest, remind: (at) => this.#alarm.set(at) }
  }

  /** From now on what is due is done. */
  open(): void {
    this.#alarm.ring()
  }

  /** The guests who are connected to a table. */
  present(id: string): ReadonlySet<string> {
    return this.#tables.get(id)?.present() ?? new Set()
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
    await this.#tables.get(id)?.changed()
  }

  /** Does what is due at a table, whoever is connected. */
  async wake(id: string): Promise<void> {
    const row = await this.#around.store.tables.find(id)
    if (row === null || this.#isClosed) return
    await this.#take(row).wake()
  }

  /** It must be given something to do at once: an idle table is forgotten. */
  #take(row: TableRow): LiveTable {
    const { id } = row
    const table =
      this.#tables.get(id) ??
      new LiveTable(row, this.#around, () => {
        if (this.#tables.get(id) === table) this.#tables.delete(id)
      })
    this.#tables.set(id, table)
    return table
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#alarm.close()
    await Promise.all([...this.#tables.values()].map((table) => table.close()))
  }
}
