import { describe, expect, test } from 'vitest'
import { testPositions } from '../../../kernel/testing/hostile-positions.ts'
import { copyState, stateOf, WINDOW_NAMES } from '../state.ts'
import { randomMoment } from '../testing/moments.ts'
import { extended, rulesFor } from '../testing/tables.ts'

describe('positions from outside', () => {
  testPositions({
    moment: randomMoment,
    latest: 90,
    further: 30,
    ends: false,
    leavesOut: false,
    names: WINDOW_NAMES,
    runs: 150,
  })
})

describe('what is wrong is said', () => {
  test.each<[Record<string, unknown>, string, RegExp]>([
    [{ field: 'R9' }, 'field', /card such as R4\*/],
    [{ hands: { A: 'R0 R0 R0 R0' } }, 'hands.A', /only 3 of R0/],
    [{ hands: { C: 'R0' } }, 'hands.C', /not known here/],
    [{ hands: { A: 'R0 zero' } }, 'hands.A', /"zero" is no card/],
    [{ deckSize: 60 }, 'deckSize', /whole number/],
    [{ hp: { A: 9 } }, 'hp', /maximum/],
    [{ hp: { A: 0 } }, 'hp', /too many players at 0/],
    [{ characters: { A: 'rat', B: 'rat' } }, 'characters', /unique/],
    [{ secrets: { A: 'greed', B: 'greed' } }, 'secrets', /unique/],
    [{ window: 'answer' }, 'attack', /missing/],
    [{ window: 'seal' }, 'attack', /missing/],
    [{ window: 'character' }, 'draft', /goes with/],
    [{ window: 'none' }, 'ended', /goes with/],
    [{ momentum: 'A' }, 'momentum', /five and more/],
    [{ field: 'R1', discard: 'R2' }, 'field', /top of the discard/],
    [{ asked: 'B' }, 'asked', /is A in the window action/],
    [{ wins: { A: 2 } }, 'wins', /decided/],
    [{ script: 'R1 R7' }, 'script', /"R7" is no card/],
    [{ colour: 'red' }, 'colour', /not known here/],
  ])('%j', (position, where, message) => {
    const read = extended().position.read(position)
    if (read.ok) throw new Error('this position is read')
    expect(read.problem.at).toBe(where)
    expect(read.problem.message).toMatch(message)
  })

  test('characters need the extension, and Fox her own option', () => {
    expect(rulesFor().position.read({ characters: { A: 'rat' } })).toMatchObject({ problem: { at: 'characters' } })
    expect(extended(2, { fox: 'off' }).position.read({ characters: { A: 'fox' } })).toMatchObject({
      problem: { at: 'characters', message: expect.stringContaining('fox=on') },
    })
  })
})

test('the copy that is written out is the one that the declaration gives', () => {
  for (let n = 0; n < 100; n++) {
    const { rules, state } = randomMoment(`copy ${n}`, n)
    const copy = stateOf(rules.setup.seats).copy(state)
    expect(copyState(state)).toEqual(copy)
    expect(Object.keys(copyState(state))).toEqual(Object.keys(copy))
  }
})
