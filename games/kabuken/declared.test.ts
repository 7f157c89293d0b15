import { expect, test } from 'vitest'
import { copyState, stateOf } from './state.ts'
import { randomMoment } from './testing/moments.ts'

test('the copy that is written out is the one that the declaration gives', () => {
  for (let n = 0; n < 100; n++) {
    const { rules, state } = randomMoment(`copy ${n}`, n)
    const { copy } = stateOf(rules.setup.seats)
    expect(copyState(state)).toEqual(copy(state))
    expect(Object.keys(copyState(state))).toEqual(Object.keys(copy(state)))
  }
})
