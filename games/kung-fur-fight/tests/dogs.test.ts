import { describe, test } from 'vitest'
import { fought, happens, sums } from '../testing/tables.ts'

// Chapter 11: the Monk Dogs as Leaders.

describe('Ban', () => {
  test('KFU-T10 (KFU-11.3, KFU-11.4) of 7 opposing HW two count; two are stolen, five go to the Warehouse', () => {
    fought({ hw: { A: 0, B: 7 } }, 'plan a1 ban', 'plan a1 yaou+7hw')
      .logs(sums('a1', 4, 7), happens('theft', { seat: 'A', to: 'B', amount: 2, hw: 2 }))
      .expects({ hw: { A: 2, B: 0 }, warehouse: 18 })
      .ends('A B', 'plan')
  })

  test('KFU-X17 (KFU-11.3, KFU-11.4) a single HW gives nothing and is stolen', () => {
    fought({}, 'plan a1 ban', 'plan a1 masaru+1hw')
      .logs(sums('a1', 4, 3), happens('theft', { amount: 1 }))
      .expects({ hw: { A: 1, B: 3 }, warehouse: 16 })
      .ends('A B', 'plan')
  })

  test('KFU-X18 (KFU-11.5) he acts on what Ringo has added, too', () => {
    fought({ hw: { A: 0, B: 7 } }, 'plan a1 ban+chai', 'plan a1 ringo+3hw')
      .plays('B', 'commit 4')
      .logs(sums('a1', 8, 6), happens('win', { seat: 'A' }), happens('theft', { amount: 2 }))
      .expects({ hw: { A: 2, B: 0 }, warehouse: 18 })
      .ends('A B', 'plan')
  })

  test('KFU-11.4 he steals from a combat that he lost, and as an Assistant not at all', () => {
    fought({}, 'plan a1 ban', 'plan a1 yaou+3hw')
      .logs(sums('a1', 4, 5), happens('win', { seat: 'B' }), happens('theft', { amount: 2 }))
      .expects({ hw: { A: 2, B: 1 } })
      .ends('A B', 'plan')
    fought({}, 'plan a1 hua+ban', 'plan a1 yaou+3hw')
      .logs(sums('a1', 6, 8))
      .expects({ hw: { A: 0, B: 1 } })
      .ends('A B', 'plan')
  })

  test('KFU-11.5, KFU-14.8 the Coconut counts against him and is not stolen', () => {
    fought({ coconut: 'B' }, 'plan a1 ban', 'plan a1 masaru+1hw+coconut')
      .logs(sums('a1', 4, 4), happens('theft', { amount: 1 }))
      .expects({ coconut: 'B', hw: { A: 1, B: 3 } })
      .ends('A B', 'plan')
  })
})

describe('Chai', () => {
  test('KFU-X9 (KFU-11.6) the arena before this one has put him behind: +2', () => {
    fought({}, 'plan a2 chai', 'plan a1 masaru a2 ringo+1hw')
      .plays('B', 'commit 0')
      .logs(sums('a2', 6, 5), happens('win', { seat: 'A', arena: 'a2' }))
      .ends('A B', 'plan')
  })

  test('KFU-X10 (KFU-11.7) level in VP he gets nothing', () => {
    fought({ vp: { A: 2, B: 2 } }, 'plan a1 chai', 'pass')
      .logs(sums('a1', 4, 0))
      .ends('A B', 'plan')
    fought({ vp: { A: 1, B: 2 } }, 'plan a1 fu a2 chai', 'pass')
      .logs(sums('a1', 1, 0), sums('a2', 4, 0))
      .ends('A B', 'plan')
  })

  test('KFU-11.6 behind in VP he gets 2, one point is enough', () => {
    fought({ vp: { A: 1, B: 2 } }, 'plan a1 chai+chai', 'pass')
      .logs(sums('a1', 10, 0))
      .ends('A B', 'plan')
  })
})

describe('Yue', () => {
  test('KFU-T11 (KFU-11.8) three opposing Animals make 9', () => {
    fought({}, 'plan a1 yue', 'plan a1 hikaru+hikaru+masaru')
      .logs(sums('a1', 9, 7))
      .ends('A B', 'plan')
  })

  test('KFU-X11 (KFU-11.8) a Raihuu token is no Animal', () => {
    fought({}, 'plan a2 yue', 'plan a1 raihuu a2 masaru+hikaru')
      .logs(sums('a2', 8, 7), happens('win', { seat: 'A', arena: 'a2' }))
      .ends('A B', 'plan')
  })

  test('KFU-11.8 nobody there, no bonus', () => {
    fought({}, 'plan a1 yue', 'pass')
      .logs(sums('a1', 6, 0))
      .ends('A B', 'plan')
  })
})

describe('Hua', () => {
  test('KFU-T12 (KFU-11.9, KFU-11.10) her token helps from the next round on', () => {
    fought({ pile: 'kiwano' }, 'plan a1 hua', 'plan a1 hikaru')
      .logs(sums('a1', 2, 2), happens('hua', { seat: 'A', arena: 'a1' }))
      .expects({ hua: 'a1', vp: { A: 0, B: 0 } })
      .plays('A', 'plan a1 chai')
      .plays('B', 'pass')
      .logs(sums('a1', 6, 0))
      .ends('A B', 'plan')
  })

  test('KFU-T13 (KFU-11.12) a lost combat takes the token off', () => {
    fought({ hua: 'a1' }, 'plan a1 chai', 'plan a1 yaou+ringo')
      .logs(sums('a1', 6, 9), happens('huaLost', { seat: 'A', arena: 'a1' }))
      .expects({ hua: '' })
      .ends('A B', 'plan')
  })

  test('KFU-T14 (KFU-11.11, KFU-11.12) with Hua leading it stays, and stays one', () => {
    fought({ hua: 'a1' }, 'plan a1 hua', 'plan a1 yaou')
      .logs(sums('a1', 4, 5), happens('win', { seat: 'B' }))
      .expects({ hua: 'a1' })
      .ends('A B', 'plan')
  })

  test('KFU-X6 (KFU-11.13) a loss without Dogs takes it off, too', () => {
    fought({ hua: 'a1' }, 'pass', 'plan a1 ringo')
      .plays('B', 'commit 0')
      .logs(sums('a1', 2, 4), happens('win', { seat: 'B' }), happens('huaLost', { seat: 'A', arena: 'a1' }))
      .expects({ hua: '' })
      .ends('A B', 'plan')
  })

  test('KFU-X7 (KFU-11.12, KFU-12.7) as an Assistant Hua does not save it; Yaou goes back to hand', () => {
    fought({ hua: 'a1' }, 'plan a1 chai+hua', 'plan a1 yaou+ringo')
      .logs(sums('a1', 8, 9), happens('huaLost', { arena: 'a1' }), happens('yaou', { seat: 'B' }))
      .expects({ hua: '', rests: { A: 'chai hua', B: 'ringo' } })
      .expects({ hands: { B: 'hokuto hikaru hikaru ringo yaou raihuu masaru masaru' } })
      .ends('A B', 'plan')
  })

  test('KFU-X8 (KFU-9.12, KFU-12.9, KFU-17.6) in a tie it stays; Masaru gives nothing; Fu is paid for', () => {
    fought({ hua: 'a1', stacks: { a1: 'crash' }, pile: 'peach' }, 'plan a1 fu', 'plan a1 masaru')
      .logs(
        sums('a1', 3, 3),
        happens('tie'),
        happens('food', { seat: 'A', food: 'dish' }),
        happens('recover', { seat: 'A' }),
      )
      .expects({ hua: 'a1', hw: { B: 4 }, stacks: { a1: 'crash peach' }, dishes: { A: 1 }, rests: { A: '' } })
      .ends('A B', 'plan')
  })

  test('KFU-X48 (KFU-7.13) RETURN takes Hua back to hand, and her token is placed all the same', () => {
    fought({ stacks: { a1: 'return' } }, 'plan a1 hua', 'pass')
      .logs(happens('return', { seat: 'A', cards: ['hua'] }), happens('hua', { arena: 'a1' }))
      .expects({ hua: 'a1', hands: { A: 'fu ban chai chai yue hua hua shiue shiue' }, rests: { A: '' } })
      .ends('A B', 'plan')
  })

  test('KFU-11.10 the combat in which it is placed does not profit; a later arena of the round does not either', () => {
    fought({}, 'plan a1 hua a2 hua', 'pass')
      .logs(sums('a1', 2, 0), sums('a2', 2, 0))
      .expects({ hua: 'a1 a2' })
      .ends('A B', 'plan')
  })

  test('KFU-11.14 winning, losing or tied, it is placed without asking', () => {
    for (const cats of ['pass', 'plan a1 hikaru', 'plan a1 yaou'])
      fought({}, 'plan a1 hua', cats).expects({ hua: 'a1' }).ends('A B', 'plan')
  })
})

describe('Shiue', () => {
  test('KFU-T15 (KFU-11.15) he brings Chai along, beyond the limit', () => {
    fought({}, 'plan a1 shiue a2 chai a3 hua', 'pass')
      .asks('A', 'shiue')
      .plays('A', 'add chai')
      .logs(happens('add', { seat: 'A', arena: 'a1', card: 'chai' }), sums('a1', 6, 0))
      .ends('A B', 'plan')
  })

  test('KFU-T36 (KFU-11.16, KFU-18.3) with only Tumaz in hand he is asked, and Tumaz is refused', () => {
    fought({ hands: { A: 'shiue tumaz' } }, 'plan a1 shiue', 'pass')
      .asks('A', 'shiue')
      .refuses('A', 'add tumaz', 'KFU-11.16')
      .doesNotOffer('A', 'add tumaz')
      .plays('A', 'none')
      .logs(happens('addNone', { seat: 'A', arena: 'a1' }), sums('a1', 2, 0))
      .ends('A B', 'plan')
  })

  test('KFU-X25 (KFU-11.17, KFU-15.12) what RETURN took back in arena 1 can join in arena 2', () => {
    fought({ hands: { A: 'shiue shiue chai' }, stacks: { a1: 'return' } }, 'plan a1 shiue+chai a2 shiue', 'pass')
      .expects({ hands: { A: 'chai shiue' } })
      .asks('A', 'shiue')
      .offers('A', 'add chai')
      .offers('A', 'add shiue')
      .plays('A', 'add shiue')
      .logs(sums('a2', 4, 0))
      .ends('A B', 'plan')
  })

  test('KFU-11.17, KFU-9.7 so can a Ranger that was won in an earlier arena', () => {
    fought({ hands: { A: 'hua shiue' }, stacks: { a1: 'himiko' } }, 'plan a1 hua a2 shiue', 'pass')
      .plays('A', 'add himiko')
      .logs(sums('a2', 6, 0))
      .ends('A B', 'plan')
  })

  test('KFU-11.15, KFU-7.6 a team of two may get a third, a team of three is not asked', () => {
    fought({}, 'plan a1 shiue+hua', 'pass')
      .plays('A', 'add yue')
      .logs(sums('a1', 10, 0))
      .ends('A B', 'plan')
    fought({}, 'plan a1 shiue+hua+hua', 'pass')
      .logs(sums('a1', 6, 0))
      .ends('A B', 'plan')
  })

  test('KFU-11.18 what is added is an ordinary Assistant, in combat and afterwards', () => {
    fought({ hands: { A: 'shiue himiko ban' } }, 'plan a1 shiue', 'pass')
      .plays('A', 'add himiko')
      .expects({ hands: { A: 'ban' }, rests: { A: 'fu chai chai yue hua hua shiue shiue himiko' } })
      .ends('A B', 'plan')
    fought({ hands: { A: 'shiue chai' }, stacks: { a1: 'return' } }, 'plan a1 shiue', 'pass')
      .plays('A', 'add chai')
      .logs(happens('return', { cards: ['shiue', 'chai'] }))
      .expects({ hands: { A: 'chai shiue' } })
      .ends('A B', 'plan')
  })
})

test('KFU-11.2, KFU-12.2 a Chef who led is paid for', () => {
  fought({}, 'plan a1 fu', 'plan a1 hokuto')
    .logs(happens('food', { seat: 'A', food: 'dish' }), happens('food', { seat: 'B', food: 'dish' }))
    .expects({ dishes: { A: 1, B: 1 }, rests: { A: '', B: '' } })
    .ends('A B', 'plan')
})
