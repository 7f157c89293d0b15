import { describe, expect, test } from 'vitest'
import { accepts, at, bout, fought, happens, offered, rulesFor, sums } from '../testing/tables.ts'

// Chapter 6: what may be planned, and what is refused.

test('KFU-T3 (KFU-6.2, KFU-6.4, KFU-6.7) up to four Animals with a board limit of 4, three of them in one arena', () => {
  const four = { limits: { A: 4 } }
  for (const plan of [
    'pass',
    'plan a1 hua',
    'plan a1 hua+chai',
    'plan a1 hua+chai+yue',
    'plan a1 hua+chai+yue a2 ban',
    'plan a1 hua+chai a3 yue+ban',
  ])
    accepts(four, plan)
  bout(four)
    .refuses('A', 'plan a1 hua+chai+yue a2 ban a3 hua', 'KFU-6.7')
    .refuses('A', 'plan a1 hua+chai+yue+ban', 'KFU-6.4')
    .ends('A B', 'plan')
})

test('KFU-X37 (KFU-6.9, KFU-7.15) five Animals use two Peaches, which are discarded at the end of Resolve', () => {
  const peaches = { fronts: { A: 'peach peach' } }
  fought(peaches, 'plan a1 hua+chai a2 yue+ban a3 chai', 'pass')
    .logs(
      happens('peach', { seat: 'A', count: 2 }),
      happens('win', { arena: 'a3' }),
      happens('peachSpent', { seat: 'A', count: 2 }),
    )
    .expects({ fronts: { A: '' }, discard: 'peach peach', vp: { A: 3 } })
    .ends('A B', 'plan')
  bout(peaches).refuses('A', 'plan a1 hua+chai a2 yue+ban a3 chai+hua', 'KFU-6.7').ends('A B', 'plan')
})

test('KFU-X38 (KFU-14.10) a Peach whose extra place was not needed is kept', () => {
  fought({ fronts: { A: 'peach' } }, 'plan a1 hua a2 yue a3 chai', 'pass')
    .expects({ fronts: { A: 'peach' }, discard: '' })
    .ends('A B', 'plan')
})

test('KFU-X39 (KFU-13.13, KFU-13.14) Himiko is not counted as Leader, but as Assistant', () => {
  const himiko = { hands: { A: 'himiko ...' } }
  accepts(himiko, 'plan a1 himiko+chai a2 yue a3 hua')
  bout(himiko).refuses('A', 'plan a1 chai+himiko a2 yue a3 hua', 'KFU-6.7').ends('A B', 'plan')
})

test('KFU-X40 (KFU-6.20) each mistake is refused by its own rule', () => {
  bout({ hands: { A: 'tumaz ...' } })
    .refuses('A', 'plan a1 chai+fu', 'KFU-6.11')
    .refuses('A', 'plan a1 tumaz+chai', 'KFU-6.12')
    .refuses('A', 'plan a1 chai+chai+hua+hua', 'KFU-6.4')
    .refuses('B', 'plan a1 hikaru a2 1hw', 'KFU-6.14')
    .refuses('B', 'plan a1 hikaru+5hw', 'KFU-6.15')
    .ends('A B', 'plan')
})

test('KFU-X41 (KFU-6.20) Tumaz with Fu is refused for Tumaz, who is looked at first', () => {
  bout({ hands: { A: 'tumaz ...' } })
    .refuses('A', 'plan a1 tumaz+fu', 'KFU-6.12')
    .ends('A B', 'plan')
})

test('KFU-T20 (KFU-13.13) a board limit of 5 lets six Animals in when Himiko leads, not seven', () => {
  const himiko = { limits: { A: 5 }, hands: { A: 'himiko ...' } }
  accepts(himiko, 'plan a1 himiko+chai+hua a2 yue+chai+hua')
  bout(himiko)
    .refuses('A', 'plan a1 himiko+chai+hua a2 yue+chai+hua a3 ban', 'KFU-6.7')
    .refuses('A', 'plan a1 himiko+chai+hua+yue', 'KFU-6.4')
    .ends('A B', 'plan')
})

test('KFU-T37 (KFU-13.18) HW and Coconut may join Tumaz: 12 AP', () => {
  fought({ hands: { A: 'tumaz ...' }, hw: { A: 3, B: 0 }, coconut: 'A' }, 'plan a1 tumaz+3hw+coconut', 'pass')
    .logs(sums('a1', 12, 0))
    .ends('A B', 'plan')
})

describe('who may be planned', () => {
  test('KFU-6.1, KFU-6.2 one team per arena; any arena, and all of them, may be empty', () => {
    for (const plan of ['plan a1 hua a2 yue a3 ban', 'plan a2 hua', 'plan a3 hua+yue', 'pass']) accepts({}, plan)
  })

  test('KFU-6.3 only cards in hand, and each only once', () => {
    bout({ hands: { A: 'ban chai', B: 'ringo ringo' } })
      .refuses('A', 'plan a1 yue', 'KFU-6.3')
      .refuses('A', 'plan a1 ban+ban', 'KFU-6.3')
      .refuses('A', 'plan a1 ban a2 ban', 'KFU-6.3')
      .refuses('A', 'plan a1 ringo', 'KFU-6.3')
      .refuses('B', 'plan a1 ringo a2 ringo a3 ringo', 'KFU-6.3')
      .ends('A B', 'plan')
  })

  test('KFU-6.6 the order of Assistants makes no other plan, the Leader does', () => {
    const rules = rulesFor()
    const s = at(rules, { hands: { A: 'ban chai yue', B: '' } })
    const plans = offered(rules, s, 0)
    const together = plans.filter((plan) => /^plan a1 \w+\+\w+\+\w+$/.test(plan))
    expect(together).toHaveLength(3)
    expect(new Set(plans).size).toBe(plans.length)
  })

  test('KFU-6.11, KFU-11.1, KFU-12.1 a Chef leads or stays at home', () => {
    accepts({}, 'plan a1 fu+chai')
    accepts({}, 'plan a1 hokuto+ringo', 'B')
    bout()
      .refuses('A', 'plan a2 yue+hua+fu', 'KFU-6.11')
      .refuses('B', 'plan a3 ringo+hokuto', 'KFU-6.11')
      .ends('A B', 'plan')
  })

  test('KFU-6.12, KFU-13.18 Tumaz is alone, neither led nor followed', () => {
    const tumaz = { hands: { A: 'tumaz ...' } }
    accepts(tumaz, 'plan a1 tumaz a2 yue')
    bout(tumaz)
      .refuses('A', 'plan a1 yue+tumaz', 'KFU-6.12')
      .refuses('A', 'plan a1 tumaz+yue', 'KFU-6.12')
      .ends('A B', 'plan')
  })

  test('KFU-1.4 a Ranger in hand is planned like any Animal, and rests like one', () => {
    fought({ hands: { A: 'himiko musashi ...' } }, 'plan a1 musashi+himiko a2 yue', 'pass')
      .expects({ rests: { A: 'yue musashi himiko' } })
      .ends('A B', 'plan')
  })
})

describe('the limit', () => {
  test('KFU-6.7 it counts the Animals of all arenas', () => {
    accepts({}, 'plan a1 hua a2 chai a3 yue')
    bout().refuses('A', 'plan a1 hua+chai a2 chai a3 yue', 'KFU-6.7').ends('A B', 'plan')
  })

  test.each([
    ['the board', { limits: { A: 3 } }, 3],
    ['a larger board', { limits: { A: 5 } }, 5],
    ['less 1 for the token', { blocked: { A: 1 } }, 2],
    ['plus 1 for each Peach', { fronts: { A: 'peach peach' } }, 5],
    ['both', { blocked: { A: 1 }, fronts: { A: 'peach' } }, 3],
    ["nothing for the opponent's token", { blocked: { B: 1 } }, 3],
  ])('KFU-6.8 %s', (_, given, limit) => {
    const six = [
      'a1 hua',
      'a1 hua+hua',
      'a1 hua+hua a2 chai',
      'a1 hua+hua a2 chai+chai',
      'a1 hua+hua a2 chai+chai a3 yue',
    ]
    const plans = [...six, 'a1 hua+hua a2 chai+chai a3 yue+ban']
    accepts(given, `plan ${plans[limit - 1]}`)
    bout(given).refuses('A', `plan ${plans[limit]}`, 'KFU-6.7').ends('A B', 'plan')
  })

  test('KFU-6.9 only as many Peaches are used as there are Animals too many', () => {
    fought({ fronts: { A: 'peach peach' } }, 'plan a1 hua+chai a2 yue+ban', 'pass')
      .logs(happens('peach', { seat: 'A', count: 1 }))
      .expects({ fronts: { A: 'peach' }, discard: 'peach' })
      .ends('A B', 'plan')
  })

  test('KFU-6.10 with Himiko leading and a Peach: still only the Animals that count', () => {
    fought({ hands: { A: 'himiko ...' }, fronts: { A: 'peach' } }, 'plan a1 himiko+chai a2 yue a3 hua', 'pass')
      .expects({ fronts: { A: 'peach' } })
      .ends('A B', 'plan')
  })
})

describe('HW and Coconut', () => {
  test('KFU-6.13 any number of HW, spread over the teams', () => {
    fought({}, 'pass', 'plan a1 hikaru+1hw a2 masaru+3hw')
      .logs(sums('a1', 0, 3), sums('a2', 0, 6))
      .ends('A B', 'plan')
  })

  test('KFU-6.14 none without an Animal there', () => {
    bout({ coconut: 'B' })
      .refuses('B', 'plan a1 1hw', 'KFU-6.14')
      .refuses('B', 'plan a2 masaru a1 coconut', 'KFU-6.14')
      .refuses('B', 'plan a2 masaru+1hw a3 2hw', 'KFU-6.14')
      .ends('A B', 'plan')
  })

  test('KFU-6.15 no more than the supply in all, and only a Coconut that one has', () => {
    bout({ coconut: 'A' })
      .refuses('A', 'plan a1 hua+1hw', 'KFU-6.15')
      .refuses('B', 'plan a1 hikaru+2hw a2 masaru+3hw', 'KFU-6.15')
      .refuses('B', 'plan a1 hikaru+coconut', 'KFU-6.15')
      .ends('A B', 'plan')
  })

  test('KFU-6.16 the Dogs use HW and Coconut as well', () => {
    fought({ hw: { A: 2, B: 0 }, coconut: 'A' }, 'plan a1 hua+2hw a2 yue+coconut', 'pass')
      .logs(sums('a1', 4, 0), sums('a2', 7, 0))
      .ends('A B', 'plan')
  })

  test('KFU-6.17 the tokens of Raihuu come by themselves, and only when he leads', () => {
    fought({}, 'pass', 'plan a2 raihuu')
      .logs(
        happens('raihuu', { seat: 'B', arena: 'a1' }),
        happens('raihuu', { seat: 'B', arena: 'a3' }),
        sums('a1', 0, 2),
      )
      .ends('A B', 'plan')
    fought({}, 'pass', 'plan a2 masaru+raihuu')
      .logs(happens('skip', { arena: 'a1' }), sums('a2', 0, 6), happens('skip', { arena: 'a3' }))
      .ends('A B', 'plan')
  })
})

describe('a Pass', () => {
  test('KFU-6.18, KFU-17.15 a plan without Animals recovers', () => {
    fought({ hands: { A: 'ban', B: 'ringo' } }, 'pass', 'plan a1 ringo+4hw')
      .logs(happens('pass', { seat: 'A' }), happens('recover', { seat: 'A' }))
      .expects({ rests: { A: '', B: 'hokuto hikaru hikaru ringo ringo yaou raihuu masaru masaru' } })
      .ends('A B', 'plan')
  })

  test('KFU-6.18 a plan with Himiko alone is no Pass', () => {
    fought({ hands: { A: 'ban himiko' } }, 'plan a1 himiko', 'pass')
      .expects({ hands: { A: 'ban' }, rests: { A: 'fu chai chai yue hua hua shiue shiue himiko' } })
      .ends('A B', 'plan')
  })
})

test('KFU-6.19 a plan that is refused changes nothing: nothing is sent back, another can be made', () => {
  bout()
    .refuses('A', 'plan a1 hua+chai a2 chai a3 yue', 'KFU-6.7')
    .expects({ hands: { A: 'fu ban chai chai yue hua hua shiue shiue' } })
    .plays('A', 'plan a1 hua+chai a2 chai')
    .ends('B', 'plan')
})

test('KFU-6.5 the first card leads and has its text; the others give their AP', () => {
  fought({}, 'plan a1 hua+yue', 'plan a1 hikaru+masaru')
    .logs(sums('a1', 8, 5), happens('hw', { seat: 'B', amount: 3 }), happens('hua', { arena: 'a1' }))
    .expects({ hw: { B: 7 }, hua: 'a1' })
    .ends('A B', 'plan')
})

test('KFU-T4 (KFU-6.5) Ringo as Assistant asks nothing; only the Leader Masaru has a text', () => {
  fought({}, 'pass', 'plan a1 masaru+ringo')
    .logs(sums('a1', 0, 7), happens('hw', { seat: 'B', amount: 4, hw: 8 }))
    .ends('A B', 'plan')
  fought({}, 'pass', 'plan a1 ringo+masaru')
    .asks('B', 'ringo')
    .plays('B', 'commit 0')
    .logs(sums('a1', 0, 7))
    .expects({ hw: { B: 4 } })
    .ends('A B', 'plan')
})
