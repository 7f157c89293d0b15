import { botAt } from '../../protocol/table/sitting.ts'
import { traceOf } from '../errors.ts'
import type { Due } from '../store/times.ts'
import { botAnswer, clockAnswer } from './bot-seat.ts'
import type { Desk } from './desk.ts'
import type { Match } from './match.ts'
import type { Memory } from './memory.ts'
import type { Surroundings } from './surroundings.ts'

/** The bots of one table: they think beside the queue, and what they have thought of is handed in like any answer. */
export class Thinking {
  readonly #memory: Memory
  readonly #desk: Desk
  readonly #around: Surroundings
  readonly #inTurn: (task: () => Promise<void>) => Promise<void>
  /** The decisions that bots are thinking about. */
  readonly #decisions = new Set<string>()

  constructor(memory: Memory, desk: Desk, around: Surroundings, inTurn: (task: () => Promise<void>) => Promise<void>) {
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
    const { bots, report } = this.#around
    const thought = await botAnswer(bots, table, seat, bot)
    await this.#inTurn(async () => {
      this.#decisions.delete(decision)
      const isOpen = (): boolean =>
        this.#memory.match?.times.due.some((due) => due.kind === 'bot' && due.decision === decision) ?? false
      if (!isOpen()) return
      if (thought !== null) {
        const { choice } = thought
        if ((await this.#desk.hand(seat, { type: 'answer', decision, choice }, 'bot')) === null) return
      }
      if (!isOpen()) return
      report(`bot ${bot} gave ${thought === null ? 'no' : 'an illegal'} answer, the clock answers for it`)
      await this.#desk.hand(seat, { type: 'answer', decision, choice: clockAnswer(table, seat) }, 'clock')
    })
  }
}
