import type { Bot } from './bot.ts'
import { anyChoice } from './candidates.ts'

/** Plays anything that is legal. */
export const random: Bot = {
  id: 'random',
  choose: (_game, rules, view, seat, rng) => anyChoice(rules, view, seat, rng),
}
