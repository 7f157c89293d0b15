import type { Setup } from '../contract.ts'
import type { Generator } from '../random.ts'
import type { Exceptions, Reached } from './reached.ts'

export interface Plan {
  /** How many games are played, spread over all modes and numbers of seats. */
  readonly games: number
  readonly seed: string
  /** Heavy checks are made on one step in so many. */
  readonly heavy: number
  /** Costly checks of whole matches are made on one match in so many. */
  readonly whole: number
  /** More choices than this are compared by their number and samples. */
  readonly many?: number
  /** The names of the only checks to make; all if it is missing. */
  readonly only?: readonly string[]
  /** What cannot be reached by random players, with the reason. */
  readonly unreached?: Exceptions
  /** What they reach so seldom that it may or may not come up, with where it is shown instead. */
  readonly rare?: Exceptions
}

/** One mode with one number of seats. */
export interface Part {
  readonly mode: string
  readonly seats: number
}

export interface Failure {
  readonly check: string
  readonly message: string
  /** Where it happened; null for what can be seen without playing. */
  readonly example: Example | null
}

/** The shortest match found in which it fails. */
export interface Example {
  readonly setup: Setup
  readonly generator: Generator
  readonly seed: string
  /** The acts in notation. It fails in the moment after the last one, or while that one is played. */
  readonly acts: readonly string[]
  readonly when: 'after' | 'during'
  /** How many there were at first. */
  readonly before: number
  /** The moment itself as JSON, or before the last act. */
  readonly position: string
}

export interface Report {
  readonly games: number
  readonly steps: number
  readonly failures: readonly Failure[]
  readonly reached: Reached
  /** Every face that was dealt. */
  readonly faces: ReadonlySet<string>
}

/** Some matches cannot be made short; the seed brings the rest back. */
const SHOWN = 40

export const describeFailure = (id: string, { check, message, example }: Failure): string => {
  if (example === null) return `${id} does not conform: ${check}\n  ${message}`
  const { setup, generator, seed, acts, when, before, position } = example
  return [
    `${id} does not conform: ${check}`,
    `  ${message}`,
    `  setup ${JSON.stringify(setup)}`,
    `  seed  ${JSON.stringify(seed)} (${generator})`,
    `  ${when === 'after' ? 'after' : 'in the last of'} ${acts.length} steps, once ${before}:`,
    ...(acts.length > SHOWN ? [`    … ${acts.length - SHOWN} more, then`] : []),
    ...acts.slice(-SHOWN).map((act) => `    ${act}`),
    `  position ${position}`,
  ].join('\n')
}
