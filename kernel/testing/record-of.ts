import type { Code, Game } from '../contract.ts'
import { createMatch, type Match } from '../match.ts'
import { type Rng, seeded } from '../random.ts'
import type { MatchRecord } from '../record.ts'
import { describeProblem, type Result } from '../result.ts'
import { anyChoice } from './moments.ts'

/** The value of a result that a test takes for granted. */
export const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(describeProblem(result.problem))
  return result.value
}

/** Answers everything that is asked now with random legal choices. */
export const answerAll = <S, K extends Code, C>(match: Match<S, K, C>, rng: Rng): void => {
  const { rules, state } = match
  for (const { id, seat } of match.open()) {
    const handed = match.answer(seat, id, rules.unpack(anyChoice(rules, state, seat, rng)))
    if (handed.refusal !== null) throw new Error(`a listed choice is refused by ${handed.refusal.rule}`)
  }
}

/** A record of random play that also takes moves back and hands seats over. */
export const randomRecord = <S, K extends Code, C>(
  game: Game<S, K, C>,
  setup: unknown,
  seed: string,
  steps: number,
): MatchRecord => {
  const match = sure(createMatch(game, { setup, generator: 'sfc32', seed }))
  const rng = seeded('sfc32', `${seed}: play`)
  for (let step = 0; step < steps && match.outcome() === null; step++) {
    const what = rng.below(12)
    if (what === 0) match.undo(rng.below(match.seq + 1))
    else if (what === 1) match.handOver(rng.below(match.rules.setup.seats), 'bot')
    else answerAll(match, rng)
  }
  return match.record()
}
