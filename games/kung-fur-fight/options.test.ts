import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import { OPTIONS } from './options.ts'
import { at, bout, fought, happens, offered, played, rulesFor, sums } from './testing/tables.ts'

// KFU-19.1: what each value beside the default changes.

test('KFU-19.1 these options exist, with these defaults', () => {
  expect(Object.keys(OPTIONS)).toHaveLength(17)
  expect(rulesFor().setup.options).toEqual({
    tokensWithoutAnimals: 'count',
    tokensCanWin: 'yes',
    apple: 'permanent',
    hwSupply: 'finite',
    shiueRingo: 'throw',
    musashi: 'cap',
    leaderWaiver: 'vsTaiChi',
    chaiCompare: 'atCombat',
    shiauYaoOrder: 'afterShiue',
    freshHw: 'yes',
    huaWithoutTeam: 'removed',
    passAtLowSp: 'pays',
    lowSpCheck: 'atRefresh',
    pileEndTie: 'draw',
    rewardOrder: 'bottomUp',
    dogDeck: 'A',
    factions: 'random',
  })
})

test('KFU-19.2 the numbers that were chosen here', () => {
  fought({ vp: { A: 3 } }, 'plan a1 hua', 'pass').endsMatch({ reason: 'lead' })
  fought({ pileSize: 3 }, 'pass', 'pass').ends('A B', 'plan')
})

describe('KFU-19.1 tokensWithoutAnimals needAnimal', () => {
  const need = { tokensWithoutAnimals: 'needAnimal' }

  test('KFU-8.9 Hua and Mushroom give nothing to a side without an Animal there', () => {
    fought({ hua: 'a1', mushrooms: { A: 'a1', B: 'a2' } }, 'plan a2 fu', 'plan a1 hokuto', need)
      .logs(sums('a1', 0, 1), sums('a2', 1, 0))
      .ends('A B', 'plan')
    fought({ hua: 'a1', mushrooms: { A: 'a1' } }, 'plan a1 fu', 'pass', need)
      .logs(sums('a1', 4, 0))
      .ends('A B', 'plan')
  })

  test('KFU-7.4 alone they start no combat', () => {
    fought({ hua: 'a1', mushrooms: { B: 'a2' } }, 'pass', 'pass', need)
      .logs(happens('skip', { arena: 'a1' }), happens('skip', { arena: 'a2' }))
      .expects({ vp: { A: 0, B: 0 } })
      .ends('A B', 'plan')
  })

  test('the token of Raihuu counts as before', () => {
    fought({}, 'pass', 'plan a1 raihuu', need)
      .logs(sums('a2', 0, 2), sums('a3', 0, 2))
      .ends('A B', 'plan')
  })
})

describe('KFU-19.1 tokensCanWin no', () => {
  const no = { tokensCanWin: 'no' }

  test('KFU-9.4 who would win without an Animal there only ties', () => {
    fought({ stacks: { a2: 'crash' }, pile: 'peach boom' }, 'pass', 'plan a1 raihuu', no)
      .logs(sums('a2', 0, 2), happens('noAnimal', { seat: 'B', arena: 'a2' }), happens('tie', { arena: 'a2' }))
      .expects({ vp: { A: 0, B: 1 }, stacks: { a2: 'crash boom' } })
      .ends('A B', 'plan')
  })

  test('one Animal is enough, even Fu', () => {
    fought({ hua: 'a1' }, 'plan a1 fu', 'pass', no)
      .expects({ vp: { A: 1, B: 0 } })
      .ends('A B', 'plan')
  })

  test('a tie that Apple does not decide, for either', () => {
    fought({ hua: 'a1', mushrooms: { A: 'a1' }, fronts: { B: 'apple' } }, 'pass', 'plan a1 hokuto', no)
      .logs(sums('a1', 3, 1), happens('tie', { arena: 'a1' }))
      .expects({ vp: { A: 0, B: 0 } })
      .ends('A B', 'plan')
    fought({ hua: 'a1', fronts: { A: 'apple' } }, 'pass', 'plan a1 hikaru', no)
      .logs(sums('a1', 2, 2), happens('tie', { arena: 'a1' }))
      .ends('A B', 'plan')
  })

  test('losing by tokens is as before', () => {
    fought({ hua: 'a1' }, 'pass', 'plan a1 yaou', no)
      .expects({ vp: { A: 0, B: 1 }, hua: '' })
      .ends('A B', 'plan')
  })
})

test('KFU-19.1 apple single: discarded after the first combat it decides (KFU-14.12)', () => {
  fought({ fronts: { A: 'apple' } }, 'plan a1 hua a2 hua', 'plan a1 hikaru a2 hikaru', { apple: 'single' })
    .logs(happens('apple', { arena: 'a1' }), happens('appleSpent', { seat: 'A' }), happens('tie', { arena: 'a2' }))
    .expects({ vp: { A: 1, B: 0 }, fronts: { A: '' }, discard: 'apple' })
    .ends('A B', 'plan')
  fought({ fronts: { A: 'apple' } }, 'plan a1 yue', 'pass', { apple: 'single' })
    .expects({ fronts: { A: 'apple' } })
    .ends('A B', 'plan')
})

test('KFU-19.1 hwSupply unlimited: every gain is paid in full (KFU-10.5)', () => {
  const given = { hw: { A: 9, B: 9 }, warehouse: 2, stacks: { a1: 'kiwano' } }
  fought(given, 'plan a1 hua', 'plan a2 masaru', { hwSupply: 'unlimited' })
    .expects({ hw: { A: 14, B: 13 } })
    .ends('A B', 'plan')
  fought(given, 'plan a1 hua', 'plan a2 masaru')
    .expects({ hw: { A: 11, B: 9 } })
    .ends('A B', 'plan')
})

test.each([
  ['A', 'shiue'],
  ['B', 'ringo'],
])('KFU-19.1 shiueRingo random: nobody throws, and %s, who was drawn, decides first', (loser, window) => {
  fought({ script: loser }, 'plan a1 shiue', 'plan a1 ringo', { shiueRingo: 'random' })
    .logs(happens('first', { seat: loser }))
    .ends(loser, window)
})

test('KFU-19.1 shiueRingo random: both are drawn about equally often', () => {
  const rules = rulesFor({ shiueRingo: 'random' })
  let dogs = 0
  for (let n = 0; n < 200; n++) {
    const s = at(rules, { stream: seeded('sfc32', `draw ${n}`).save() })
    if (played(rules, s, ['plan a1 shiue', 'plan a1 ringo']).window === 'shiue') dogs += 1
  }
  expect(dogs).toBeGreaterThan(70)
  expect(dogs).toBeLessThan(130)
})

describe('KFU-19.1 musashi fixed', () => {
  const his = (stacks: object) => ({ hands: { A: 'musashi ...', B: 'boshark ...' }, stacks })
  const fixed = { musashi: 'fixed' }

  test('KFU-13.7 a lost combat costs 1 SP even where nothing else does', () => {
    fought(his({ a1: 'peach' }), 'plan a1 musashi', 'plan a1 yaou', fixed)
      .expects({ sp: { A: 11 } })
      .ends('A B', 'plan')
  })

  test('and never more than 1', () => {
    fought(his({ a1: 'crash shock' }), 'plan a1 musashi', 'plan a1 boshark', fixed)
      .expects({ sp: { A: 11 } })
      .ends('A B', 'plan')
  })

  test('a win or a tie costs nothing', () => {
    fought(his({}), 'plan a1 musashi', 'plan a1 masaru', fixed)
      .expects({ sp: { A: 12 } })
      .ends('A B', 'plan')
    fought(his({}), 'plan a1 musashi', 'plan a1 hikaru+hikaru', fixed)
      .expects({ sp: { A: 12 } })
      .ends('A B', 'plan')
  })
})

test('KFU-19.1 leaderWaiver never: Yue, Chai and Ban work in full against Tai-Chi (KFU-7.11)', () => {
  const given = { hands: { B: 'tai-chi ...' }, vp: { A: 0, B: 1 } }
  const never = { leaderWaiver: 'never' }
  fought(given, 'plan a1 yue+hua', 'plan a1 tai-chi+1hw', never)
    .logs(sums('a1', 9, 5))
    .ends('A B', 'plan')
  fought(given, 'plan a1 chai', 'plan a1 tai-chi', never)
    .logs(sums('a1', 6, 4))
    .ends('A B', 'plan')
  fought(given, 'plan a1 ban', 'plan a1 tai-chi+3hw', never)
    .logs(sums('a1', 4, 4))
    .ends('A B', 'plan')
})

test('KFU-19.1 chaiCompare roundStart: the VP when the plans were opened count (KFU-11.6)', () => {
  const start = { chaiCompare: 'roundStart' }
  fought({}, 'plan a2 chai', 'plan a1 masaru', start)
    .logs(sums('a2', 4, 0))
    .ends('A B', 'plan')
  fought({ vp: { A: 0, B: 1 } }, 'plan a1 hua a2 hua a3 chai', 'pass', start)
    .logs(sums('a3', 6, 0))
    .ends('A B', 'plan')
  fought({ vp: { A: 0, B: 1 } }, 'plan a1 hua a2 hua a3 chai', 'pass')
    .logs(sums('a3', 4, 0))
    .ends('A B', 'plan')
})

test('KFU-19.1 shiauYaoOrder beforeShiue: what Shiue adds is safe, what he has is not (KFU-7.10)', () => {
  const before = { shiauYaoOrder: 'beforeShiue' }
  const given = { hands: { B: 'shiau-yao ...' } }
  fought(given, 'plan a1 shiue', 'plan a1 shiau-yao', before)
    .asks('A', 'shiue')
    .plays('A', 'add chai')
    .logs(sums('a1', 6, 3))
    .ends('A B', 'plan')
  fought(given, 'plan a1 shiue+hua+hua', 'plan a1 shiau-yao', before)
    .asks('B', 'shiauYao')
    .plays('B', 'remove hua')
    .asks('A', 'shiue')
    .plays('A', 'add yue')
    .logs(sums('a1', 10, 3))
    .ends('A B', 'plan')
})

describe('KFU-19.1 freshHw no', () => {
  const no = { freshHw: 'no' }

  test('KFU-10.7 Ringo may use only what was in the supply when the plans were opened', () => {
    fought({ hw: { A: 0, B: 2 } }, 'plan a1 yue', 'plan a1 hikaru a2 ringo', no)
      .expects({ hw: { B: 5 } })
      .offers('B', 'commit 2')
      .refuses('B', 'commit 3', 'KFU-10.7')
      .refuses('B', 'commit 5', 'KFU-12.5')
      .plays('B', 'commit 2')
      .logs(sums('a2', 0, 6))
      .ends('A B', 'plan')
  })

  test('KFU-7.7 with nothing but fresh HW there is nothing to ask', () => {
    fought({ hw: { A: 0, B: 0 } }, 'plan a1 yue', 'plan a1 hikaru a2 ringo', no)
      .logs(sums('a2', 0, 4))
      .ends('A B', 'plan')
  })

  test('what one Ringo has used is not there for the other', () => {
    fought({ hw: { A: 0, B: 3 } }, 'pass', 'plan a1 ringo a2 hikaru a3 ringo', no)
      .plays('B', 'commit 2')
      .refuses('B', 'commit 2', 'KFU-10.7')
      .plays('B', 'commit 1')
      .logs(sums('a3', 0, 5))
      .ends('A B', 'plan')
  })
})

test('KFU-19.1 huaWithoutTeam stays: only a loss with an Animal there takes the token off (KFU-11.13)', () => {
  const stays = { huaWithoutTeam: 'stays' }
  fought({ hua: 'a1' }, 'pass', 'plan a1 yaou', stays)
    .expects({ hua: 'a1', vp: { B: 1 } })
    .ends('A B', 'plan')
  fought({ hua: 'a1' }, 'plan a1 fu', 'plan a1 yaou', stays).expects({ hua: '' }).ends('A B', 'plan')
})

test('KFU-19.1 passAtLowSp spares: a Pass recovers without the Delicacy (KFU-17.16)', () => {
  const low = { sp: { A: 3 }, hands: { A: 'ban hua' } }
  fought(low, 'pass', 'plan a1 hikaru', { passAtLowSp: 'spares' })
    .expects({ delicacies: { A: 1 }, rests: { A: '' }, limits: { A: 5 } })
    .ends('A B', 'plan')
  fought(low, 'plan a2 hua', 'plan a1 hikaru', { passAtLowSp: 'spares' })
    .expects({ delicacies: { A: 0 }, rests: { A: '' } })
    .ends('A B', 'plan')
})

test("KFU-19.1 lowSpCheck lowest: the lowest SP of this round's Resolve Phase count (KFU-17.4, KFU-17.5, KFU-17.8)", () => {
  const given = { sp: { A: 5 }, limits: { A: 4 }, hands: { A: 'ban hua' }, stacks: { a1: 'block', a3: 'ginseng' } }
  fought(given, 'plan a3 hua', 'plan a1 yaou', { lowSpCheck: 'lowest' })
    .expects({ sp: { A: 5 }, limits: { A: 5 }, delicacies: { A: 0 } })
    .plays('A', 'plan a1 hua')
    .plays('B', 'pass')
    .expects({ delicacies: { A: 0 }, limits: { A: 5 } })
    .ends('A B', 'plan')
  fought({ sp: { A: 9 }, stacks: { a1: 'shock', a3: 'ginseng' } }, 'plan a3 hua', 'plan a1 yaou', {
    lowSpCheck: 'lowest',
  })
    .expects({ sp: { A: 9 }, limits: { A: 4 } })
    .ends('A B', 'plan')
})

test('KFU-19.1 pileEndTie sp: equal VP at the end of the pile are decided by SP (KFU-16.6)', () => {
  const sp = { pileEndTie: 'sp' }
  fought({ pileSize: 1, sp: { A: 4, B: 7 }, vp: { A: 5, B: 5 } }, 'pass', 'pass', sp).endsMatch({ places: [2, 1] })
  fought({ pileSize: 1, sp: { A: 7, B: 7 }, vp: { A: 5, B: 5 } }, 'pass', 'pass', sp).endsMatch({ places: [1, 1] })
  fought({ pileSize: 1, sp: { A: 4, B: 7 }, vp: { A: 6, B: 5 } }, 'pass', 'pass', sp).endsMatch({ places: [1, 2] })
})

describe('KFU-19.1, KFU-18.10 rewardOrder winner', () => {
  const winner = { rewardOrder: 'winner' }

  test('the winner says in which order the cards are handled', () => {
    const given = { stacks: { a1: 'return boom' }, hands: { A: 'shiue chai' } }
    fought({ ...given, hands: { A: 'hua chai' } }, 'plan a1 hua', 'pass', winner)
      .asks('A', 'order')
      .offers('A', 'order return boom')
      .plays('A', 'order boom return')
      .logs(
        happens('order', { seat: 'A', cards: ['boom', 'return'] }),
        happens('gain', { card: 'boom' }),
        happens('gain', { card: 'return' }),
      )
      .ends('A B', 'plan')
  })

  test('after the VP, before the rewards', () => {
    fought({ stacks: { a1: 'shock crash' } }, 'pass', 'plan a1 masaru', winner)
      .logs(happens('win', { seat: 'B', vp: 1 }))
      .expects({ vp: { B: 1 }, sp: { A: 12 } })
      .ends('B', 'order')
  })

  test('a single card, or a tie, is not asked about', () => {
    fought({ stacks: { a1: 'crash' } }, 'pass', 'plan a1 masaru', winner).ends('A B', 'plan')
    fought({ stacks: { a1: 'crash shock' } }, 'plan a1 hua', 'plan a1 hikaru', winner).ends('A B', 'plan')
  })

  test('equal cards cannot be told apart', () => {
    const rules = rulesFor(winner)
    const s = played(rules, at(rules, { stacks: { a1: 'boom crash boom' } }), ['plan a1 yue', 'pass'])
    expect(offered(rules, s, 0).sort()).toEqual([
      'order boom boom crash',
      'order boom crash boom',
      'order crash boom boom',
    ])
  })
})

test('KFU-19.1 dogDeck B: two Ban and one Shiue', () => {
  bout({}, { dogDeck: 'B' })
    .expects({ hands: { A: 'fu ban ban chai chai yue hua hua shiue' } })
    .plays('A', 'plan a1 ban a2 ban')
    .ends('B', 'plan')
})

describe('KFU-19.1, KFU-2.7 factions', () => {
  test('chosen: seat A plays the Dogs', () => {
    const rules = rulesFor({ factions: 'chosen' })
    for (let n = 0; n < 20; n++) expect(rules.deal(seeded('sfc32', `chosen ${n}`)).dogs).toBe(0)
  })

  test('random: either, about equally often', () => {
    const rules = rulesFor()
    const dogs = Array.from({ length: 200 }, (_, n) => rules.deal(seeded('sfc32', `random ${n}`)).dogs)
    const first = dogs.filter((seat) => seat === 0).length
    expect(first).toBeGreaterThan(70)
    expect(first).toBeLessThan(130)
  })
})
