import { describe, expect, test } from 'vitest'
import type { Event } from '../../../kernel/events.ts'
import { at, bout, fought, happens, offered, played, rulesFor, sums } from '../testing/tables.ts'

// Chapter 14: Items.

test('KFU-14.1 immediate Items are discarded at once; Peach and Apple stay in the front row', () => {
  fought({ stacks: { a1: 'kiwano ginseng coconut' } }, 'plan a1 hua', 'pass')
    .expects({ discard: 'kiwano ginseng coconut', fronts: { A: '' }, coconut: 'A' })
    .ends('A B', 'plan')
  fought({ stacks: { a1: 'peach apple mushroom' } }, 'plan a1 hua', 'pass')
    .expects({ discard: 'mushroom', fronts: { A: 'peach apple' }, mushrooms: { A: 'a1' } })
    .ends('A B', 'plan')
})

describe('Kiwano', () => {
  test('KFU-14.2 5 HW at once, or what the Warehouse still holds', () => {
    fought({ stacks: { a1: 'kiwano' } }, 'plan a1 hua', 'pass')
      .logs(happens('hw', { seat: 'A', amount: 5, hw: 5 }))
      .expects({ hw: { A: 5 }, warehouse: 11 })
      .ends('A B', 'plan')
    fought({ stacks: { a1: 'kiwano' }, hw: { A: 9, B: 9 } }, 'plan a1 hua', 'pass')
      .expects({ hw: { A: 11 }, warehouse: 0 })
      .ends('A B', 'plan')
  })
})

describe('Ginseng', () => {
  test('KFU-T31 (KFU-10.1, KFU-10.2, KFU-14.3, KFU-15.1) Ginseng and POWER give no SP at 12 or at 0', () => {
    for (const card of ['ginseng', 'power']) {
      fought({ stacks: { a1: card } }, 'plan a1 hua', 'pass')
        .expects({ sp: { A: 12 } })
        .ends('A B', 'plan')
      fought({ sp: { A: 3 }, stacks: { a1: 'crash', a2: card } }, 'plan a2 hua', 'plan a1 masaru')
        .logs(happens('spLost', { seat: 'A', sp: 0 }), happens('gain', { seat: 'A', card }))
        .expects({ sp: { A: 0 } })
        .endsMatch({ places: [2, 1], reason: 'spirit' })
    }
  })

  test('KFU-X29 (KFU-14.3, KFU-14.5) at 12 SP with Fu as Leader: a Dish is due all the same', () => {
    fought({ hands: { A: 'fu ban' }, stacks: { a1: 'ginseng' } }, 'plan a1 fu', 'pass')
      .expects({ sp: { A: 12 }, dishes: { A: 1 }, delicacies: { A: 1 }, rests: { A: '' } })
      .ends('A B', 'plan')
  })

  test('KFU-14.3, KFU-14.4, KFU-17.12 1 SP, and a free recovery in the same round only', () => {
    fought({ sp: { A: 10 }, hands: { A: 'hua ban' }, stacks: { a1: 'ginseng' } }, 'plan a1 hua', 'pass')
      .logs(happens('spGained', { seat: 'A', amount: 1, sp: 11 }), happens('recover', { seat: 'A', count: 8 }))
      .expects({ sp: { A: 11 }, dishes: { A: 2 }, delicacies: { A: 1 }, rests: { A: '' } })
      .plays('A', 'plan a1 ban')
      .plays('B', 'pass')
      .expects({ rests: { A: 'ban' } })
      .ends('A B', 'plan')
  })
})

describe('Coconut', () => {
  test('KFU-14.6, KFU-14.7 1 AP from the next plan on, round after round', () => {
    fought(
      { vp: { B: 2 }, stacks: { a1: 'coconut' }, pile: 'boom boom boom power power mushroom' },
      'plan a1 hua',
      'pass',
    )
      .logs(happens('coconut', { seat: 'A' }))
      .expects({ coconut: 'A' })
      .plays('A', 'plan a2 yue+coconut')
      .plays('B', 'pass')
      .logs(sums('a2', 7, 0))
      .expects({ coconut: 'A' })
      .plays('A', 'plan a2 ban+coconut')
      .plays('B', 'pass')
      .logs(sums('a2', 5, 0))
      .ends('A B', 'plan')
  })

  test('KFU-14.8 it is no HW: the supply does not limit it', () => {
    fought({ coconut: 'A' }, 'plan a1 hua+coconut', 'pass')
      .logs(sums('a1', 3, 0))
      .ends('A B', 'plan')
  })
})

describe('Peach', () => {
  test('KFU-14.9 kept until wanted, in whatever later round, then discarded', () => {
    fought({ vp: { B: 3 }, stacks: { a1: 'peach' }, pile: 'kiwano kiwano coconut power power' }, 'plan a1 hua', 'pass')
      .expects({ fronts: { A: 'peach' } })
      .plays('A', 'plan a1 ban')
      .plays('B', 'pass')
      .expects({ fronts: { A: 'peach' } })
      .plays('A', 'plan a1 hua+yue a2 chai+chai')
      .plays('B', 'pass')
      .expects({ fronts: { A: '' } })
      .ends('A B', 'plan')
  })

  test('KFU-14.9 not in the round in which it is won', () => {
    bout({ stacks: { a1: 'peach' } })
      .refuses('A', 'plan a1 hua+yue a2 chai+chai', 'KFU-6.7')
      .ends('A B', 'plan')
  })
})

describe('Apple', () => {
  test('KFU-X46 (KFU-14.12) won in arena 1 it decides a tie in arena 2', () => {
    fought({ stacks: { a1: 'apple' } }, 'plan a1 hua a2 ban', 'plan a2 hikaru+hikaru')
      .logs(sums('a2', 4, 4), happens('apple', { seat: 'A', arena: 'a2' }), happens('win', { seat: 'A', arena: 'a2' }))
      .expects({ vp: { A: 2, B: 0 }, fronts: { A: 'apple' } })
      .ends('A B', 'plan')
  })

  test('KFU-14.11, KFU-14.12 it is never used up', () => {
    fought({ fronts: { B: 'apple' } }, 'plan a1 hua a2 hua', 'plan a1 hikaru a2 hikaru')
      .logs(happens('win', { seat: 'B', arena: 'a1' }), happens('win', { seat: 'B', arena: 'a2' }))
      .expects({ fronts: { B: 'apple' }, vp: { A: 0, B: 2 } })
      .ends('A B', 'plan')
  })

  test("KFU-14.13 a tie above 0 is its owner's win, with all that follows", () => {
    fought({ fronts: { B: 'apple' }, hua: 'a1' }, 'plan a1 fu', 'plan a1 masaru')
      .logs(sums('a1', 3, 3), happens('win', { seat: 'B' }), happens('hw', { seat: 'B', amount: 4 }))
      .expects({ hua: '' })
      .ends('A B', 'plan')
  })

  // KFU-14.15: there is one Apple, so two players cannot have it.
})

describe('Mushroom', () => {
  test('KFU-14.16 1 AP there in every later combat, not in this one', () => {
    fought({ stacks: { a2: 'mushroom' }, pile: 'kiwano kiwano coconut' }, 'pass', 'plan a2 masaru')
      .logs(sums('a2', 0, 3), happens('mushroom', { seat: 'B', arena: 'a2' }))
      .expects({ mushrooms: { A: '', B: 'a2' } })
      .plays('A', 'plan a1 hua')
      .plays('B', 'plan a1 yaou')
      .logs(sums('a1', 2, 5), sums('a2', 0, 1))
      .expects({ mushrooms: { B: 'a2' } })
      .ends('A B', 'plan')
  })

  test('KFU-14.17 two on one side of an arena, for good: even a lost combat leaves them', () => {
    fought({ mushrooms: { B: 'a1' }, stacks: { a1: 'mushroom' } }, 'pass', 'plan a1 masaru')
      .expects({ mushrooms: { B: 'a1 a1' } })
      .plays('A', 'plan a1 yue')
      .plays('B', 'plan a1 hikaru')
      .logs(sums('a1', 7, 4))
      .expects({ mushrooms: { B: 'a1 a1' } })
      .ends('A B', 'plan')
  })
})

describe('Peel', () => {
  const drawn = { stacks: { a1: 'peel' }, pile: 'break apple ming' }

  test('KFU-X27 (KFU-14.18, KFU-14.19, KFU-14.20) BREAK of three: the gap of this combat counts; two go face down', () => {
    fought(drawn, 'plan a1 fu+hua', 'plan a1 yaou+masaru')
      .logs(sums('a1', 3, 8), happens('peel', { seat: 'B', count: 3 }))
      .asks('B', 'peel')
      .offers('B', 'take break')
      .offers('B', 'take apple')
      .offers('B', 'take ming')
      .plays('B', 'take break')
      .logs(
        happens('take', { seat: 'B', card: 'break' }),
        happens('reject', { seat: 'B', count: 2 }),
        happens('spLost', { seat: 'A', amount: 3, sp: 9 }),
      )
      .expects({ sp: { A: 9 }, rejects: 'ming apple', rejecter: 'B', discard: 'peel break' })
      .ends('A B', 'plan')
  })

  test('KFU-X28 (KFU-14.21, KFU-16.6) of a pile of two it draws both, and the match ends after this Resolve', () => {
    fought({ stacks: { a1: 'peel' }, pile: 'apple ming', pileSize: 2 }, 'pass', 'plan a1 masaru')
      .logs(happens('peel', { seat: 'B', count: 2 }))
      .expects({ pile: '' })
      .plays('B', 'take ming')
      .expects({ pile: '', rejects: 'apple' })
      .endsMatch({ places: [2, 1], reason: 'pile', rule: 'KFU-16.6' })
  })

  test('KFU-14.21 with an empty pile it does nothing', () => {
    fought({ stacks: { a1: 'peel' }, pileSize: 0 }, 'pass', 'plan a1 masaru').endsMatch({
      places: [2, 1],
      reason: 'pile',
    })
  })

  test('KFU-18.6 with one card left it is asked for and shown all the same', () => {
    fought({ stacks: { a1: 'peel' }, pile: 'ming', pileSize: 1 }, 'pass', 'plan a1 masaru')
      .asks('B', 'peel')
      .plays('B', 'take ming')
      .logs(happens('take', { seat: 'B', card: 'ming' }))
      .endsMatch({ reason: 'pile' })
  })

  test.each([
    ['a Ranger goes to hand', 'ming', { hands: { B: 'hokuto hikaru hikaru ringo ringo yaou raihuu masaru ming' } }],
    ['Peach and Apple go to the front row', 'peach', { fronts: { B: 'peach' } }],
    ['an Achievement takes effect at once', 'crash', { sp: { A: 9 } }],
    ['a Mushroom grows in this arena', 'mushroom', { mushrooms: { B: 'a2' } }],
    ['an Item is used at once', 'kiwano', { hw: { A: 0, B: 13 } }],
  ])('KFU-14.19, KFU-14.20 %s', (_, card, expected) => {
    fought({ stacks: { a2: 'peel' }, pile: card }, 'pass', 'plan a2 masaru')
      .plays('B', `take ${card}`)
      .expects(expected)
      .ends('A B', 'plan')
  })

  test('KFU-14.20 RETURN brings back the team of this arena', () => {
    fought({ stacks: { a1: 'peel' }, pile: 'return' }, 'pass', 'plan a1 hikaru+yaou')
      .plays('B', 'take return')
      .logs(happens('return', { seat: 'B', arena: 'a1', cards: ['hikaru', 'yaou'] }))
      .expects({ rests: { B: '' } })
      .ends('A B', 'plan')
  })

  test('KFU-1.13 a Ranger that is not taken lies in the discard', () => {
    fought(drawn, 'plan a1 yue', 'pass')
      .plays('A', 'take apple')
      .expects({ rejects: 'ming break', rejecter: 'A' })
      .ends('A B', 'plan')
  })

  test('KFU-3.6, KFU-18.8 only who drew them knows the rejected cards', () => {
    const rules = rulesFor()
    const opened = played(rules, at(rules, drawn), ['pass', 'plan a1 yaou'])
    expect(rules.position.write(rules.hide(opened, 1)).drawn).toBe('break apple ming')
    expect(rules.position.write(rules.hide(opened, 0)).drawn).toBe('? ? ?')
    expect(rules.position.write(rules.hide(opened, 'gallery')).drawn).toBe('? ? ?')
    expect(offered(rules, opened, 1)).toHaveLength(3)
    const log: Event[] = []
    const taken = played(rules, opened, ['take break'], log)
    expect(rules.position.write(rules.hide(taken, 1)).rejects).toBe('ming apple')
    expect(rules.position.write(rules.hide(taken, 0)).rejects).toBe('? ?')
    expect(rules.position.write(rules.hide(taken, 'gallery')).rejects).toBe('? ?')
    const told = log.find(({ key }) => key === 'kung-fur-fight.reject')
    expect(told?.secret).toEqual({ to: [1], params: { cards: ['apple', 'ming'] } })
    expect(told).not.toHaveProperty('cards')
  })
})
