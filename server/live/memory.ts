import { describeProblem } from '../../kernel/result.ts'
import type { Seat } from '../../kernel/seats.ts'
import { atWork } from '../at-work.ts'
import { seatOfGuest, type TableRow } from '../store/tables.ts'
import type { Times } from '../store/times.ts'
import { type CaughtUp, catchUp } from './catching-up.ts'
import { timesAt } from './clocks.ts'
import { loadMatch, type Match, unlessOvertaken } from './match.ts'
import type { Surroundings } from './surroundings.ts'

/** Why a match has ended without a result: it does not replay under the present rules, or the house has closed it. */
export type Ended = 'faulty' | 'closed'

/** One table as memory has it: a cache of what is on disk. */
export class Memory {
  readonly #around: Surroundings
  row: TableRow
  #match: Match | null = null
  #ended: Ended | null = null

  constructor(row: TableRow, around: Surroundings) {
    this.row = row
    this.#around = around
  }

  /** Null while it has not begun, and if it has ended without a result. */
  get match(): Match | null {
    return this.#match
  }

  get ended(): Ended | null {
    return this.#ended
  }

  seatOf(guest: string | null): Seat | null {
    return seatOfGuest(this.row.seats, guest)
  }

  /** Whether the match has begun and is not there. */
  get isMissing(): boolean {
    return this.#match === null && this.#ended === null && this.row.status !== 'waiting'
  }

  /** The match, if it is missing. */
  async load(): Promise<void> {
    if (!this.isMissing) return
    const { games, store, report, clock, working } = this.#around
    const isOver = this.row.status === 'over'
    if (isOver && this.row.seats.some(({ kind }) => kind === 'open')) return this.#end('closed')
    const loaded = await loadMatch(games, store, this.row, working)
    if (await this.#isBehind()) return this.startOver()
    if (loaded.ok) {
      const match = loaded.value
      if (isOver && match.table.outcome() === null) return this.#end('closed')
      const times = atWork(working, this.row.id, () => timesAt(match.table, this.row, match.times, clock.now()))
      if (JSON.stringify(times) !== JSON.stringify(match.times) && !(await this.#saveTimes(times)))
        return this.startOver()
      match.times = times
      this.#match = match
      return
    }
    report(`table ${this.row.id} does not replay: ${describeProblem(loaded.problem)}`)
    await store.tables.end(this.row.id)
    this.#end('faulty')
  }

  #end(why: Ended): void {
    this.#match = null
    this.#ended = why
    this.row = { ...this.row, status: 'over' }
  }

  /** Those who run the house end it, without a result. */
  async shut(): Promise<void> {
    await this.#around.store.tables.end(this.row.id)
    await this.startOver()
  }

  /** False if another server has written meanwhile. */
  async #saveTimes(times: Times): Promise<boolean> {
    const { store } = this.#around
    const { id, version } = this.row
    const guard = store.isShared ? [store.tables.guard(id, version)] : []
    const isWritten = await unlessOvertaken(store.write(...guard, store.times.save(id, times)).then(() => true))
    if (isWritten && store.isShared) this.row = { ...this.row, version: version + 1 }
    return isWritten
  }

  /** Keeps of the match what the next answer needs, and no more. */
  rest(): void {
    this.#match?.table.rest()
    this.#match?.log.forget()
  }

  /** Who sits there, as the disk has it. What others have written about a match that is here is yet to be followed. */
  async refresh(): Promise<void> {
    const row = (await this.#around.store.tables.find(this.row.id)) ?? this.row
    this.row = this.#match === null ? row : { ...row, version: this.row.version }
    await this.load()
  }

  /**
   * Whether another server has written about the table since its row was read. What belongs to a match lies in several
   * places, and it is of one moment if nobody has written while it was read.
   */
  async #isBehind(): Promise<boolean> {
    const { store } = this.#around
    const { id, version } = this.row
    return store.isShared && (await store.tables.version(id)) > version
  }

  /** Follows what other servers have written since; null if there is nothing. */
  async catchUp(): Promise<CaughtUp | null> {
    try {
      return await this.#followAll()
    } catch (error) {
      // Nobody will be told what was followed so far: it must be loaded anew.
      this.#match = null
      throw error
    }
  }

  async #followAll(): Promise<CaughtUp | null> {
    let caught: CaughtUp | null = null
    while (await this.#isBehind()) {
      const more = await this.#follow()
      caught = caught === 'anew' || more === 'anew' ? 'anew' : [...(caught ?? []), ...more]
    }
    return caught
  }

  async #follow(): Promise<CaughtUp> {
    const { store } = this.#around
    const row = (await store.tables.find(this.row.id)) ?? this.row
    this.row = row
    const caught = this.#match === null ? 'anew' : await catchUp(store, row.id, this.#match)
    const isShut = row.status === 'over' && this.#match?.table.outcome() === null
    if (caught !== 'anew' && !isShut) return caught
    this.#match = null
    await this.load()
    return 'anew'
  }

  /** Memory and disk no longer agree: the disk is right. */
  async startOver(): Promise<void> {
    this.#match = null
    await this.refresh()
  }
}
