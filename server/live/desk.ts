import type { Refusal } from '../../kernel/contract.ts'
import { isSame } from '../../kernel/json.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { By } from '../../kernel/table.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'
import type { Act } from '../../protocol/table/acts.ts'
import { atWork } from '../at-work.ts'
import type { TableRow } from '../store/tables.ts'
import type { Times } from '../store/times.ts'
import type { Announcer, Knowledge } from './announcer.ts'
import type { Letter } from './audience.ts'
import { type Deed, type HandedIn, handIn, type Match, type Played, takeOver, timesBack, writeDown } from './match.ts'
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

/** Milliseconds that nobody sees on a clock. */
const LATE = 100
const NOTHING_KNOWN: Knowledge = new Map()
const NOTHING_DONE = Promise.resolve(null)
const NOTHING_WRITTEN = Promise.resolve(false)

/** Where the match was, what was wished for and who knew what before something was handed in. */
interface Was {
  readonly seq: number
  readonly wishes: Match['wishes']
  readonly knowledge: Knowledge
}

/**
 * Where everything is handed in that seats do: it is put into words for everybody, written down, and when it is on disk
 * acknowledged and told.
 */
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
  hand(seat: Seat, act: Act, by: By, asker = NOBODY, at = this.#around.clock.now()): Promise<Refusal | null> {
    const { match, row } = this.#memory
    if (match === null) return NOTHING_DONE
    const seating = act.type === 'handOver' ? withStandIn(row, seat, act.bot) : row
    const deed = { seat, act, by, around: this.#around, match, seating, now: at }
    return act.type === 'takeBack' ? this.#takeBack(deed, act.decision, asker) : this.#handIn(deed, asker, null)
  }

  async #takeBack(deed: Deed, decision: string, asker: Asker): Promise<Refusal | null> {
    const back = await timesBack(deed, decision).catch((error: unknown) => this.#startOver(error))
    return this.#handIn(deed, asker, back)
  }

  /** No more of it than must waits for the disk: a server does little else all day. */
  #handIn(deed: Deed, asker: Asker, back: Times | null): Promise<Refusal | null> {
    const { match } = deed
    const { store, watch } = this.#around
    const was: Was = {
      seq: match.table.seq,
      wishes: match.wishes,
      knowledge: store.isShared ? this.#announcer.knowledge() : NOTHING_KNOWN,
    }
    const start = performance.now()
    let handed: HandedIn
    let letter: Letter | null = null
    let writing = NOTHING_WRITTEN
    try {
      handed = handIn(deed, back)
      if (handed.kind === 'played') {
        const happened = performance.now()
        watch.stage('rules', happened - start)
        letter = this.#write(deed, handed)
        watch.stage('tell', performance.now() - happened)
        writing = writeDown(deed, handed)
      }
    } catch (error) {
      return this.#startOver(error)
    }
    if (handed.kind === 'refused') return Promise.resolve(refused(asker, handed.refusal))
    const played = handed
    const waits = performance.now()
    return writing.then(
      (isWritten) => {
        watch.stage('commit', performance.now() - waits)
        if (!isWritten) return this.#handAgain(deed, asker, was)
        return this.#acknowledge(deed, asker, played, this.#isLate(deed) ? this.#write(deed, played) : letter)
      },
      (error: unknown) => this.#startOver(error),
    )
  }

  #write(deed: Deed, played: Played): Letter | null {
    return atWork(this.#around.working, deed.seating.id, () => this.#announcer.letterOn(deed, played))
  }

  /** Whether the disk was waited for so long that clocks have gone on. */
  #isLate({ seating, now }: Deed): boolean {
    return seating.clock !== null && this.#around.clock.now() - now > LATE
  }

  #acknowledge(deed: Deed, asker: Asker, played: Played, letter: Letter | null): Refusal | null {
    const { entry, noted } = played
    takeOver(deed, played)
    if (noted === null) asker.accepted(entry !== null && deed.act.type !== 'undo')
    this.#tell(deed, played, letter)
    return noted === null ? null : refused(asker, noted)
  }

  /** Somebody else wrote first: who acts sees that too, and then tries once more. */
  async #handAgain(
    { seat, act, by, now }: Deed,
    asker: Asker,
    { seq, wishes, knowledge }: Was,
  ): Promise<Refusal | null> {
    await this.#memory.startOver()
    this.#announcer.tellNews(knowledge)
    const isBack = act.type === 'undo' || act.type === 'askUndo'
    if (isBack && !this.#isWhere(seq, wishes)) return refused(asker, tableRefusal('table.noWayBack'))
    return this.hand(seat, act, by, asker, now)
  }

  /** Memory may be ahead of the disk. */
  async #startOver(error: unknown): Promise<never> {
    await this.#memory.startOver()
    this.#announcer.welcomeAll()
    throw error
  }

  /** Whether the match on disk is where it was, and the same is wished for: the way back is then the same too. */
  #isWhere(seq: number, wishes: Match['wishes']): boolean {
    const { match } = this.#memory
    return match?.table.seq === seq && isSame(match.wishes, wishes)
  }

  #tell({ match, seating, act }: Deed, { isOver }: Played, letter: Letter | null): void {
    const memory = this.#memory
    const { store, bus, working } = this.#around
    const hasEnded = isOver && seating.status !== 'over'
    const version = store.isShared ? seating.version + 1 : seating.version
    memory.row =
      hasEnded || store.isShared ? { ...seating, version, status: isOver ? 'over' : seating.status } : seating
    if (store.isShared) bus.tell({ kind: 'reached', table: seating.id, version })
    letter?.send()
    atWork(working, seating.id, () => this.#announcer.tellRest(act))
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
