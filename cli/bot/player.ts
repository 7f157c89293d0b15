import { performance } from 'node:perf_hooks'
import type { Bot } from '../../bots/bot.ts'
import { timeFor } from '../../bots/levels.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Rng } from '../../kernel/random.ts'
import { describeProblem } from '../../kernel/result.ts'
import type { Seen } from './seen.ts'
import { type Answer, fine, trouble } from './visit.ts'
import { words } from './words.ts'

const seatIn = ({ table }: Seen): number => table.seats.findIndex(({ you }) => you)

/** Answers from the view of the seat, which is all that it has. */
export const playerFor = (game: Game, bot: Bot, rng: Rng): ((seen: Seen) => Answer<unknown>) => {
  return (seen) => {
    const opened = game.open(seen.table.setup)
    if (!opened.ok) return trouble('differs', words.otherRules(describeProblem(opened.problem)))
    const rules = opened.value
    const budget = timeFor(bot.id, () => performance.now())
    return fine(rules.unpack(bot.choose(game, rules, seen.view, seatIn(seen), rng, budget)))
  }
}

/** How it went, in a word. */
export const resultOf = (seen: Seen): string => {
  if (seen.outcome === null) return words.ended
  const { places } = seen.outcome
  const place = places[seatIn(seen)]
  if (place > 1) return words.place(place)
  return places.filter((other) => other === 1).length > 1 ? words.shared : words.won
}
