import { describe } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import { testPositions } from '../../kernel/testing/hostile-positions.ts'
import { momentIn, type RandomMoment, randomOptions, randomSeats } from '../../kernel/testing/moments.ts'
import type { Choice } from './choice.ts'
import { game } from './game.ts'
import { type State, WINDOW_NAMES } from './state.ts'
import { type Packed, rulesFor } from './testing/tables.ts'

/** Any mode; more often than not with More. */
const moment = (seed: string, steps: number): RandomMoment<State, Packed, Choice> => {
  const rng = seeded('sfc32', seed)
  const seats = randomSeats(game.meta, rng)
  const options = { more: rng.below(3) === 0 ? 'off' : 'on', ...randomOptions(game.meta, rng) }
  return momentIn(rulesFor({ ...seats, options }), rng, steps)
}

describe('positions from outside', () => {
  const names = ['kick', 'block', 'sword', 'fan', 'razor-edge', 'tiger-stance', 'iron-monk', ...WINDOW_NAMES]
  testPositions({ moment, latest: 90, further: 30, ends: false, leavesOut: false, names, runs: 150 })
})
