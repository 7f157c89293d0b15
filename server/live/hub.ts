import type { Listener } from './audience.ts'
import { LiveTable, type Surroundings } from './live-table.ts'

/** The tables that somebody is connected to. The others are on disk only. */
export class Hub {
  readonly #around: Surroundings
  readonly #tables = new Map<string, LiveTable>()
  #isClosed = false

  constructor(around: Surroundings) {
    this.#around = around
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
    // From here to the joining nothing may be awaited: an idle table is forgotten at once.
    const table =
      this.#tables.get(id) ??
      new LiveTable(row, this.#around, () => {
        if (this.#tables.get(id) === table) this.#tables.delete(id)
      })
    this.#tables.set(id, table)
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

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#tables.values()].map((table) => table.close()))
  }
}
