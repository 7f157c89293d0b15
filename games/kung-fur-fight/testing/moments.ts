import { type Rng, seeded } from '../../../kernel/random.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'
import type { State } from '../state.ts'
import type { FurRules } from './tables.ts'
import { veterans } from './veterans.ts'

/** Plays on at random, at most so many steps. */
export const playOn = (rules: FurRules, s: State, rng: Rng, steps: number): void => {
  for (let step = 0; step < steps && rules.outcome(s) === null; step++)
    rules.play(
      s,
      rules.awaiting(s).map((seat) => rules.sample?.(s, seat, rng) ?? ''),
    )
}

export interface RandomMoment {
  readonly rules: FurRules
  readonly state: State
}

/** Somewhere in a match of random players with random options, half of the time with Rangers in hand. */
export const randomMoment = (seed: string, steps: number): RandomMoment => {
  const rng = seeded('sfc32', seed)
  const options = Object.entries(OPTIONS)
    .filter(() => rng.below(4) === 0)
    .map(([name, { values }]) => [name, values[rng.below(values.length)]])
  const rules = sure((rng.below(2) === 0 ? game : veterans).open({ options: Object.fromEntries(options) }))
  const state = rules.deal(rng)
  playOn(rules, state, rng, steps)
  return { rules, state }
}
