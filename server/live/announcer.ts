import type { StandingOrders } from '../../kernel/contract.ts'
import { isSame } from '../../kernel/json.ts'
import type { Viewer } from '../../kernel/seats.ts'
import type { Act } from '../../protocol/table/acts.ts'
import {
  isPartner,
  type Known,
  known,
  type Now,
  newsOfTable,
  sealed,
  standing,
  stride,
  welcome,
} from '../../protocol/table/telling.ts'
import type { Clock } from '../clock.ts'
import type { TableRow } from '../store/tables.ts'
import type { Times } from '../store/times.ts'
import { tableInfo } from '../table-info.ts'
import { Audience, type Letter, type Listener } from './audience.ts'
import type { CaughtUp } from './catching-up.ts'
import { tellClocks } from './clocks.ts'
import type { Deed, Played } from './match.ts'
import type { Ended, Memory } from './memory.ts'
import { namesOf } from './names.ts'
import type { Surroundings } from './surroundings.ts'

export const ENDED: Readonly<Record<Ended, string>> = {
  faulty: 'This match cannot go on under the present rules; it has ended without a result.',
  closed: 'The house has closed this table; the match has ended without a result.',
}

/** What everybody knows who is connected; empty while there is no match. */
export type Knowledge = ReadonlyMap<Viewer, Known>

/** Tells those who are connected to a table what concerns them. */
export class Announcer {
  readonly audience = new Audience()
  readonly #memory: Memory
  readonly #clock: Clock
  readonly #elsewhere: Surroundings['elsewhere']

  constructor(memory: Memory, { clock, elsewhere }: Surroundings) {
    this.#memory = memory
    this.#clock = clock
    this.#elsewhere = elsewhere
  }

  /** The guests who are connected, here or at another server. */
  present(): ReadonlySet<string> {
    return new Set([...this.audience.present(), ...this.#elsewhere(this.#memory.row.id)])
  }

  welcome(listener: Listener): void {
    const { match, ended } = this.#memory
    const viewer = this.#eyesOf(listener)
    const news = welcome(match, viewer, this.#infoFor(listener), this.#now())
    const names = match === null ? undefined : namesOf(match.table.game.meta.id)
    this.audience.welcome(listener, viewer, names === undefined ? news : { names, ...news })
    if (ended !== null) listener.send({ type: 'error', message: ENDED[ended] })
  }

  welcomeAll(): void {
    for (const [listener] of this.audience.listening()) this.welcome(listener)
  }

  /** Seats were taken, or names have changed; who has other eyes than before begins anew. */
  tellChange(hasBegun: boolean): void {
    for (const [listener, eyes] of this.audience.listening())
      if (hasBegun || eyes !== this.#eyesOf(listener)) this.welcome(listener)
      else this.#sendTable(listener)
  }

  tellTable(except?: Listener): void {
    for (const [listener] of this.audience.listening()) if (listener !== except) this.#sendTable(listener)
  }

  /** To be asked for before the match changes in a way that is told afterwards. */
  knowledge(): Knowledge {
    const { match } = this.#memory
    const all = new Map<Viewer, Known>()
    if (match === null) return all
    const now = this.#now()
    for (const [, viewer] of this.audience.listening()) if (!all.has(viewer)) all.set(viewer, known(match, viewer, now))
    return all
  }

  /** Other servers have written about the table, which looked like this before. */
  tellCaughtUp(before: TableRow, knowledge: Knowledge, caught: CaughtUp): void {
    const { match, row } = this.#memory
    if (match === null || caught === 'anew' || caught.length > 1) return this.tellNews(knowledge)
    const [one] = caught
    if (one === undefined) this.tellNews(knowledge)
    else {
      const now = this.#now()
      const ordersOf = (viewer: Viewer): StandingOrders => known(match, viewer, now).orders
      this.audience.tell((viewer) => stride(match, one.before, one.events, viewer, now))
      this.audience.tell(
        (viewer) => standing(ordersOf(viewer)),
        (viewer) => !isSame(knowledge.get(viewer)?.orders, ordersOf(viewer)),
      )
    }
    if (row.status === 'over' || !isSame(before.seats, row.seats)) this.tellTable()
  }

  /**
   * The disk has more than was known. If the match has gone on, everybody begins anew; if not, only those are told for
   * whom something has changed, so that nobody hears of what others keep secret.
   */
  tellNews(knowledge: Knowledge): void {
    const { match } = this.#memory
    const now = this.#now()
    for (const [listener, viewer] of this.audience.listening()) {
      const knew = knowledge.get(viewer)
      if (match === null || knew?.moment.seq !== match.table.seq || viewer !== this.#eyesOf(listener)) {
        this.welcome(listener)
        continue
      }
      const { moment, orders } = known(match, viewer, now)
      if (!isSame(knew.moment, moment)) listener.send(sealed(match, viewer, now))
      if (!isSame(knew.orders, orders)) listener.send(standing(orders))
    }
  }

  /**
   * What is to be told of what a seat does, when it is on disk. It is written before, while all that it speaks of is at
   * hand: after the disk a processor would have to fetch that once more.
   */
  letterOn(deed: Deed, played: Played): Letter | null {
    const { act, seating } = deed
    const { before, events, entry } = played
    if (act.type === 'undo') return null
    const now = this.#at(seating, played.times)
    return entry === null || act.type === 'orders'
      ? this.#letterOnWaiting(deed, played, now)
      : this.audience.write((viewer) => stride(played, before, events, viewer, now))
  }

  /** Nothing has happened yet but that somebody has said what he wants. */
  #letterOnWaiting({ seat, act }: Deed, played: Played, now: Now): Letter | null {
    const { audience } = this
    const { table, held, noted } = played
    const isOwn = (viewer: Viewer): boolean => viewer === seat
    // Orders are known to their owner alone, and so are answers that wait for the beat.
    if (act.type === 'orders') return audience.write(() => standing(act.orders), isOwn)
    const isSecret = held && (act.type === 'answer' || act.type === 'takeBack')
    const mayHear = (viewer: Viewer): boolean => noted === null || isPartner(table, seat, viewer)
    return audience.write((viewer) => sealed(played, viewer, now), isSecret ? isOwn : mayHear)
  }

  /** It is on disk, and the letter is sent. */
  tellRest({ type }: Act): void {
    // What was said before no longer holds: everybody begins anew.
    if (type === 'undo') this.welcomeAll()
    const isNews = type === 'handOver' || this.#memory.row.status === 'over'
    if (isNews && type !== 'orders') this.tellTable()
  }

  #sendTable(listener: Listener): void {
    listener.send(newsOfTable(this.#infoFor(listener)))
  }

  #eyesOf({ guest }: Listener): Viewer {
    return this.#memory.seatOf(guest) ?? 'gallery'
  }

  #infoFor({ guest }: Listener) {
    return tableInfo(this.#memory.row, guest, this.present())
  }

  #now(): Now {
    const { row, match } = this.#memory
    return match === null ? { seats: row.seats, beat: row.beat, clocks: [] } : this.#at(row, match.times)
  }

  #at(row: TableRow, times: Times): Now {
    return { seats: row.seats, beat: row.beat, clocks: tellClocks(row, times, this.#clock.now()) }
  }
}
