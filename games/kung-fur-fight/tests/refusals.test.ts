import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { bout, fought } from '../testing/tables.ts'

// KFU-6.20: where several things are wrong with a plan, the first check that fails is reported. KFU-6.6 cannot fail
// here: the first card of a team leads it. Then the refusals of the other windows.

describe('KFU-6.20 a plan', () => {
  test('first the hand (KFU-6.3), before the size of a team (KFU-6.4)', () => {
    bout({ hands: { A: 'chai yue hua hua' } })
      .refuses('A', 'plan a1 ban+chai+yue+hua', 'KFU-6.3')
      .refuses('A', 'plan a1 hua+hua+chai+yue', 'KFU-6.4')
      .ends('A B', 'plan')
  })

  test('then the size of a team (KFU-6.4), before Tumaz (KFU-6.12)', () => {
    bout({ hands: { A: 'tumaz ...' } })
      .refuses('A', 'plan a1 tumaz+chai+yue+hua', 'KFU-6.4')
      .refuses('A', 'plan a1 tumaz+chai+yue', 'KFU-6.12')
      .ends('A B', 'plan')
  })

  test('then Tumaz (KFU-6.12), before the Chefs (KFU-6.11), in whatever arena', () => {
    bout({ hands: { A: 'tumaz ...' } })
      .refuses('A', 'plan a1 chai+fu a2 tumaz+hua', 'KFU-6.12')
      .refuses('A', 'plan a1 chai+fu a2 tumaz', 'KFU-6.11')
      .ends('A B', 'plan')
  })

  test('then the Chefs (KFU-6.11), before the limit (KFU-6.7)', () => {
    bout()
      .refuses('A', 'plan a1 chai+fu a2 yue a3 hua', 'KFU-6.11')
      .refuses('A', 'plan a1 fu+chai a2 yue a3 hua', 'KFU-6.7')
      .ends('A B', 'plan')
  })

  test('then the limit (KFU-6.7), before HW without an Animal (KFU-6.14)', () => {
    bout()
      .refuses('B', 'plan a1 hikaru+masaru+ringo+1hw a2 yaou a3 1hw', 'KFU-6.7')
      .refuses('B', 'plan a1 hikaru+masaru+ringo+1hw a3 1hw', 'KFU-6.14')
      .ends('A B', 'plan')
  })

  test('then HW without an Animal (KFU-6.14), before the supply (KFU-6.15)', () => {
    bout({ coconut: 'A' })
      .refuses('B', 'plan a1 hikaru a3 5hw', 'KFU-6.14')
      .refuses('B', 'plan a1 hikaru a3 coconut', 'KFU-6.14')
      .refuses('B', 'plan a1 hikaru+5hw', 'KFU-6.15')
      .refuses('B', 'plan a1 hikaru+coconut', 'KFU-6.15')
      .ends('A B', 'plan')
  })

  test('the size of every team is looked at before any Tumaz', () => {
    bout({ hands: { A: 'tumaz ...' } })
      .refuses('A', 'plan a1 tumaz+chai a2 hua+hua+yue+ban', 'KFU-6.4')
      .ends('A B', 'plan')
  })
})

describe('the other windows', () => {
  test('KFU-11.15 Shiue adds one Animal that D holds', () => {
    fought({ hands: { A: 'shiue chai' } }, 'plan a1 shiue', 'pass')
      .refuses('A', 'add yue', 'KFU-11.15')
      .refuses('A', 'add shiue', 'KFU-11.15')
      .ends('A', 'shiue')
  })

  test('KFU-11.16 Shiue adds neither Tumaz nor Fu', () => {
    fought({ hands: { A: 'shiue tumaz fu' } }, 'plan a1 shiue', 'pass')
      .refuses('A', 'add tumaz', 'KFU-11.16')
      .refuses('A', 'add fu', 'KFU-11.16')
      .ends('A', 'shiue')
  })

  test('KFU-12.5 Ringo adds no more than 4 HW, and no more than the supply', () => {
    fought({ hw: { A: 0, B: 7 } }, 'pass', 'plan a1 ringo')
      .offers('B', 'commit 4')
      .refuses('B', 'commit 5', 'KFU-12.5')
      .ends('B', 'ringo')
    fought({}, 'pass', 'plan a1 ringo+2hw')
      .offers('B', 'commit 2')
      .refuses('B', 'commit 3', 'KFU-12.5')
      .ends('B', 'ringo')
  })

  test('KFU-13.4 Shiau-Yao removes a lowest Assistant, never the Leader', () => {
    fought({ hands: { A: 'shiau-yao ...' } }, 'plan a1 shiau-yao', 'plan a1 hikaru+masaru+ringo')
      .refuses('A', 'remove ringo', 'KFU-13.4')
      .refuses('A', 'remove hikaru', 'KFU-13.4')
      .offers('A', 'remove masaru')
      .ends('A', 'shiauYao')
  })

  test('KFU-7.11 Ban ignores no more HW than lie there, and no more than 5', () => {
    const ban = (hw: number) =>
      fought({ hands: { B: 'tai-chi ...' }, hw: { A: 0, B: 7 } }, 'plan a1 ban', `plan a1 tai-chi+${hw}hw`)
    ban(7).offers('A', 'ignore 5').refuses('A', 'ignore 6', 'KFU-7.11').ends('A', 'waiver')
    ban(2).offers('A', 'ignore 2').refuses('A', 'ignore 3', 'KFU-7.11').ends('A', 'waiver')
  })

  test('KFU-14.18 one card of those drawn is taken with Peel', () => {
    fought({ stacks: { a1: 'peel' }, pile: 'break apple ming' }, 'plan a1 yue', 'pass')
      .refuses('A', 'take boom', 'KFU-14.18')
      .ends('A', 'peel')
  })

  test('KFU-18.10 the winner orders the cards of the stack, all of them and no others', () => {
    fought({ stacks: { a1: 'crash shock' } }, 'plan a1 yue', 'pass', { rewardOrder: 'winner' })
      .refuses('A', 'order crash', 'KFU-18.10')
      .refuses('A', 'order crash crash', 'KFU-18.10')
      .refuses('A', 'order crash boom', 'KFU-18.10')
      .ends('A', 'order')
  })
})

test('no other rule refuses; KFU-10.7 does so with the option freshHw', () => {
  expect(game.meta.refusals).toEqual([
    'KFU-6.3',
    'KFU-6.4',
    'KFU-6.7',
    'KFU-6.11',
    'KFU-6.12',
    'KFU-6.14',
    'KFU-6.15',
    'KFU-7.11',
    'KFU-10.7',
    'KFU-11.15',
    'KFU-11.16',
    'KFU-12.5',
    'KFU-13.4',
    'KFU-14.18',
    'KFU-18.10',
  ])
})

test('KFU-6.19, KFU-18.1 an answer of another window is no answer', () => {
  bout().refuses('A', 'add chai', 'TABLE-1').refuses('A', 'none', 'TABLE-1').ends('A B', 'plan')
  fought({}, 'plan a1 shiue', 'pass')
    .refuses('A', 'pass', 'TABLE-1')
    .refuses('B', 'commit 0', 'TABLE-2')
    .ends('A', 'shiue')
})
