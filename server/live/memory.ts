import { describeProblem } from '../../kernel/result.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { TableRow } from '../store/tables.ts'
import type { Times } from '../store/times.ts'
import { type CaughtUp, catchUp } from './catching-up.ts'
import { timesAt } from './clocks.ts'
import { loadMatch, type Match, unlessOvertaken } from './match.ts'
import type { Surroundings } from './surroundings.ts'

/** One table as memory has it: a cache of what is on disk. */
export class Memory {
  readonly #around: Surroundings
  row: TableRow
  #match: Match | null = null
  #isFaulty = false

  constructor(row: TableRow, around: Surroundings) {
    this.row = row
    this.#around = around
  }

  /** Null while it has not begun, and if it cannot be loaded. */
  get match(): Match | null {
    return this.#match
  }

  /** It does not replay under the present rules. */
  get isFaulty(): boolean {
    return this.#isFaulty
  }

  seatOf(guest: string | null): Seat | null {
    const seat = this.row.seats.findIndex((sitting) => sitting.kind === 'person' && sitting.guest.id === guest)
    return seat < 0 ? null : seat
  }

  /** The match, if it has begun and is not there yet. */
  async load(): Promise<void> {
    if (this.#match !== null || this.#isFaulty || this.row.status === 'waiting') return
    const { games, store, report, clock } = this.#around
    const loaded = await loadMatch(games, store, this.row)
    if (loaded.ok) {
      const match = loaded.value
      const times = timesAt(match.table, this.row, match.times, clock.now())
      if (JSON.stringify(times) !== JSON.stringify(match.times) && !(await this.#saveTimes(times)))
        return this.startOver()
      match.times = times
      this.#match = match
      return
    }
    report(`table ${this.row.id} does not replay: ${describeProblem(loaded.problem)}`)
    await store.tables.end(this.row.id)
    this.#isFaulty = true
    this.row = { ...this.row, status: 'over' }
  }

  /** False if another server has written meanwhile. */
  #saveTimes(times: Times): Promise<boolean> {
    const { store } = this.#around
    const { id, version } = this.row
    return unlessOvertaken(async () => {
      await store.write(store.times.save(id, times), ...(store.isShared ? [store.tables.guard(id, version)] : []))
      if (store.isShared) this.row = { ...this.row, version: version + 1 }
      return true
    })
  }

  /** It is loaded again when somebody needs it. */
  forget(): void {
    this.#match = null
  }

  /** Who sits there, as the disk has it. */
  async refresh(): Promise<void> {
    this.row = (await this.#around.store.tables.find(this.row.id)) ?? this.row
    await this.load()
  }

  /** Follows what other servers have written since; null if there is nothing. */
  async catchUp(): Promise<CaughtUp | null> {
    const { store } = this.#around
    const row = await store.tables.find(this.row.id)
    if (row === null || row.version === this.row.version) return null
    this.row = row
    const caught = this.#match === null ? 'anew' : await catchUp(store, row.id, this.#match)
    if (caught === 'anew') {
      this.#match = null
      await this.load()
    }
    return caught
  }

  /** Memory and disk no longer agree: the disk is right. */
  async startOver(): Promise<void> {
    this.#match = null
    await this.refresh()
  }
}
