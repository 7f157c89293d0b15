import type { Refusal } from '../../kernel/contract.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { By } from '../../kernel/table.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'
import type { Act } from '../../protocol/table/acts.ts'
import { atWork } from '../at-work.ts'
import type { TableRow } from '../store/tables.ts'
import type { Announcer, Knowledge } from './announcer.ts'
import { type HandedIn, handIn, type Place } from './match.ts'
import type { Memory } from './memory.ts'
import type { Surroundings } from './surroundings.ts'

const NOTHING = (): void => undefined
const NOTHING_KNOWN: Knowledge = new Map()

/** Where everything is handed in that seats do: it is written down first, then acknowledged, then told to everybody. */
export class Desk {
  readonly #memory: Memory
  readonly #announcer: Announcer
  readonly #around: Surroundings

  constructor(memory: Memory, announcer: Announcer, around: Surroundings) {
    this.#memory = memory
    this.#announcer = announcer
    this.#around = around
  }

  /** `at` is when it was done, if that is not now. */
  async hand(seat: Seat, act: Act, by: By, accept = NOTHING, at = this.#around.clock.now()): Promise<Refusal | null> {
    const memory = this.#memory
    const { match, row } = memory
    if (match === null) return null
    const { store, watch, working } = this.#around
    const seating = act.type === 'handOver' ? withStandIn(row, seat, act.bot) : row
    const { version, rated: isRated } = row
    const place = { store, watch, id: row.id, match, seating, isRated, now: at, version, working }
    const knowledge = store.isShared ? this.#announcer.knowledge() : NOTHING_KNOWN
    const handed = await this.#handIn(place, seat, act, by)
    if (handed.kind === 'refused') return handed.refusal
    if (handed.kind === 'late') {
      await memory.startOver()
      this.#announcer.tellNews(knowledge)
      // Somebody has played on: what was to be undone is no longer the last thing that happened.
      if (act.type === 'undo' || act.type === 'askUndo') return tableRefusal('table.noWayBack')
      return this.hand(seat, act, by, accept, at)
    }
    if (handed.noted === null) accept()
    const next = { ...seating, version: store.isShared ? version + 1 : version }
    memory.row = match.table.outcome() === null ? next : { ...next, status: 'over' }
    this.#around.bus.tell({ kind: 'reached', table: row.id, version: next.version })
    const start = performance.now()
    atWork(working, row.id, () => this.#announcer.tellAct(match, seat, act, handed))
    watch.stage('tell', performance.now() - start)
    if (row.status !== 'over' && memory.row.status === 'over') this.#noteEnd(match.table.seq)
    return handed.noted
  }

  async #handIn(place: Place, seat: Seat, act: Act, by: By): Promise<HandedIn> {
    try {
      return await handIn(place, seat, act, by)
    } catch (error) {
      await this.#memory.startOver()
      this.#announcer.welcomeAll()
      throw error
    }
  }

  #noteEnd(entries: number): void {
    const { id, game } = this.#memory.row
    this.#around.note({ event: 'match over', table: id, game, entries })
  }
}

const withStandIn = (row: TableRow, seat: Seat, standIn: string | null): TableRow => {
  const sitting = row.seats[seat]
  return sitting.kind === 'person' ? { ...row, seats: row.seats.with(seat, { ...sitting, standIn }) } : row
}
