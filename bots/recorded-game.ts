import type { Code, Rules } from '../kernel/contract.ts'
import type { Event } from '../kernel/events.ts'
import { seeded } from '../kernel/random.ts'
import { describeProblem } from '../kernel/result.ts'
import type { Seat } from '../kernel/seats.ts'
import { anyChoice } from './candidates.ts'

/** A random game that can be played again answer by answer, and the moments that it went through. */
export interface RecordedGame {
  readonly start: unknown
  readonly steps: readonly (readonly Code[])[]
  readonly moments: readonly Moment[]
}

export interface Moment {
  readonly state: unknown
  /** Somebody who is asked there. */
  readonly seat: Seat
}

/** One moment in `every` is kept. */
export const recordGame = (rules: Rules, seed: string, every: number): RecordedGame => {
  const state = rules.deal(seeded('sfc32', seed))
  const start = rules.copy(state)
  const dice = seeded('sfc32', `${seed} dice`)
  const steps: Code[][] = []
  const moments: Moment[] = []
  for (let asked = rules.awaiting(state); asked.length > 0; asked = rules.awaiting(state)) {
    if (steps.length % every === 0) moments.push({ state: written(rules, state), seat: asked[0] })
    const answers = asked.map((seat) => anyChoice(rules, state, seat, dice))
    steps.push(answers)
    rules.play(state, answers)
  }
  return { start, steps, moments }
}

/**
 * As it is read from outside. Not a copy: an engine that sees copies live long makes all of them where things live long,
 * and then measures that.
 */
const written = (rules: Rules, state: unknown): unknown => {
  const read = rules.position.read(rules.position.write(state))
  if (!read.ok) throw new Error(describeProblem(read.problem))
  return read.value
}

/** As a table plays it: every answer is checked as a readable choice, and there is a log. Gives the number of answers. */
export const playAgain = (rules: Rules, { start, steps }: RecordedGame): number => {
  const state = rules.copy(start)
  const log: Event[] = []
  let answers = 0
  for (const step of steps) {
    const codes = rules.awaiting(state).map((seat, index) => {
      const choice = rules.unpack(step[index])
      if (rules.refusal(state, seat, choice) !== null) throw new Error('a legal answer was refused')
      return rules.pack(state, seat, choice)
    })
    rules.play(state, codes, log)
    answers += codes.length
  }
  return answers
}
