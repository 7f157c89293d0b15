import { anyChoice } from '../../../bots/candidates.ts'
import type { Game } from '../../../kernel/contract.ts'
import { createMatch } from '../../../kernel/match.ts'
import { seeded } from '../../../kernel/random.ts'
import type { MatchRecord } from '../../../kernel/record.ts'
import type { Result } from '../../../kernel/result.ts'

export const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.problem.at}: ${result.problem.message}`)
  return result.value
}

/** A whole match of players who choose by lot. */
export const randomMatch = (game: Game, setup: unknown, seed: string): MatchRecord => {
  const table = sure(createMatch(game, { setup, generator: 'chacha20', seed }))
  const rng = seeded('sfc32', seed)
  while (table.outcome() === null)
    for (const { id, seat } of table.open()) {
      const code = anyChoice(table.rules, table.rules.hide(table.state, seat), seat, rng)
      table.answer(seat, id, table.rules.unpack(code))
    }
  return table.record()
}
