import { describe, test } from 'vitest'
import { bout, fought, happens, sums } from '../testing/tables.ts'

// Chapter 12: the Ninja Cats as Leaders.

describe('Hikaru', () => {
  test('KFU-X15 (KFU-10.7) the HW he took in arena 1 are there for Ringo in arena 2', () => {
    fought({ hw: { A: 0, B: 0 } }, 'plan a1 yue', 'plan a1 hikaru a2 ringo')
      .logs(happens('win', { seat: 'A', arena: 'a1' }), happens('hw', { seat: 'B', amount: 3, hw: 3 }))
      .asks('B', 'ringo')
      .offers('B', 'commit 0')
      .offers('B', 'commit 1')
      .offers('B', 'commit 2')
      .offers('B', 'commit 3')
      .refuses('B', 'commit 4', 'KFU-12.5')
      .plays('B', 'commit 3')
      .logs(sums('a2', 0, 7))
      .expects({ hw: { B: 0 }, warehouse: 20 })
      .ends('A B', 'plan')
  })

  test('KFU-12.3 3 HW from the Warehouse, winning, losing or tied', () => {
    for (const dogs of ['pass', 'plan a1 hua', 'plan a1 yue'])
      fought({}, dogs, 'plan a1 hikaru')
        .expects({ hw: { B: 7 }, warehouse: 13 })
        .ends('A B', 'plan')
  })

  test('KFU-12.4 only Ringo uses them in the same round', () => {
    fought({ hw: { A: 0, B: 0 } }, 'plan a2 yue', 'plan a1 hikaru a2 masaru')
      .logs(happens('hw', { seat: 'B', amount: 3 }), sums('a2', 7, 3))
      .ends('A B', 'plan')
  })
})

describe('Ringo', () => {
  test('KFU-T16 (KFU-12.5) three more HW beat 6 AP', () => {
    fought({}, 'plan a1 chai+hua', 'plan a1 ringo')
      .plays('B', 'commit 3')
      .logs(happens('commit', { seat: 'B', arena: 'a1', hw: 3 }), sums('a1', 6, 7), happens('win', { seat: 'B' }))
      .expects({ hw: { B: 1 }, warehouse: 19 })
      .ends('A B', 'plan')
  })

  test('KFU-12.5, KFU-7.6 up to 4 beside those of the plan; none if he likes', () => {
    fought({ hw: { A: 0, B: 9 } }, 'pass', 'plan a1 ringo+5hw')
      .offers('B', 'commit 0')
      .plays('B', 'commit 4')
      .logs(sums('a1', 0, 13))
      .ends('A B', 'plan')
  })

  test('KFU-12.6, KFU-14.8 the Coconut cannot be added', () => {
    fought({ coconut: 'B' }, 'pass', 'plan a1 ringo')
      .refuses('B', 'commit coconut', 'TABLE-1')
      .plays('B', 'commit 1')
      .logs(sums('a1', 0, 5))
      .ends('A B', 'plan')
  })
})

describe('Yaou', () => {
  test('KFU-12.7 back to hand in Cleanup after a win as Leader, so nowhere before', () => {
    fought({}, 'plan a2 shiue', 'plan a1 yaou')
      .expects({ hands: { B: 'hokuto hikaru hikaru ringo ringo raihuu masaru masaru' } })
      .plays('A', 'none')
      .expects({ hands: { B: 'hokuto hikaru hikaru ringo ringo yaou raihuu masaru masaru' }, rests: { B: '' } })
      .ends('A B', 'plan')
  })

  test.each([
    ['after a loss', 'plan a1 yue', 'plan a1 yaou', 'yaou'],
    ['after a tie', 'plan a1 fu+ban', 'plan a1 yaou', 'yaou'],
    ['as an Assistant', 'pass', 'plan a1 masaru+yaou', 'yaou masaru'],
  ])('KFU-12.7 he rests %s', (_, dogs, cats, rest) => {
    fought({}, dogs, cats)
      .expects({ rests: { B: rest } })
      .ends('A B', 'plan')
  })
})

describe('Masaru', () => {
  test('KFU-X16 (KFU-10.5) of 4 HW he takes the 3 that the Warehouse holds', () => {
    fought({ hw: { A: 8, B: 9 }, warehouse: 3 }, 'pass', 'plan a1 masaru')
      .logs(happens('hw', { seat: 'B', amount: 3, hw: 12 }))
      .expects({ hw: { A: 8, B: 12 }, warehouse: 0 })
      .ends('A B', 'plan')
  })

  test('KFU-12.8, KFU-12.9 4 HW for a win, none for a tie or a loss', () => {
    fought({}, 'pass', 'plan a1 masaru')
      .expects({ hw: { B: 8 }, warehouse: 12 })
      .ends('A B', 'plan')
    fought({}, 'plan a1 ban', 'plan a1 masaru+hikaru')
      .expects({ hw: { B: 8 } })
      .ends('A B', 'plan')
    fought({ hw: { A: 1, B: 4 } }, 'plan a1 hua+1hw', 'plan a1 masaru')
      .expects({ hw: { B: 4 } })
      .ends('A B', 'plan')
    fought({}, 'plan a1 yue', 'plan a1 masaru')
      .expects({ hw: { B: 4 } })
      .ends('A B', 'plan')
  })
})

describe('Raihuu', () => {
  test('KFU-T17 (KFU-12.10, KFU-12.11, KFU-12.12, KFU-12.13) a token on both other arenas, for one combat each', () => {
    bout({ coconut: 'B' })
      .refuses('B', 'plan a1 raihuu a2 1hw', 'KFU-6.14')
      .refuses('B', 'plan a1 raihuu a3 1hw', 'KFU-6.14')
      .refuses('B', 'plan a1 raihuu a2 coconut', 'KFU-6.14')
      .refuses('B', 'plan a1 raihuu a3 coconut', 'KFU-6.14')
      .plays('A', 'pass')
      .plays('B', 'plan a1 raihuu')
      .logs(
        happens('raihuu', { seat: 'B', arena: 'a2' }),
        happens('raihuu', { seat: 'B', arena: 'a3' }),
        sums('a1', 0, 3),
        sums('a2', 0, 2),
        happens('raihuuOff', { seat: 'B', arena: 'a2' }),
        sums('a3', 0, 2),
        happens('raihuuOff', { seat: 'B', arena: 'a3' }),
      )
      .expects({ raihuu: '' })
      .ends('A B', 'plan')
  })

  test('KFU-12.12 the tokens reach arenas with lower numbers', () => {
    fought({}, 'plan a1 fu', 'plan a3 raihuu')
      .logs(sums('a1', 1, 2), sums('a2', 0, 2), sums('a3', 0, 3))
      .ends('A B', 'plan')
  })

  test('KFU-12.11 a token counts with Animals and without', () => {
    fought({}, 'plan a2 yue', 'plan a1 raihuu a2 yaou')
      .logs(sums('a2', 7, 7), happens('tie', { arena: 'a2' }), happens('raihuuOff', { arena: 'a2' }), sums('a3', 0, 2))
      .ends('A B', 'plan')
  })
})

describe('Shiue against Ringo', () => {
  const five = { hands: { A: 'shiue ban chai yue hua' }, hw: { A: 0, B: 3 } }

  test('KFU-X44 (KFU-7.7, KFU-7.9) a full team of Shiue has nothing to choose: no throw, only Ringo', () => {
    fought({ hw: { A: 0, B: 2 } }, 'plan a1 shiue+chai+yue', 'plan a1 ringo')
      .asks('B', 'ringo')
      .offers('B', 'commit 0')
      .offers('B', 'commit 1')
      .offers('B', 'commit 2')
      .refuses('B', 'commit 3', 'KFU-12.5')
      .plays('B', 'commit 2')
      .logs(sums('a1', 12, 6))
      .ends('A B', 'plan')
  })

  test('KFU-X45 (KFU-7.8, KFU-7.9) equal throws are repeated; the loser decides first', () => {
    fought(five, 'plan a1 shiue', 'plan a1 ringo')
      .asks('A B', 'throw')
      .plays('A', 'throw rock')
      .plays('B', 'throw rock')
      .logs(happens('throwTie'))
      .asks('A B', 'throw')
      .plays('A', 'throw paper')
      .plays('B', 'throw scissors')
      .logs(happens('first', { seat: 'A' }))
      .asks('A', 'shiue')
      .plays('A', 'add ban')
      .asks('B', 'ringo')
      .offers('B', 'commit 0')
      .offers('B', 'commit 3')
      .refuses('B', 'commit 4', 'KFU-12.5')
      .plays('B', 'commit 3')
      .logs(sums('a1', 6, 7))
      .ends('A B', 'plan')
  })

  test.each([
    ['rock', 'scissors', 'B'],
    ['scissors', 'paper', 'B'],
    ['paper', 'rock', 'B'],
    ['scissors', 'rock', 'A'],
    ['paper', 'scissors', 'A'],
    ['rock', 'paper', 'A'],
  ])('KFU-7.8 %s against %s: %s has lost and decides first', (dogs, cats, loser) => {
    fought(five, 'plan a1 shiue', 'plan a1 ringo')
      .plays('A', `throw ${dogs}`)
      .asks('B', 'throw')
      .plays('B', `throw ${cats}`)
      .logs(happens('throws', { signs: [dogs, cats] }), happens('first', { seat: loser }))
      .ends(loser, loser === 'A' ? 'shiue' : 'ringo')
  })

  test('KFU-7.9 the second knows what the first has done', () => {
    fought(five, 'plan a1 shiue', 'plan a1 ringo')
      .plays('A', 'throw rock')
      .plays('B', 'throw scissors')
      .plays('B', 'commit 2')
      .expects({ teams: { B: 'a1 ringo+2hw' }, hw: { B: 1 } })
      .asks('A', 'shiue')
      .plays('A', 'add yue')
      .logs(sums('a1', 8, 6))
      .ends('A B', 'plan')
  })

  test('KFU-7.7, KFU-7.9 without HW or without a card in hand there is no throw', () => {
    fought({ ...five, hw: { A: 0, B: 0 } }, 'plan a1 shiue', 'plan a1 ringo').ends('A', 'shiue')
    fought({ hands: { A: 'shiue' } }, 'plan a1 shiue', 'plan a1 ringo').ends('B', 'ringo')
    fought({ hands: { A: 'shiue' }, hw: { A: 0, B: 0 } }, 'plan a1 shiue', 'plan a1 ringo').ends('A B', 'plan')
  })
})
