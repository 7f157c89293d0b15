import type { Code, Rules } from '../kernel/contract.ts'
import type { Rng } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'
import type { Bot, Lore } from './bot.ts'

/** Plays like another bot, but has promised its answer to one window; it goes by the name of that promise. */
export const pledged = (bot: Bot, window: string, promise: string): Bot => ({
  id: promise,
  choose: <S, K extends Code, C>(game: Lore<S, K, C>, rules: Rules<S, K, C>, view: S, seat: Seat, rng: Rng): K => {
    if (rules.question(view, seat).window !== window) return bot.choose(game, rules, view, seat, rng)
    const choice = rules.notation.read(promise)
    if (!choice.ok || rules.refusal(view, seat, choice.value) !== null)
      throw new Error(`"${promise}" cannot be played in the window ${window}`)
    return rules.pack(view, seat, choice.value)
  },
})
