import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { OPTIONS } from '../options.ts'
import { at, bout, fought, happens, offered, played, rulesFor } from '../testing/tables.ts'

// KFU-19.1: what each value beside the default changes. Those of a combat are in options-of-combat.test.ts.

test('KFU-19.1 these options exist, with these defaults', () => {
  expect(Object.keys(OPTIONS)).toHaveLength(18)
  expect(rulesFor().setup.options).toEqual({
    tokensWithoutAnimals: 'count',
    tokensAlone: 'fight',
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
