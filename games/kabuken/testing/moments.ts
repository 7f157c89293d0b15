import { seeded } from '../../../kernel/random.ts'
import { momentIn, type RandomMoment, randomOptions } from '../../../kernel/testing/moments.ts'
import type { Choice, Packed } from '../choice.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { rulesFor } from './tables.ts'

/** Somewhere in a match of random players, with random options; mostly with characters and secrets. */
export const randomMoment = (seed: string, steps: number): RandomMoment<State, Packed, Choice> => {
  const rng = seeded('sfc32', seed)
  const options = randomOptions(game.meta, rng)
  const extension = rng.below(4) === 0 ? 'off' : 'on'
  return momentIn(rulesFor({ seats: 2 + rng.below(6), options: { ...options, extension } }), rng, steps)
}
