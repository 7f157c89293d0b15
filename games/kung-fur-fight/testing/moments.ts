import { seeded } from '../../../kernel/random.ts'
import { momentIn, type RandomMoment, randomOptions } from '../../../kernel/testing/moments.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import type { Choice, Packed } from '../choice.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { veterans } from './veterans.ts'

/** Somewhere in a match of random players with random options, half of the time with Rangers in hand. */
export const randomMoment = (seed: string, steps: number): RandomMoment<State, Packed, Choice> => {
  const rng = seeded('sfc32', seed)
  const options = randomOptions(game.meta, rng)
  return momentIn(sure((rng.below(2) === 0 ? game : veterans).open({ options })), rng, steps)
}
