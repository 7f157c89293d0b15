import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { testPositions } from '../../../kernel/testing/hostile-positions.ts'
import { momentIn, type RandomMoment, randomOptions, randomSeats } from '../../../kernel/testing/moments.ts'
import type { Choice } from '../choice.ts'
import { game } from '../game.ts'
import { houseIn } from '../rules.ts'
import { copyState, type State, stateOf, WINDOW_NAMES } from '../state.ts'
import { type Packed, rulesFor } from '../testing/tables.ts'

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

test('the copy that is written out is the one that the declaration gives', () => {
  for (let n = 0; n < 100; n++) {
    const { rules, state } = moment(`copy ${n}`, n)
    const copy = stateOf(houseIn(rules)).copy(state)
    expect(copyState(state)).toEqual(copy)
    expect(Object.keys(copyState(state))).toEqual(Object.keys(copy))
  }
})
