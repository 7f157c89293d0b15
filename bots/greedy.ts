import type { Bot } from './bot.ts'
import { candidates } from './candidates.ts'

/** Plays what the game's own advice likes best at first sight; ties are drawn. */
export const greedy: Bot = {
  id: 'greedy',
  choose: (game, rules, view, seat, rng) => {
    const all = candidates(game, rules, view, seat, rng)
    let best = all.slice(0, 0)
    let highest = Number.NEGATIVE_INFINITY
    for (const choice of all) {
      const score = game.advice.score(rules, view, seat, choice)
      if (score > highest) {
        highest = score
        best = [choice]
      } else if (score === highest) best.push(choice)
    }
    return best[rng.below(best.length)]
  },
}
