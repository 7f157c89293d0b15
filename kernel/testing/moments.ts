import type { Code, Meta, Rules } from '../contract.ts'
import type { Rng } from '../random.ts'
import type { Seat } from '../seats.ts'

/** Somewhere in a match of random players. */
export interface RandomMoment<S, K extends Code, C> {
  readonly rules: Rules<S, K, C>
  readonly state: S
}

/** A random legal choice of a seat. */
export const anyChoice = <S, K extends Code, C>(rules: Rules<S, K, C>, state: S, seat: Seat, rng: Rng): K => {
  if (rules.sample !== undefined) return rules.sample(state, seat, rng)
  const codes: K[] = []
  rules.choices(state, seat, codes)
  if (codes.length === 0) throw new Error(`nothing can be chosen in the window ${rules.question(state, seat).window}`)
  return codes[rng.below(codes.length)]
}

/** Plays on at random, at most so many steps. */
export const playOn = <S, K extends Code, C>(rules: Rules<S, K, C>, state: S, rng: Rng, steps: number): void => {
  for (let step = 0; step < steps && rules.outcome(state) === null; step++)
    rules.play(
      state,
      rules.awaiting(state).map((seat) => anyChoice(rules, state, seat, rng)),
    )
}

export const momentIn = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  rng: Rng,
  steps: number,
): RandomMoment<S, K, C> => {
  const state = rules.deal(rng)
  playOn(rules, state, rng, steps)
  return { rules, state }
}

/** One option in four has a value picked by chance. */
export const randomOptions = ({ options }: Meta, rng: Rng): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(options)
      .filter(() => rng.below(4) === 0)
      .map(([name, { values }]) => [name, values[rng.below(values.length)]]),
  )

/** Any mode with any of its numbers of seats. */
export const randomSeats = ({ modes }: Meta, rng: Rng): { readonly mode: string; readonly seats: number } => {
  const { id, seats } = modes[rng.below(modes.length)]
  return { mode: id, seats: seats[rng.below(seats.length)] }
}
