import type { Act } from '../../protocol/table/acts.ts'
import { isHeld } from '../../protocol/table/beat.ts'
import { orderedAnswer } from '../../protocol/table/orders.ts'
import { atWork } from '../at-work.ts'
import { clockAnswer } from './bot-seat.ts'
import type { Desk } from './desk.ts'
import type { Match } from './match.ts'
import type { Memory } from './memory.ts'
import type { Surroundings } from './surroundings.ts'

/** What happens at a table without anybody's doing, one thing after the other until nothing is left to do now. */
export class DueWork {
  readonly #memory: Memory
  readonly #desk: Desk
  readonly #around: Surroundings

  constructor(memory: Memory, desk: Desk, around: Surroundings) {
    this.#memory = memory
    this.#desk = desk
    this.#around = around
  }

  async pass(): Promise<void> {
    const { working } = this.#around
    for (;;) {
      const { match, row } = this.#memory
      if (match === null) return
      if (await atWork(working, row.id, () => this.#followOrders(match))) continue
      if (await atWork(working, row.id, () => this.#passDeadline(match))) continue
      if (!(await this.#release(match))) return
    }
  }

  /** Whether one seat was answered for, as its owner wants it. */
  async #followOrders(match: Match): Promise<boolean> {
    const { row } = this.#memory
    for (;;) {
      const ordered = orderedAnswer(match.table, match.orders, row.seats)
      if (ordered === null) return false
      const { seat, decision, choice } = ordered
      const refusal = await this.#desk.hand(seat, { type: 'answer', decision, choice }, 'order')
      if (refusal === null) return true
      this.#around.report(`table ${row.id}: standing orders are refused by ${refusal.rule}`)
      match.orders = match.orders.map((one) => (one.seat === seat ? { ...one, except: decision } : one))
    }
  }

  /** Whether there was a seat whose time is up: it is answered for, or handed over, as the table has it. */
  async #passDeadline({ table, times }: Match): Promise<boolean> {
    const late = times.due.find(({ kind, at }) => kind === 'deadline' && at <= this.#around.clock.now())
    if (late === undefined) return false
    const { decision, seat } = late
    const standIn = this.#memory.row.clock?.standIn ?? null
    const act: Act =
      standIn === null
        ? { type: 'answer', decision, choice: clockAnswer(table, seat) }
        : { type: 'handOver', bot: standIn }
    // The time is up on a beat, and on that beat the clock's reaction is released.
    const at = standIn === null && isHeld(table, this.#memory.row.beat) ? late.at : undefined
    const refusal = await this.#desk.hand(seat, act, 'clock', undefined, at)
    if (refusal !== null && this.#memory.match?.times.due.includes(late) === true)
      throw new Error(`the clock is refused by ${refusal.rule}`)
    return true
  }

  /** Whether there were answers whose beat has come. */
  async #release({ table, times }: Match): Promise<boolean> {
    const due = times.due.find(({ kind, at }) => kind === 'release' && at <= this.#around.clock.now())
    if (due === undefined) return false
    const [{ seat }] = table.open()
    const refusal = await this.#desk.hand(seat, { type: 'release', decision: due.decision }, 'clock')
    if (refusal !== null && this.#memory.match?.times.due.includes(due) === true)
      throw new Error(`the release is refused by ${refusal.rule}`)
    return true
  }
}
