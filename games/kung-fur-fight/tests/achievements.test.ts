import { describe, test } from 'vitest'
import { bout, fought, happens, sums } from '../testing/tables.ts'

// Chapter 15: Achievements.

test('KFU-15.1 POWER: the opponent −2 SP, the winner +1', () => {
  fought({ sp: { A: 9 }, stacks: { a1: 'power' } }, 'plan a1 hua', 'pass')
    .logs(happens('spLost', { seat: 'B', amount: 2, sp: 10 }), happens('spGained', { seat: 'A', amount: 1, sp: 10 }))
    .expects({ sp: { A: 10, B: 10 }, discard: 'power' })
    .ends('A B', 'plan')
})

describe('BREAK', () => {
  test('KFU-T23 (KFU-15.2) 9 against 4: 3 SP', () => {
    fought({ stacks: { a1: 'break' } }, 'plan a1 ban', 'plan a1 yaou+ringo')
      .logs(sums('a1', 4, 9), happens('spLost', { seat: 'A', amount: 3, sp: 9 }))
      .expects({ sp: { A: 9 } })
      .ends('A B', 'plan')
  })

  test('KFU-T24 (KFU-15.3) Tai-Chi wins 4 against 9: 3 SP, too', () => {
    fought({ hands: { A: 'tai-chi ...' }, stacks: { a1: 'break' } }, 'plan a1 tai-chi', 'plan a1 yaou+ringo')
      .logs(sums('a1', 4, 9), happens('win', { seat: 'A' }), happens('spLost', { seat: 'B', amount: 3, sp: 9 }))
      .expects({ sp: { A: 12, B: 9 } })
      .ends('A B', 'plan')
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 3],
    [6, 3],
    [7, 5],
    [9, 5],
  ])('KFU-15.2 a difference of %i costs %i', (gap, cost) => {
    fought({ hw: { A: 9, B: 0 }, stacks: { a1: 'break' } }, `plan a1 hua+${gap}hw`, 'plan a1 hikaru')
      .logs(sums('a1', 2 + gap, 2))
      .expects({ sp: { B: 12 - cost } })
      .ends('A B', 'plan')
  })

  test('KFU-15.4 a tie that Apple decides costs 1', () => {
    fought({ fronts: { A: 'apple' }, stacks: { a1: 'break' } }, 'plan a1 hua', 'plan a1 hikaru')
      .logs(sums('a1', 2, 2))
      .expects({ sp: { B: 11 } })
      .ends('A B', 'plan')
  })
})

describe('BLOCK', () => {
  test('KFU-T25 (KFU-15.5, KFU-15.6, KFU-15.7, KFU-15.8) one Animal fewer in the next round, and only there', () => {
    fought({ stacks: { a1: 'block' }, pile: 'kiwano kiwano coconut mushroom mushroom apple' }, 'pass', 'plan a1 yaou')
      .logs(happens('spLost', { seat: 'A', amount: 1, sp: 11 }), happens('block', { seat: 'A', round: 2 }))
      .expects({ sp: { A: 11 }, blocked: { A: 2, B: 0 }, limits: { A: 3 } })
      .refuses('A', 'plan a1 yue a2 ban a3 hua', 'KFU-6.7')
      .plays('A', 'plan a1 yue a2 ban')
      .plays('B', 'pass')
      .logs(happens('unblock', { seat: 'A' }))
      .expects({ blocked: { A: 0 } })
      .plays('A', 'plan a1 hua a2 chai a3 chai')
      .ends('B', 'plan')
  })

  test('KFU-15.8, KFU-17.3 the Cleanup of the round in which it came leaves the token, the next one takes it off', () => {
    fought({ round: 4, stacks: { a1: 'block' } }, 'plan a1 yue', 'pass')
      .expects({ blocked: { A: 0, B: 5 }, round: 5 })
      .refuses('B', 'plan a1 masaru a2 yaou a3 hikaru', 'KFU-6.7')
      .plays('A', 'pass')
      .plays('B', 'pass')
      .expects({ blocked: { A: 0, B: 0 }, round: 6 })
      .ends('A B', 'plan')
  })

  test('KFU-15.6 Peach makes up for it', () => {
    bout({ blocked: { A: 1 }, fronts: { A: 'peach' } })
      .plays('A', 'plan a1 yue a2 ban a3 hua')
      .ends('B', 'plan')
  })
})

test('KFU-15.9 CRASH: 3 SP', () => {
  fought({ stacks: { a1: 'crash' } }, 'plan a1 hua', 'pass')
    .expects({ sp: { A: 12, B: 9 } })
    .ends('A B', 'plan')
})

test('KFU-15.10 SHOCK: 1 SP, and 1 VP for the winner', () => {
  fought({ stacks: { a1: 'shock' } }, 'plan a1 hua', 'pass')
    .logs(happens('spLost', { seat: 'B', amount: 1, sp: 11 }), happens('vp', { seat: 'A', amount: 1, vp: 2 }))
    .expects({ sp: { B: 11 }, vp: { A: 2, B: 0 } })
    .ends('A B', 'plan')
})

test('KFU-15.11 DESTROY: 2 SP, and 2 HW for the winner', () => {
  fought({ stacks: { a1: 'destroy' } }, 'plan a1 hua', 'pass')
    .expects({ sp: { B: 10 }, hw: { A: 2, B: 4 }, warehouse: 14 })
    .ends('A B', 'plan')
})

describe('RETURN', () => {
  test('KFU-X26 (KFU-15.14) the Chef who came back has led: a Dish is paid, and all recover', () => {
    fought({ sp: { A: 9 }, hands: { A: 'fu yue chai' }, stacks: { a1: 'return' } }, 'plan a1 fu+yue', 'pass')
      .logs(happens('return', { seat: 'A', cards: ['fu', 'yue'] }), happens('food', { seat: 'A', food: 'dish' }))
      .expects({ dishes: { A: 1 }, rests: { A: '' }, hands: { A: 'fu ban chai chai yue hua hua shiue shiue' } })
      .ends('A B', 'plan')
  })

  test('KFU-15.12, KFU-15.13 2 SP; all Animals of the arena come back, its tokens do not, and the win stands', () => {
    fought({ stacks: { a1: 'return' } }, 'plan a2 fu', 'plan a1 yaou+masaru+2hw')
      .logs(happens('spLost', { seat: 'A', amount: 2 }), happens('return', { seat: 'B', cards: ['yaou', 'masaru'] }))
      .expects({ sp: { A: 10 }, vp: { B: 1 }, rests: { B: '' }, hw: { B: 2 }, warehouse: 18 })
      .ends('A B', 'plan')
  })

  test('KFU-15.12 only those of this arena', () => {
    fought({ stacks: { a2: 'return' } }, 'plan a1 hua a2 yue a3 ban', 'pass')
      .expects({ rests: { A: 'ban hua' } })
      .ends('A B', 'plan')
  })
})

describe('BOOM', () => {
  test('KFU-T26 (KFU-15.15, KFU-15.16) 2 SP, later 3; both stay in the front row', () => {
    fought({ stacks: { a1: 'boom' }, pile: 'boom' }, 'pass', 'plan a1 yaou')
      .logs(happens('spLost', { seat: 'A', amount: 2, sp: 10 }))
      .expects({ fronts: { B: 'boom' } })
      .plays('A', 'pass')
      .plays('B', 'plan a1 masaru')
      .logs(happens('spLost', { seat: 'A', amount: 3, sp: 7 }))
      .expects({ fronts: { B: 'boom boom' }, sp: { A: 7 } })
      .ends('A B', 'plan')
  })

  test('KFU-X24 (KFU-15.16) two at once act one after the other', () => {
    fought({ stacks: { a1: 'boom boom' } }, 'pass', 'plan a1 masaru')
      .logs(happens('spLost', { seat: 'A', amount: 2, sp: 10 }), happens('spLost', { seat: 'A', amount: 3, sp: 7 }))
      .ends('A B', 'plan')
  })

  test("KFU-15.15 the third costs 5; the opponent's do not count", () => {
    fought({ fronts: { B: 'boom boom' }, stacks: { a1: 'boom' } }, 'pass', 'plan a1 masaru')
      .expects({ sp: { A: 7 } })
      .ends('A B', 'plan')
    fought({ fronts: { A: 'boom boom' }, stacks: { a1: 'boom' } }, 'pass', 'plan a1 masaru')
      .expects({ sp: { A: 10 } })
      .ends('A B', 'plan')
  })
})
