import type { Refusal } from '../../kernel/contract.ts'
import { isSame } from '../../kernel/json.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { By } from '../../kernel/table.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'
import type { Act } from '../../protocol/table/acts.ts'
import { atWork } from '../at-work.ts'
import type { TableRow } from '../store/tables.ts'
import type { Announcer, Knowledge } from './announcer.ts'
import { type Done, handIn, type Match, timesBack, unlessOvertaken } from './match.ts'
import type { Memory } from './memory.ts'
import type { Surroundings } from './surroundings.ts'

/** Who hands something in and wants to hear what comes of it. */
export interface Asker {
  /** It is on disk. `isTold`: what came of it is told to all in the same breath. */
  accepted(isTold: boolean): void
  refused(refusal: Refusal): void
}

const NOBODY: Asker = { accepted: () => undefined, refused: () => undefined }

const refused = (asker: Asker, refusal: Refusal): Refusal => {
  asker.refused(refusal)
  return refusal
}

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
  async hand(seat: Seat, act: Act, by: By, asker = NOBODY, at = this.#around.clock.now()): Promise<Refusal | null> {
    const memory = this.#memory
    const { match, row } = memory
    if (match === null) return null
    const { store, watch, working } = this.#around
    const seating = act.type === 'handOver' ? withStandIn(row, seat, act.bot) : row
    const { version, rated: isRated } = row
    const place = { store, watch, id: row.id, match, seating, isRated, now: at, version, working }
    const { wishes } = match
    const { seq } = match.table
    const knowledge = store.isShared ? this.#announcer.knowledge() : NOTHING_KNOWN
    let done: Done | null = null
    let refusal: Refusal | null = null
    try {
      const back = act.type === 'takeBack' ? await timesBack(place, seat, act.decision) : null
      const start = performance.now()
      const handed = handIn(place, seat, act, by, back)
      if (handed.kind === 'refused') refusal = handed.refusal
      else {
        const played = performance.now()
        watch.stage('rules', played - start)
        if (await (store.isShared ? unlessOvertaken(handed.write) : handed.write())) done = handed.done()
        watch.stage('commit', performance.now() - played)
      }
    } catch (error) {
      await memory.startOver()
      this.#announcer.welcomeAll()
      throw error
    }
    if (refusal !== null) return refused(asker, refusal)
    if (done === null) {
      await memory.startOver()
      this.#announcer.tellNews(knowledge)
      const isBack = act.type === 'undo' || act.type === 'askUndo'
      if (isBack && !this.#isWhere(seq, wishes)) return refused(asker, tableRefusal('table.noWayBack'))
      return this.hand(seat, act, by, asker, at)
    }
    if (done.noted === null) asker.accepted(done.isStep && act.type !== 'undo')
    this.#tell(match, seating, seat, act, done)
    return done.noted === null ? null : refused(asker, done.noted)
  }

  /** Whether the match on disk is where it was, and the same is wished for: the way back is then the same too. */
  #isWhere(seq: number, wishes: Match['wishes']): boolean {
    const { match } = this.#memory
    return match?.table.seq === seq && isSame(match.wishes, wishes)
  }

  #tell(match: Match, seating: TableRow, seat: Seat, act: Act, done: Done): void {
    const memory = this.#memory
    const { store, bus, watch, working } = this.#around
    const isOver = match.table.outcome() !== null
    const hasEnded = isOver && seating.status !== 'over'
    const version = store.isShared ? seating.version + 1 : seating.version
    memory.row =
      hasEnded || store.isShared ? { ...seating, version, status: isOver ? 'over' : seating.status } : seating
    bus.tell({ kind: 'reached', table: seating.id, version })
    const start = performance.now()
    atWork(working, seating.id, () => this.#announcer.tellAct(match, seat, act, done))
    watch.stage('tell', performance.now() - start)
    if (hasEnded) this.#noteEnd(match.table.seq)
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
