import type { Refusal } from '../kernel/contract.ts'
import type { Decision } from '../kernel/match.ts'
import { seeded } from '../kernel/random.ts'
import type { Act } from './actions.ts'
import type { BotJob, Ports } from './ports.ts'
import type { Occupant, TableState } from './state.ts'

/** What bots need of their table. */
interface BotTable {
  state(): TableState | null
  /** Queues a task. */
  run(task: () => Promise<void>): Promise<void>
  act(act: Act): Promise<Refusal | null>
  /** Nothing that is thought counts any more. */
  isClosed(): boolean
}

type BotPorts = Pick<Ports<never>, 'thinker' | 'clock' | 'run' | 'report'>

/** The bot that answers for a seat now. */
export const botAt = (occupant: Occupant): string | null => {
  if (occupant.kind === 'bot') return occupant.bot
  return occupant.kind === 'person' ? occupant.standIn : null
}

/** The decisions that bots have yet to answer. */
export const askedBots = ({ match, seats }: TableState): readonly (Decision & { readonly bot: string })[] => {
  const done = match.sealed()
  return match.open().flatMap((asked) => {
    const bot = done.includes(asked.seat) ? null : botAt(seats[asked.seat])
    return bot === null ? [] : [{ ...asked, bot }]
  })
}

const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** The bots of one table. They think beside its queue, so that people are heard meanwhile. */
export class Bots {
  readonly #ports: BotPorts
  readonly #table: BotTable
  /** The decisions that they are thinking about. */
  readonly #thinking = new Set<string>()

  constructor(ports: BotPorts, table: BotTable) {
    this.#ports = ports
    this.#table = table
  }

  get areIdle(): boolean {
    return this.#thinking.size === 0
  }

  /** Lets those think who are asked and do not think yet. */
  wake(): void {
    const state = this.#table.state()
    if (state === null) return
    for (const { id, seat, bot } of askedBots(state)) {
      if (this.#thinking.has(id)) continue
      this.#thinking.add(id)
      this.#think(state, id, seat, bot)
        .catch((error: unknown) => {
          if (!this.#table.isClosed()) this.#ports.report(`bot ${bot}: ${traceOf(error)}`)
        })
        // If its answer could not be written, the bot thinks again.
        .finally(() => this.#thinking.delete(id))
    }
  }

  async #think({ match }: TableState, decision: string, seat: number, bot: string): Promise<void> {
    const { thinker, clock, run, report } = this.#ports
    const table = this.#table
    const view = run('rules', () => match.view(seat))
    const seed = thinker.seedFor(decision)
    const thought = await this.#thoughtOf({ bot, match, view, seat, decision, seed })
    const answer = (choice: unknown, by: Act['by']): Promise<Refusal | null> =>
      table.act({ seat, action: { type: 'answer', decision, choice }, by, at: clock.now() })
    // Someone may have taken the seat back, or the match may have gone on.
    const isAsked = (): boolean => {
      const state = table.state()
      return state !== null && askedBots(state).some((asked) => asked.id === decision && asked.bot === bot)
    }
    await table.run(async () => {
      this.#thinking.delete(decision)
      if (!isAsked() || (thought !== null && (await answer(thought.choice, 'bot')) === null) || !isAsked()) return
      report(`bot ${bot} gave ${thought === null ? 'no' : 'an illegal'} answer, the clock answers for it`)
      const { rules } = match
      const choice = run('rules', () => rules.unpack(rules.fallback(view, seat, seeded('chacha20', seed))))
      const refusal = await answer(choice, 'clock')
      if (refusal !== null && isAsked()) throw new Error(`the clock is refused by ${refusal.rule}`)
    })
  }

  async #thoughtOf(job: BotJob): Promise<{ readonly choice: unknown } | null> {
    const { thinker, report } = this.#ports
    try {
      return await thinker.think(job)
    } catch (error) {
      report(`bot ${job.bot}: ${traceOf(error)}`)
      return null
    }
  }
}
