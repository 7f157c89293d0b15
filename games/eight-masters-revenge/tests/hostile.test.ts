import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { testPositions } from '../../../kernel/testing/hostile-positions.ts'
import { momentIn, type RandomMoment, randomOptions, randomSeats } from '../../../kernel/testing/moments.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import type { Choice, Packed } from '../choice.ts'
import { FIGHTERS } from '../fighters.ts'
import { game } from '../game.ts'
import { copyState, STEP_NAMES, type State, stateOf, WINDOW_NAMES } from '../state.ts'
import { masters } from '../testing/masters.ts'

/** Any number of players, half of the time whole games with a fighter each. */
const moment = (seed: string, steps: number): RandomMoment<State, Packed, Choice> => {
  const rng = seeded('sfc32', seed)
  const setup = { ...randomSeats(game.meta, rng), options: randomOptions(game.meta, rng) }
  return momentIn(sure((rng.below(2) === 0 ? game : masters).open(setup)), rng, steps)
}

describe('positions from outside', () => {
  const names = [
    'B11',
    'R43',
    'none',
    'plus',
    'damage',
    ...FIGHTERS.map(({ id }) => id),
    ...STEP_NAMES,
    ...WINDOW_NAMES,
  ]
  testPositions({ moment, latest: 90, further: 30, ends: false, leavesOut: true, names, runs: 150 })
})

test('the copy that is written out is the one that the declaration gives', () => {
  for (let n = 0; n < 100; n++) {
    const { state } = moment(`copy ${n}`, n)
    const copy = stateOf({ areas: state.life.length }).copy(state)
    expect(copyState(state)).toEqual(copy)
    expect(Object.keys(copyState(state))).toEqual(Object.keys(copy))
  }
})
