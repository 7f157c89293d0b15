import { type Rng, seeded } from '../../../kernel/random.ts'
import type { Packed } from '../choice.ts'
import { OPTIONS } from '../options.ts'
import type { State } from '../state.ts'
import { type KabukenRules, rulesFor } from './tables.ts'

/** A random legal choice of a seat. */
const anyChoice = (rules: KabukenRules, s: State, seat: number, rng: Rng): Packed => {
  const codes: Packed[] = []
  rules.choices(s, seat, codes)
  if (codes.length === 0) throw new Error(`nothing can be chosen in the window ${s.window}`)
  return codes[rng.below(codes.length)]
}

/** Plays on at random, at most so many steps. */
export const playOn = (rules: KabukenRules, s: State, rng: Rng, steps: number): void => {
  for (let step = 0; step < steps && rules.outcome(s) === null; step++)
    rules.play(
      s,
      rules.awaiting(s).map((seat) => anyChoice(rules, s, seat, rng)),
    )
}

export interface RandomMoment {
  readonly rules: KabukenRules
  readonly state: State
}

/** Somewhere in a match of random players, with random options; mostly with characters and secrets. */
export const randomMoment = (seed: string, steps: number): RandomMoment => {
  const rng = seeded('sfc32', seed)
  const options = Object.entries(OPTIONS)
    .filter(() => rng.below(4) === 0)
    .map(([name, { values }]) => [name, values[rng.below(values.length)]])
  const extension = rng.below(4) === 0 ? 'off' : 'on'
  const rules = rulesFor({ seats: 2 + rng.below(6), options: { ...Object.fromEntries(options), extension } })
  const state = rules.deal(rng)
  playOn(rules, state, rng, steps)
  return { rules, state }
}
