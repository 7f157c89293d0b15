import type { Seat, Viewer } from '../../kernel/seats.ts'
import type { Clock } from '../clock.ts'
import { tableInfo } from '../table-info.ts'
import type { Act } from './acts.ts'
import { Audience, type Listener } from './audience.ts'
import type { Done, Match } from './match.ts'
import type { Memory } from './memory.ts'
import { isPartner, type Now, sealed, step, welcome } from './telling.ts'

export const FAULT = 'This match cannot go on under the present rules; it has ended without a result.'

/** Tells those who are connected to a table what concerns them. */
export class Announcer {
  readonly audience = new Audience()
  readonly #memory: Memory
  readonly #clock: Clock

  constructor(memory: Memory, clock: Clock) {
    this.#memory = memory
    this.#clock = clock
  }

  welcome(listener: Listener): void {
    const { match, isFaulty } = this.#memory
    const viewer = this.#eyesOf(listener)
    this.audience.welcome(listener, viewer, welcome(match, viewer, this.#infoFor(listener), this.#now()))
    if (isFaulty) listener.send({ type: 'error', message: FAULT })
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

  tellAct(match: Match, seat: Seat, act: Act, { before, events, isStep, noted }: Done): void {
    const now = this.#now()
    // What was said before no longer holds: everybody begins anew.
    if (act.type === 'undo') this.welcomeAll()
    else if (isStep) this.audience.tell((viewer) => step(match, before, events, viewer, now))
    else
      this.audience.tell(
        (viewer) => sealed(match, viewer, now),
        (viewer) => noted === null || isPartner(match.table, seat, viewer),
      )
    if (act.type === 'handOver' || this.#memory.row.status === 'over') this.tellTable()
  }

  #sendTable(listener: Listener): void {
    listener.send({ type: 'table', table: this.#infoFor(listener) })
  }

  #eyesOf({ guest }: Listener): Viewer {
    return this.#memory.seatOf(guest) ?? 'gallery'
  }

  #infoFor({ guest }: Listener) {
    return tableInfo(this.#memory.row, guest, this.audience.present())
  }

  #now(): Now {
    const { clock, seats } = this.#memory.row
    return { clock, seats, now: this.#clock.now() }
  }
}
