import { describeProblem } from '../result.ts'
import { readScenario } from './read.ts'
import type { Case } from './scenario.ts'

/** A case that shows what rules mean. */
export interface Example extends Case {
  /** The name of the scenario that it is part of. */
  readonly file: string
}

/** The cases that say which rules they show, of the scenarios that a game brings along by their names. */
export const examplesIn = (files: Readonly<Record<string, unknown>>): readonly Example[] =>
  Object.entries(files).flatMap(([file, content]) => {
    const read = readScenario(content)
    if (!read.ok) throw new Error(`the example ${file} is no scenario: ${describeProblem(read.problem)}`)
    return read.value.cases.flatMap((found) => (found.rules.length === 0 ? [] : [{ ...found, file }]))
  })

export const examplesOf = (examples: readonly Example[], rule: string): readonly Example[] =>
  examples.filter(({ rules }) => rules.includes(rule))
