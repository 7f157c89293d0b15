import type { Code, Game, Outcome, Rules } from '../kernel/contract.ts'
import type { Rng } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'
import type { Bot } from './bot.ts'

export interface Played<S> {
  readonly state: S
  /** Null when the bots had not come to an end after the game's longest number of answers. */
  readonly outcome: Outcome | null
  readonly answers: number
}

const answerOf = <S, K extends Code, C>(
  game: Game<S, K, C>,
  rules: Rules<S, K, C>,
  bot: Bot,
  state: S,
  seat: Seat,
  rng: Rng,
): K => bot.choose(game, rules, bot.seesAll === true ? rules.copy(state) : rules.hide(state, seat), seat, rng)

/** A whole match, one bot for each seat; each of them is given the view of its seat only. */
export const playOut = <S, K extends Code, C>(
  game: Game<S, K, C>,
  rules: Rules<S, K, C>,
  players: readonly Bot[],
  rng: Rng,
): Played<S> => {
  // Each has a generator of its own: a bot that shared the deck's could foresee it.
  const state = rules.deal(rng.split())
  const dice = players.map(() => rng.split())
  let answers = 0
  let asked = rules.awaiting(state)
  while (asked.length > 0 && answers < game.meta.longest) {
    const given = asked.map((seat) => answerOf(game, rules, players[seat], state, seat, dice[seat]))
    rules.play(state, given)
    answers += given.length
    asked = rules.awaiting(state)
  }
  return { state, outcome: rules.outcome(state), answers }
}
