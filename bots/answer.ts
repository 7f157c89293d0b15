import type { Code, Rules } from '../kernel/contract.ts'
import { seeded } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'
import type { Bot, Lore } from './bot.ts'
import { timeFor } from './levels.ts'

/** What a bot is told: the view of its seat, and a seed for its own dice, which have nothing to do with the deck's. */
interface BotSees<S> {
  readonly view: S
  readonly seat: Seat
  readonly seed: string
}

/** What a bot answers to people, who do not want to wait: `clock` is in milliseconds. */
export const answerOf = <S, K extends Code, C>(
  bot: Bot,
  game: Lore<S, K, C>,
  rules: Rules<S, K, C>,
  { view, seat, seed }: BotSees<S>,
  clock: () => number,
): C => rules.unpack(bot.choose(game, rules, view, seat, seeded('sfc32', seed), timeFor(bot.id, clock)))
