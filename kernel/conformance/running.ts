import type { Game, Rules } from '../contract.ts'
import { resume, type Stream } from '../random.ts'
import { parseRulebook, rulesOf } from '../rulebook.ts'
import type { Failure, Plan } from './plan.ts'
import { nothingReached, type Reached } from './reached.ts'
import type { Situation } from './situation.ts'

const MANY = 2000

/** What one part of a plan finds while it is played. */
export interface Run {
  readonly game: Game
  readonly plan: Plan
  readonly many: number
  readonly defined: ReadonlySet<string>
  readonly reached: Reached
  readonly faces: Set<string>
  readonly failures: Failure[]
  readonly failed: Set<string>
  games: number
  steps: number
}

export const newRun = (game: Game, plan: Plan): Run => ({
  game,
  plan,
  many: plan.many ?? MANY,
  defined: new Set(rulesOf(parseRulebook(game.rulebook)).map(({ id }) => id)),
  reached: nothingReached(),
  faces: new Set(),
  failures: [],
  failed: new Set(),
  games: 0,
  steps: 0,
})

export type Moment = Pick<Situation, 'state' | 'act' | 'after' | 'events'>

export const situation = (run: Run, rules: Rules, moment: Moment, stream: Stream): Situation => ({
  game: run.game,
  rules,
  state: moment.state,
  act: moment.act,
  after: moment.after,
  events: moment.events,
  rng: resume(stream),
  many: run.many,
  defined: run.defined,
  reached: run.reached,
})

/** What went wrong, thrown or said. */
export const verdict = (ask: () => string | null): string | null => {
  try {
    return ask()
  } catch (error) {
    return `throws ${error instanceof Error ? error.message : String(error)}`
  }
}
