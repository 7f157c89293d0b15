import { examples } from '../../games/examples.ts'
import { type Example, examplesIn, examplesOf } from '../../kernel/scenario/examples.ts'

/** The examples of a game, none for a game that brings none. */
export const loadExamples = async (game: string): Promise<readonly Example[]> =>
  Object.hasOwn(examples, game) ? examplesIn(await examples[game]()) : []

/** How the examples of a rule are called, in their order. */
export const titlesOf = async (game: string, rule: string): Promise<readonly string[]> =>
  examplesOf(await loadExamples(game), rule).map(({ name }) => name)
