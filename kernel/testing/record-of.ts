import type { Code, Game } from '../contract.ts'
import { type Rng, seeded } from '../random.ts'
import type { MatchRecord } from '../record.ts'
import { describeProblem, type Result } from '../result.ts'
import { createTable, type Table } from '../table.ts'
import { anyChoice } from './moments.ts'

/** The value of a result that a test takes for granted. */
export const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(describeProblem(result.problem))
  return result.value
}

/** Answers everything that is asked now with random legal choices. */
export const answerAll = <S, K extends Code, C>(table: Table<S, K, C>, rng: Rng): void => {
  const { rules, state } = table
  for (const { id, seat } of table.open()) {
    const handed = table.answer(seat, id, rules.unpack(anyChoice(rules, state, seat, rng)))
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
  const table = sure(createTable(game, { setup, generator: 'sfc32', seed }))
  const rng = seeded('sfc32', `${seed}: play`)
  for (let step = 0; step < steps && table.outcome() === null; step++) {
    const what = rng.below(12)
    if (what === 0) table.undo(rng.below(table.seq + 1))
    else if (what === 1) table.handOver(rng.below(table.rules.setup.seats), 'bot')
    else answerAll(table, rng)
  }
  return table.record()
}
