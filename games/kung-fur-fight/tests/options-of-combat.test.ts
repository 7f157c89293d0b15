import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { at, fought, happens, played, rulesFor, sums } from '../testing/tables.ts'

// KFU-19.1: what the options that bear on a combat change.

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

describe('KFU-19.1 tokensAlone skip', () => {
  const skip = { tokensAlone: 'skip' }

  test('KFU-7.4 an arena without Animals is skipped, and its stack and its tokens stay', () => {
    const given = { hua: 'a2', mushrooms: { B: 'a2' }, stacks: { a2: 'crash' }, pile: 'peach boom' }
    fought(given, 'plan a1 fu', 'pass', skip)
      .logs(happens('skip', { arena: 'a2' }), happens('skip', { arena: 'a3' }))
      .expects({ vp: { A: 1, B: 0 }, hua: 'a2', mushrooms: { B: 'a2' }, stacks: { a2: 'crash boom' } })
      .ends('A B', 'plan')
  })

  test('KFU-12.11 a Raihuu token is taken back as after a combat', () => {
    fought({}, 'pass', 'plan a1 raihuu', skip)
      .logs(happens('skip', { arena: 'a2' }), happens('raihuuOff', { seat: 'B', arena: 'a2' }))
      .expects({ vp: { A: 0, B: 1 } })
      .ends('A B', 'plan')
  })

  test('one Animal of either side is enough for a fight, and then tokens count', () => {
    fought({ hua: 'a1' }, 'pass', 'plan a1 hokuto', skip)
      .logs(sums('a1', 2, 1))
      .expects({ vp: { A: 1, B: 0 } })
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
