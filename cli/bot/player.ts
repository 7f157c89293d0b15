import type { Bot } from '../../bots/bot.ts'
import type { Game } from '../../kernel/contract.ts'
import { admit } from '../../kernel/moves.ts'
import { seeded } from '../../kernel/random.ts'
import { describeProblem } from '../../kernel/result.ts'
import type { Thinking } from '../parts/thinking.ts'
import type { Seen } from './seen.ts'
import { type Answer, fine, trouble } from './visit.ts'
import { words } from './words.ts'

const seatIn = ({ table }: Seen): number => table.seats.findIndex(({ you }) => you)

/** Answers from the view of the seat, which is all that it has; a bot that fails has the table's answer instead. */
export const playerFor = (
  game: Game,
  bot: Bot,
  seed: string,
  thinking: Thinking,
  complain: (problem: string) => void,
): ((seen: Seen) => Promise<Answer<unknown>>) => {
  let answers = 0
  return async (seen) => {
    const opened = game.open(seen.table.setup, seen.table.rules)
    if (!opened.ok) return trouble('differs', words.otherRules(describeProblem(opened.problem)))
    const rules = opened.value
    const { view } = seen
    const seat = seatIn(seen)
    answers += 1
    const dice = `${seed} ${answers}`
    const job = { game: game.meta.id, rules: rules.version, setup: rules.setup, view, seat, bot: bot.id, seed: dice }
    const thought = await thinking.think(job)
    if (thought !== null && admit(rules, view, seat, thought.choice).refusal === null) return fine(thought.choice)
    complain(words.failed(bot.id))
    return fine(rules.unpack(rules.fallback(view, seat, seeded('sfc32', dice))))
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
