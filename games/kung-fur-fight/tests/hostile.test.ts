import { describe, expect, test } from 'vitest'
import { testPositions } from '../../../kernel/testing/hostile-positions.ts'
import { copyState, STEP_NAMES, state, WINDOW_NAMES } from '../state.ts'
import { randomMoment } from '../testing/moments.ts'
import { type Plain, rulesFor } from '../testing/tables.ts'

describe('positions from outside', () => {
  const names = ['a1', 'a2', 'a3', 'chai', 'ringo', ...STEP_NAMES, ...WINDOW_NAMES]
  testPositions({ moment: randomMoment, latest: 16, further: 200, ends: true, leavesOut: false, names, runs: 300 })
})

describe('what is wrong is said', () => {
  test.each<[Plain, string, RegExp]>([
    [{ hands: { A: 'chai hokuto' } }, 'hands.A', /hokuto does not belong/],
    [{ hands: { A: 'yue yue' } }, 'hands.A', /no more cards yue/],
    [{ hands: { C: 'yue' } }, 'hands.C', /not known here/],
    [{ hands: { A: 'cat' } }, 'hands.A', /"cat" is no card/],
    [{ hands: { A: 'chai' }, rests: { A: 'yue' } }, 'hands.A', /leaves out/],
    [{ fronts: { A: 'crash' } }, 'fronts.A', /crash does not belong/],
    [{ stacks: { a1: 'fu' } }, 'stacks.a1', /fu does not belong/],
    [{ stacks: { a1: 'boom boom boom crash' } }, 'stacks.a1', /3 cards at the most/],
    [{ sp: { A: 13 } }, 'sp.A', /whole number/],
    [{ limits: { A: 6 } }, 'limits.A', /whole number/],
    [{ hw: { A: 9, B: 12 } }, 'hw', /20 in all/],
    [{ warehouse: 3 }, 'hw', /20 in all, and are 7/],
    [{ mushrooms: { A: 'a1 a1 a2' } }, 'mushrooms', /2 tokens/],
    [{ mushrooms: { A: 'a4' } }, 'mushrooms.A', /arenas/],
    [{ blocked: { A: 3 } }, 'blocked', /this round or the next/],
    [{ blocked: { A: 1, B: 1 } }, 'blocked', /one token/],
    [{ teams: { A: 'a1 chai' } }, 'teams', /while the arenas are settled/],
    [{ teams: { A: 'a1' } }, 'teams.A', /needs a team/],
    [{ coconut: 'B', teams: { A: 'a1 chai+coconut' } }, 'coconut', /does not own it/],
    [{ rejects: 'ming' }, 'rejecter', /who drew/],
    [{ drawn: 'ming' }, 'drawn', /goes with the window peel/],
    [{ window: 'none' }, 'ended', /goes with/],
    [{ window: 'ringo' }, 'combat', /while an arena is settled/],
    [{ window: 'ringo', teams: { B: 'a1 masaru' }, combat: { arena: 'a1' } }, 'window', /not open/],
    [{ window: 'shiue', teams: { A: 'a1 shiue+chai+yue' }, combat: { arena: 'a1' } }, 'window', /not open/],
    [{ window: 'throw', teams: { A: 'a1 shiue' }, combat: { arena: 'a1' } }, 'window', /not open/],
    [{ window: 'ringo', teams: { A: 'a2 tumaz+chai', B: 'a1 ringo' }, combat: { arena: 'a1' } }, 'teams', /in company/],
    [
      { window: 'ringo', teams: { B: 'a1 ringo' }, combat: { arena: 'a1', winner: 'B' } },
      'combat.winner',
      /before the sums/,
    ],
    [{ window: 'ringo', teams: { A: 'a2 2hw', B: 'a1 ringo' }, combat: { arena: 'a1' } }, 'teams', /no Animal/],
    [{ asked: 'B' }, 'asked', /nobody alone/],
    [{ pileSize: 40 }, 'pileSize', /does not agree/],
    [{ script: 'A C' }, 'script', /seats/],
    [{ colour: 'red' }, 'colour', /not known here/],
  ])('%j', (position, where, message) => {
    const read = rulesFor().position.read(position)
    if (read.ok) throw new Error('this position is read')
    expect(read.problem.at).toBe(where)
    expect(read.problem.message).toMatch(message)
  })

  test('KFU-2.7 with chosen factions the Dogs sit in A', () => {
    expect(rulesFor({ factions: 'chosen' }).position.read({ dogs: 'B' })).toMatchObject({ problem: { at: 'dogs' } })
  })
})

test('the copy that is written out is the one that the declaration gives', () => {
  for (let n = 0; n < 100; n++) {
    const moment = randomMoment(`copy ${n}`, n % 20).state
    const copy = state.copy(moment)
    expect(copyState(moment)).toEqual(copy)
    expect(Object.keys(copyState(moment))).toEqual(Object.keys(copy))
  }
})
