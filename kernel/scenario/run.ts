import type { Game, Position } from '../contract.ts'
import type { Event } from '../events.ts'
import { type Bench, setUpBench } from './bench.ts'
import type { Failure } from './compare.ts'
import type { Case, Scenario } from './scenario.ts'
import { takeStep } from './take.ts'

/** What became of a case. It has passed when nothing failed. */
export interface CaseReport {
  readonly name: string
  readonly failures: readonly Failure[]
  /** Where it ended; null if it could not begin. */
  readonly position: Position | null
  readonly events: readonly Event[]
}

export const runScenario = (game: Game, scenario: Scenario): readonly CaseReport[] =>
  scenario.cases.map((found) => {
    if (scenario.game === game.meta.id) return runCase(game, found)
    return without(found, { at: 'game', expected: game.meta.id, got: scenario.game })
  })

const runCase = (game: Game, found: Case): CaseReport => {
  const { name, setup, given, dealt, steps } = found
  const begun = setUpBench(game, setup, given, dealt)
  if (!begun.ok) return without(found, begun.problem)
  const bench: Bench = begun.value
  const failures: Failure[] = []
  for (const [index, step] of steps.entries()) {
    const taken = takeStep(bench, step, `steps[${index}]`)
    failures.push(...taken.failures)
    if (taken.isStuck) break
  }
  const { rules, state } = bench.match
  return { name, failures, position: rules.position.write(state), events: bench.events }
}

const without = ({ name }: Case, failure: Failure): CaseReport => ({
  name,
  failures: [failure],
  position: null,
  events: [],
})
