import { examples } from '../../games/examples.ts'
import { suggestion } from '../../kernel/nearest.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { type Example, examplesIn } from '../../kernel/scenario/examples.ts'

type Scenarios = Readonly<Record<string, unknown>>

/** The scenarios that a game brings along, by their names. */
const scenariosOf = async (game: string): Promise<Scenarios> =>
  Object.hasOwn(examples, game) ? await examples[game]() : {}

export const exampleNames = async (game: string): Promise<readonly string[]> => Object.keys(await scenariosOf(game))

/** Those of their cases that show rules. */
export const loadExamples = async (game: string): Promise<readonly Example[]> => examplesIn(await scenariosOf(game))

export const findScenario = async (game: string, name: string): Promise<Result<unknown>> => {
  const found = await scenariosOf(game)
  return Object.hasOwn(found, name)
    ? ok(found[name])
    : bad('', `${game} has no example '${name}'; ${suggestion(name, Object.keys(found))}`)
}
