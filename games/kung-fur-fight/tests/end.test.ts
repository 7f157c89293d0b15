import { describe, test } from 'vitest'
import { bout, fought, happens } from '../testing/tables.ts'

// Chapters 10 and 16: keeping score, and the end of the match.

describe('keeping score', () => {
  test('KFU-T27 (KFU-10.4) after 10 comes 11', () => {
    fought({ vp: { A: 10, B: 9 } }, 'plan a1 hua', 'pass')
      .logs(happens('win', { seat: 'A', vp: 11 }))
      .expects({ vp: { A: 11, B: 9 } })
      .ends('A B', 'plan')
  })

  test('KFU-X47 (KFU-10.2, KFU-10.3) at 0 SP the Dogs fight on; POWER gives them nothing and costs the Cats 2', () => {
    fought({ sp: { A: 3 }, stacks: { a1: 'crash', a2: 'power' } }, 'plan a2 hua', 'plan a1 masaru')
      .logs(happens('spLost', { seat: 'A', sp: 0 }), happens('win', { seat: 'A', arena: 'a2' }))
      .expects({ sp: { A: 0, B: 10 }, vp: { A: 1, B: 1 } })
      .endsMatch({ places: [2, 1], reason: 'spirit' })
  })

  test('KFU-10.1 SP stop at 0', () => {
    fought({ sp: { A: 1 }, stacks: { a1: 'crash' } }, 'pass', 'plan a1 masaru')
      .logs(happens('spLost', { seat: 'A', amount: 1, sp: 0 }))
      .expects({ sp: { A: 0 } })
      .endsMatch({ reason: 'spirit' })
  })

  test('KFU-10.5, KFU-10.6 whoever should take more HW than there are takes those; 20 there always are', () => {
    fought(
      { hw: { A: 9, B: 8 }, stacks: { a1: 'kiwano', a2: 'destroy' } },
      'plan a1 hua+2hw a2 ban',
      'plan a3 hikaru+1hw',
    )
      .logs(happens('hw', { seat: 'A', amount: 3, hw: 10 }))
      .expects({ hw: { A: 10, B: 7 }, warehouse: 3 })
      .ends('A B', 'plan')
  })
})

describe('the end check', () => {
  test('KFU-T9 (KFU-4.3, KFU-16.5, KFU-16.7) a lead of 4 counts after arena 3, not before', () => {
    fought({ vp: { A: 3, B: 0 } }, 'plan a1 yue a2 hua', 'plan a2 yaou')
      .logs(happens('win', { seat: 'A', arena: 'a1', vp: 4 }), happens('win', { seat: 'B', arena: 'a2', vp: 1 }))
      .outcome(null)
      .expects({ vp: { A: 4, B: 1 } })
      .ends('A B', 'plan')
    fought({ vp: { A: 3, B: 0 } }, 'plan a1 yue a2 hua a3 ban', 'plan a2 yaou')
      .expects({ vp: { A: 5, B: 1 } })
      .endsMatch({ places: [1, 2], reason: 'lead', rule: 'KFU-16.5' })
  })

  test('KFU-T28 (KFU-16.3) who alone is at 0 SP has lost, whatever the VP', () => {
    fought({ sp: { A: 3, B: 3 }, vp: { A: 9, B: 3 }, stacks: { a1: 'crash' } }, 'pass', 'plan a1 masaru')
      .expects({ sp: { A: 0, B: 3 }, vp: { A: 9, B: 4 } })
      .endsMatch({ places: [2, 1], reason: 'spirit', rule: 'KFU-16.3' })
  })

  test.each([
    ['6 against 4', { A: 5, B: 3 }, [1, 2]],
    ['5 against 5', { A: 4, B: 4 }, [1, 1]],
  ])('KFU-T29 (KFU-16.4) both at 0 SP: the VP decide, %s', (_, vp, places) => {
    fought({ sp: { A: 3, B: 3 }, vp, stacks: { a1: 'crash', a2: 'crash' } }, 'plan a1 hua', 'plan a2 masaru')
      .expects({ sp: { A: 0, B: 0 }, vp: { A: vp.A + 1, B: vp.B + 1 } })
      .endsMatch({ places, reason: 'bothDown', rule: 'KFU-16.4' })
  })

  test('KFU-T30 (KFU-16.6) with two cards in the pile the higher VP win, not the higher SP', () => {
    fought({ pileSize: 2, sp: { A: 5, B: 9 }, vp: { A: 3, B: 2 } }, 'pass', 'pass')
      .expects({ sp: { A: 5, B: 9 }, vp: { A: 3, B: 2 } })
      .endsMatch({ places: [1, 2], reason: 'pile', rule: 'KFU-16.6' })
  })

  test('KFU-X35 (KFU-16.5) a lead of 4 wins, with SP and cards to spare', () => {
    fought({ pileSize: 20, sp: { A: 4, B: 7 }, vp: { A: 2, B: 5 } }, 'pass', 'plan a1 hikaru')
      .expects({ sp: { A: 4, B: 7 }, vp: { A: 2, B: 6 } })
      .endsMatch({ places: [2, 1], reason: 'lead', rule: 'KFU-16.5' })
  })

  test('KFU-X36 (KFU-16.6) equal VP at an empty pile is a draw', () => {
    fought({ pileSize: 1, sp: { A: 4, B: 7 }, vp: { A: 5, B: 5 } }, 'pass', 'pass').endsMatch({
      places: [1, 1],
      reason: 'pile',
      rule: 'KFU-16.6',
    })
  })

  test('KFU-16.1 once in a round, after Peaches are spent, before anything is cleaned up', () => {
    fought({ pileSize: 2, fronts: { A: 'peach' } }, 'plan a1 hua+chai a2 yue a3 fu', 'pass')
      .logs(happens('peachSpent', { seat: 'A' }), happens('over', { winners: ['A'], reason: 'pile' }))
      .expects({ dishes: { A: 2 }, rests: { A: '' } })
      .endsMatch({ reason: 'pile' })
  })

  test('KFU-16.2 the first test that applies decides', () => {
    const all = { pileSize: 2, sp: { A: 3 }, vp: { A: 7, B: 4 }, stacks: { a1: 'crash' } }
    fought(all, 'plan a2 hua a3 yue', 'plan a1 masaru')
      .expects({ vp: { A: 9, B: 5 }, sp: { A: 0 } })
      .endsMatch({ places: [2, 1], reason: 'spirit' })
    fought({ ...all, sp: { A: 12 } }, 'plan a2 hua a3 yue', 'plan a1 masaru').endsMatch({
      places: [1, 2],
      reason: 'lead',
    })
    fought({ ...all, sp: { A: 12 } }, 'plan a2 hua', 'plan a1 masaru').endsMatch({ places: [1, 2], reason: 'pile' })
  })

  test('KFU-16.5 a lead of 3 is not enough', () => {
    fought({ vp: { A: 2, B: 0 } }, 'plan a1 hua', 'pass')
      .expects({ vp: { A: 3, B: 0 } })
      .ends('A B', 'plan')
  })

  test('KFU-1.12 the discard is never shuffled back: the match ends instead', () => {
    fought({ pileSize: 2, discard: 'crash crash power power shock shock' }, 'pass', 'pass').endsMatch({
      reason: 'pile',
    })
  })
})

describe('giving up', () => {
  test('KFU-18.11 at any time; the other wins', () => {
    bout({ vp: { A: 3 } })
      .givesUp('A')
      .logs(happens('gaveUp', { seat: 'A' }), happens('over', { winners: ['B'], reason: 'gaveUp' }))
      .endsMatch({ places: [2, 1], reason: 'gaveUp', rule: 'KFU-18.11' })
    bout()
      .givesUp('B')
      .endsMatch({ places: [1, 2], reason: 'gaveUp' })
  })

  test('KFU-18.11 also while the other one is asked, or after handing in a plan', () => {
    fought({}, 'plan a1 shiue', 'pass')
      .asks('A', 'shiue')
      .givesUp('B')
      .endsMatch({ places: [1, 2], reason: 'gaveUp' })
    fought({}, 'plan a1 shiue', 'plan a1 ringo')
      .asks('A B', 'throw')
      .givesUp('A')
      .endsMatch({ places: [2, 1] })
    bout()
      .plays('A', 'plan a1 yue')
      .givesUp('A')
      .endsMatch({ places: [2, 1], reason: 'gaveUp' })
    fought({ stacks: { a1: 'peel' } }, 'plan a1 yue', 'pass')
      .asks('A', 'peel')
      .givesUp('A')
      .endsMatch({ places: [2, 1] })
  })
})
