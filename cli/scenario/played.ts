import { describeProblem } from '../../kernel/result.ts'
import { readScenario } from '../../kernel/scenario/read.ts'
import { type CaseReport, runScenario } from '../../kernel/scenario/run.ts'
import { findGame } from '../parts/games.ts'
import type { Source } from './sources.ts'

/** What became of one file: its cases, or why there are none. */
export interface Played {
  readonly file: string
  readonly game: string
  readonly problem: string | null
  readonly cases: readonly CaseReport[]
}

export const playSource = async ({ name: file, content }: Source): Promise<Played> => {
  const wrong = (problem: string, game = ''): Played => ({ file, game, problem, cases: [] })
  if (!content.ok) return wrong(describeProblem(content.problem))
  const read = readScenario(content.value)
  if (!read.ok) return wrong(`is not a scenario: ${describeProblem(read.problem)}`)
  const game = await findGame(read.value.game)
  if (!game.ok) return wrong(`game: ${describeProblem(game.problem)}`)
  return { file, game: read.value.game, problem: null, cases: runScenario(game.value, read.value) }
}
