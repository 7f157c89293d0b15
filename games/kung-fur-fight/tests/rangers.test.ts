import { describe, test } from 'vitest'
import { fought, happens, sums } from '../testing/tables.ts'

// Chapter 13: Rangers as Leaders, and the waiver against Tai-Chi.

describe('Ming', () => {
  test('KFU-X42 (KFU-13.1) 2 VP for the win and 1 for SHOCK', () => {
    fought({ hands: { A: 'ming ...' }, stacks: { a1: 'shock' } }, 'plan a1 ming', 'pass')
      .logs(happens('win', { seat: 'A', amount: 2, vp: 2 }), happens('vp', { seat: 'A', amount: 1, vp: 3 }))
      .expects({ vp: { A: 3, B: 0 } })
      .ends('A B', 'plan')
  })

  test('KFU-13.1 as an Assistant he doubles nothing', () => {
    fought({ hands: { A: 'ming ...' } }, 'plan a1 hua+ming', 'pass')
      .expects({ vp: { A: 1 } })
      .ends('A B', 'plan')
  })
})

describe('Shiau-Yao', () => {
  const his = { hands: { A: 'shiau-yao ...' } }

  test('KFU-X12 (KFU-7.10, KFU-13.2) he sends away what Shiue has just brought', () => {
    fought({ hands: { A: 'ban chai shiue shiue', B: 'shiau-yao ...' } }, 'plan a1 shiue a2 shiue', 'plan a1 shiau-yao')
      .asks('A', 'shiue')
      .plays('A', 'add chai')
      .asks('B', 'shiauYao')
      .plays('B', 'remove chai')
      .logs(
        happens('remove', { seat: 'B', to: 'A', arena: 'a1', card: 'chai' }),
        sums('a1', 2, 3),
        happens('win', { seat: 'B' }),
      )
      .expects({ rests: { A: 'fu chai chai yue hua hua' }, hands: { A: 'ban' } })
      .ends('A', 'shiue')
  })

  test('KFU-X13 (KFU-13.4) of two lowest Assistants his owner picks; the Leader is safe', () => {
    const both = () => fought(his, 'plan a1 shiau-yao', 'plan a1 yaou+masaru+raihuu')
    both()
      .offers('A', 'remove masaru')
      .offers('A', 'remove raihuu')
      .offers('A', 'none')
      .refuses('A', 'remove yaou', 'KFU-13.4')
      .plays('A', 'remove raihuu')
      .logs(sums('a1', 3, 8))
      .ends('A B', 'plan')
    both()
      .plays('A', 'remove masaru')
      .logs(sums('a1', 3, 8))
      .ends('A B', 'plan')
    both()
      .plays('A', 'none')
      .logs(happens('removeNone', { seat: 'A' }), sums('a1', 3, 11))
      .ends('A B', 'plan')
  })

  test('KFU-X14 (KFU-13.3) against a single Animal nothing is asked', () => {
    fought(his, 'plan a1 shiau-yao', 'plan a1 ringo')
      .plays('B', 'commit 0')
      .logs(sums('a1', 3, 4))
      .ends('A B', 'plan')
  })

  test('KFU-13.4 the printed AP decide, and only the lowest goes', () => {
    fought(his, 'plan a1 shiau-yao', 'plan a1 hikaru+ringo+masaru')
      .offers('A', 'remove masaru')
      .doesNotOffer('A', 'remove ringo')
      .plays('A', 'remove masaru')
      .logs(sums('a1', 3, 6))
      .ends('A B', 'plan')
  })

  test('KFU-13.5 the card counts no more for Yue or RETURN; HW and Coconut stay', () => {
    fought({ hands: { B: 'shiau-yao ...' } }, 'plan a1 yue+hua', 'plan a1 shiau-yao+masaru')
      .plays('B', 'remove hua')
      .logs(sums('a1', 8, 6))
      .ends('A B', 'plan')
    fought({ hands: { B: 'shiau-yao ...' }, stacks: { a1: 'return' } }, 'plan a1 yue+hua', 'plan a1 shiau-yao')
      .plays('B', 'remove hua')
      .logs(sums('a1', 7, 3), happens('return', { cards: ['yue'] }))
      .expects({ rests: { A: 'hua' } })
      .ends('A B', 'plan')
    fought({ ...his, coconut: 'B' }, 'plan a1 shiau-yao', 'plan a1 masaru+hikaru+2hw+coconut')
      .plays('A', 'remove hikaru')
      .logs(sums('a1', 3, 6))
      .ends('A B', 'plan')
  })

  test('KFU-7.10 as an Assistant he asks nothing', () => {
    fought(his, 'plan a1 hua+shiau-yao', 'plan a1 masaru+hikaru')
      .logs(sums('a1', 5, 5))
      .ends('A B', 'plan')
  })
})

describe('Musashi', () => {
  const his = (more = {}) => ({ hands: { A: 'musashi ...', B: 'boshark ...' }, ...more })

  test('KFU-T18 (KFU-13.6) CRASH costs him 1 SP', () => {
    fought(his({ stacks: { a1: 'crash' } }), 'plan a1 musashi', 'plan a1 yaou')
      .logs(sums('a1', 4, 5), happens('spLost', { seat: 'A', amount: 1, sp: 11 }))
      .expects({ sp: { A: 11 } })
      .ends('A B', 'plan')
  })

  test('KFU-X22 (KFU-13.7, KFU-13.8) one SP for the whole combat; the points of SHOCK are scored', () => {
    fought(his({ stacks: { a1: 'crash shock' } }), 'plan a1 musashi', 'plan a1 boshark')
      .expects({ sp: { A: 11 }, vp: { A: 0, B: 2 } })
      .ends('A B', 'plan')
  })

  test('KFU-X23 (KFU-13.7) where nothing costs SP nothing is lost', () => {
    fought(his({ stacks: { a1: 'peach' } }), 'plan a1 musashi', 'plan a1 yaou')
      .expects({ sp: { A: 12 }, fronts: { B: 'peach' } })
      .ends('A B', 'plan')
  })

  test('KFU-13.7 cards taken with Peel fall under the same cap', () => {
    fought(his({ stacks: { a1: 'shock peel' }, pile: 'crash' }), 'plan a1 musashi', 'plan a1 boshark')
      .plays('B', 'take crash')
      .expects({ sp: { A: 11 } })
      .ends('A B', 'plan')
  })

  test('KFU-13.8 SP, HW, the limit token and BOOM are not touched', () => {
    const stacks = { a1: 'power destroy block' }
    fought(his({ stacks, sp: { B: 9 } }), 'plan a1 musashi', 'plan a1 yaou')
      .expects({ sp: { A: 11, B: 10 }, hw: { B: 6 }, blocked: { A: 2 } })
      .ends('A B', 'plan')
    fought(his({ stacks: { a1: 'boom' } }), 'plan a1 musashi', 'plan a1 yaou')
      .expects({ sp: { A: 11 }, fronts: { B: 'boom' } })
      .ends('A B', 'plan')
  })

  test('KFU-13.6 he spares neither as an Assistant nor in another arena', () => {
    fought(his({ stacks: { a1: 'crash' } }), 'plan a1 hua+musashi', 'plan a1 yaou+masaru')
      .expects({ sp: { A: 9 } })
      .ends('A B', 'plan')
    fought(his({ stacks: { a1: 'crash', a2: 'crash' } }), 'plan a1 musashi', 'plan a1 yaou a2 masaru')
      .expects({ sp: { A: 8 } })
      .ends('A B', 'plan')
  })
})

describe('Tai-Chi', () => {
  test('KFU-T19 (KFU-13.10) 4 wins against 9', () => {
    fought({ hands: { A: 'tai-chi ...' } }, 'plan a1 tai-chi', 'plan a1 yaou+ringo')
      .logs(sums('a1', 4, 9), happens('win', { seat: 'A', arena: 'a1' }))
      .expects({ vp: { A: 1, B: 0 } })
      .ends('A B', 'plan')
  })

  test.each([
    [-1, 'masaru', { A: 1, B: 0 }],
    [0, 'hikaru+hikaru', { A: 0, B: 0 }],
    [1, 'yaou', { A: 0, B: 1 }],
    [3, 'masaru+ringo', { A: 0, B: 1 }],
    [4, 'yaou+masaru', { A: 1, B: 0 }],
  ])('KFU-X19 (KFU-13.9, KFU-13.10, KFU-13.11) behind by %i, against %s', (gap, team, vp) => {
    fought({ hands: { A: 'tai-chi ...' } }, 'plan a1 tai-chi', `plan a1 ${team}`)
      .logs(sums('a1', 4, 4 + gap))
      .expects({ vp })
      .ends('A B', 'plan')
  })

  test.each([
    ['use', 9, { A: 0, B: 1 }],
    ['waive', 8, { A: 1, B: 0 }],
  ])('KFU-X20 (KFU-7.11) Yue may hold back against him: %s', (answer, dogs, vp) => {
    fought({ hands: { B: 'tai-chi ...' } }, 'plan a1 yue+hua', 'plan a1 tai-chi+1hw')
      .asks('A', 'waiver')
      .plays('A', answer)
      .logs(happens(answer, { seat: 'A', arena: 'a1', leader: 'yue' }), sums('a1', dogs, 5))
      .expects({ vp })
      .ends('A B', 'plan')
  })

  test.each([
    [0, 9, { A: 0, B: 1 }],
    [1, 8, { A: 0, B: 0 }],
    [2, 7, { A: 1, B: 0 }],
    [3, 6, { A: 1, B: 0 }],
    [4, 5, { A: 1, B: 0 }],
    [5, 4, { A: 0, B: 1 }],
  ])('KFU-X21 (KFU-7.11, KFU-11.4) Ban ignores %i HW: 8 against %i; he steals 2 in any case', (ignored, cats, vp) => {
    fought({ hands: { B: 'tai-chi ...' }, hw: { A: 0, B: 5 } }, 'plan a1 ban+chai', 'plan a1 tai-chi+5hw')
      .asks('A', 'waiver')
      .plays('A', `ignore ${ignored}`)
      .logs(happens('ignore', { seat: 'A', arena: 'a1', hw: ignored }), sums('a1', 8, cats))
      .expects({ vp, hw: { A: 2, B: 0 } })
      .ends('A B', 'plan')
  })

  test('KFU-7.11 Chai may hold back when he is behind', () => {
    const given = { hands: { B: 'tai-chi ...' }, vp: { A: 0, B: 1 } }
    fought(given, 'plan a1 chai+hua', 'plan a1 tai-chi')
      .plays('A', 'use')
      .logs(sums('a1', 8, 4))
      .ends('A B', 'plan')
    fought(given, 'plan a1 chai+hua', 'plan a1 tai-chi')
      .plays('A', 'waive')
      .logs(sums('a1', 6, 4))
      .ends('A B', 'plan')
  })

  test('KFU-7.11 against any other Leader abilities work in full, unasked', () => {
    fought({}, 'plan a1 yue', 'plan a1 masaru')
      .logs(sums('a1', 7, 3))
      .ends('A B', 'plan')
    fought({ vp: { B: 1 } }, 'plan a1 chai', 'plan a1 masaru')
      .logs(sums('a1', 6, 3))
      .ends('A B', 'plan')
    fought({}, 'plan a1 ban', 'plan a1 masaru+2hw')
      .logs(sums('a1', 4, 3))
      .ends('A B', 'plan')
    fought({ hands: { B: 'tai-chi ...' } }, 'plan a1 yue', 'plan a1 masaru+tai-chi')
      .logs(sums('a1', 8, 7))
      .ends('A B', 'plan')
  })

  // KFU-13.12: there is one Tai-Chi, so both sides cannot be led by him.
})

describe('Himiko', () => {
  test('KFU-13.13 three per arena stay three; KFU-13.14 led by another she counts', () => {
    fought({ hands: { A: 'himiko ...' } }, 'plan a1 himiko+chai+hua a2 yue', 'pass')
      .logs(sums('a1', 10, 0), sums('a2', 6, 0))
      .ends('A B', 'plan')
  })
})

describe('BoShark', () => {
  const his = { hands: { A: 'musashi ...', B: 'boshark ...' }, stacks: { a1: 'crash' } }

  test('KFU-T21 (KFU-13.15) his win with CRASH costs 5 SP', () => {
    fought(his, 'plan a1 hua', 'plan a1 boshark')
      .logs(happens('spLost', { seat: 'A', amount: 3, sp: 9 }), happens('spLost', { seat: 'A', amount: 2, sp: 7 }))
      .expects({ sp: { A: 7 } })
      .ends('A B', 'plan')
  })

  test('KFU-T22 (KFU-13.17) against a Leader Musashi 1', () => {
    fought(his, 'plan a1 musashi', 'plan a1 boshark')
      .expects({ sp: { A: 11 } })
      .ends('A B', 'plan')
  })

  test('KFU-13.16 after the rewards: RETURN and POWER come first', () => {
    fought({ ...his, stacks: { a1: 'power return' } }, 'plan a1 hua', 'plan a1 boshark')
      .logs(
        happens('spLost', { amount: 2, sp: 10 }),
        happens('return', { seat: 'B', cards: ['boshark'] }),
        happens('spLost', { amount: 2, sp: 6, rule: 'KFU-13.15' }),
      )
      .ends('A B', 'plan')
  })

  test('KFU-13.15 neither as an Assistant nor without a win', () => {
    fought({ hands: { B: 'boshark ...' } }, 'pass', 'plan a1 masaru+boshark')
      .expects({ sp: { A: 12 } })
      .ends('A B', 'plan')
    fought({ hands: { B: 'boshark ...' } }, 'plan a1 yue', 'plan a1 boshark')
      .expects({ sp: { A: 12 } })
      .ends('A B', 'plan')
  })
})

describe('Tumaz', () => {
  test('KFU-13.18 8 AP, alone', () => {
    fought({ hands: { A: 'tumaz ...' } }, 'plan a1 tumaz', 'plan a1 yaou')
      .logs(sums('a1', 8, 5))
      .ends('A B', 'plan')
  })
})

test('KFU-7.13 who led has led, even if RETURN has taken him back', () => {
  fought({ stacks: { a1: 'return', a2: 'return' } }, 'pass', 'plan a1 hikaru a2 masaru')
    .logs(
      happens('return', { arena: 'a1', cards: ['hikaru'] }),
      happens('hw', { amount: 3, hw: 7 }),
      happens('return', { arena: 'a2', cards: ['masaru'] }),
      happens('hw', { amount: 4, hw: 11 }),
    )
    .expects({ rests: { B: '' } })
    .ends('A B', 'plan')
})
