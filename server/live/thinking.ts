import type { Seat } from '../../kernel/seats.ts'
import type { Table } from '../../kernel/table.ts'
import { botAt } from '../../protocol/table/sitting.ts'
import { atWork } from '../at-work.ts'
import type { Thought } from '../bots/bot-room.ts'
import { traceOf } from '../errors.ts'
import type { Due } from '../store/times.ts'
import { botAnswer, clockAnswer } from './bot-seat.ts'
import type { Desk } from './desk.ts'
import type { Match } from './match.ts'
import type { Memory } from './memory.ts'
import type { Surroundings } from './surroundings.ts'

/** Does something when it is its turn. `begin` is done then in any case, the task only if the match can be had. */
type InTurn = (task: () => Promise<void>, begin: () => void) => Promise<void>

/** The bots of one table: they think beside the queue, and what they have thought of is handed in like any answer. */
export class Thinking {
  readonly #memory: Memory
  readonly #desk: Desk
  readonly #around: Surroundings
  readonly #inTurn: InTurn
  /** The decisions that bots are thinking about. */
  readonly #decisions = new Set<string>()

  constructor(memory: Memory, desk: Desk, around: Surroundings, inTurn: InTurn) {
    this.#memory = memory
    this.#desk = desk
    this.#around = around
    this.#inTurn = inTurn
  }

  get isIdle(): boolean {
    return this.#decisions.size === 0
  }

  /** Lets those begin who are asked and do not think yet. */
  wake(): void {
    const { match, row } = this.#memory
    if (match === null) return
    for (const due of match.times.due) {
      const bot = due.kind === 'bot' ? botAt(row.seats[due.seat]) : null
      if (bot === null || this.#decisions.has(due.decision)) continue
      this.#decisions.add(due.decision)
      this.#think(match, due, bot).catch((error: unknown) =>
        this.#around.report(`table ${row.id}, bot ${bot}: ${traceOf(error)}`),
      )
    }
  }

  async #think({ table }: Match, { decision, seat }: Due, bot: string): Promise<void> {
    const { report, working } = this.#around
    const thought = await this.#thoughtOf(table, seat, bot)
    const takeIn = async (): Promise<void> => {
      const isOpen = (): boolean =>
        this.#memory.match?.times.due.some((due) => due.kind === 'bot' && due.decision === decision) ?? false
      if (!isOpen()) return
      if (thought !== null) {
        const { choice } = thought
        if ((await this.#desk.hand(seat, { type: 'answer', decision, choice }, 'bot')) === null) return
      }
      if (!isOpen()) return
      report(`bot ${bot} gave ${thought === null ? 'no' : 'an illegal'} answer, the clock answers for it`)
      const choice = atWork(working, this.#memory.row.id, () => clockAnswer(table, seat))
      await this.#desk.hand(seat, { type: 'answer', decision, choice }, 'clock')
    }
    // Should it fail to be taken in, the bot thinks again.
    await this.#inTurn(takeIn, () => this.#decisions.delete(decision))
  }

  /** Null if there is none. */
  async #thoughtOf(table: Table, seat: Seat, bot: string): Promise<Thought | null> {
    const { bots, report } = this.#around
    try {
      return await botAnswer(bots, table, seat, bot)
    } catch (error) {
      report(`table ${this.#memory.row.id}, bot ${bot}: ${traceOf(error)}`)
      return null
    }
  }
}
