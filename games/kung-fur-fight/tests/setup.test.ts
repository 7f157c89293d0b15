import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { apOf, FACES, groupOf, KINDS, NAMES } from '../cards.ts'
import { game } from '../game.ts'
import { bout, fought, happens, type Plain, rulesFor } from '../testing/tables.ts'

// Chapters 1, 2 and 20: what there is, and how a match begins.

const rules = rulesFor({ factions: 'chosen' })
const dealt = rules.deal(seeded('sfc32', 'first'))
const start: Plain = rules.position.write(dealt)

describe('the cards', () => {
  // KFU-20.1: id, name, AP, copies
  const animals = [
    ['dog', 'fu', 'Fu', 1, 1],
    ['dog', 'ban', 'Ban', 4, 1],
    ['dog', 'chai', 'Chai', 4, 2],
    ['dog', 'yue', 'Yue', 6, 1],
    ['dog', 'hua', 'Hua', 2, 2],
    ['dog', 'shiue', 'Shiue', 2, 2],
    ['cat', 'hokuto', 'Hokuto', 1, 1],
    ['cat', 'hikaru', 'Hikaru', 2, 2],
    ['cat', 'ringo', 'Ringo', 4, 2],
    ['cat', 'yaou', 'Yaou', 5, 1],
    ['cat', 'raihuu', 'Raihuu', 3, 1],
    ['cat', 'masaru', 'Masaru', 3, 2],
    ['ranger', 'ming', 'Ming', 3, 1],
    ['ranger', 'shiau-yao', 'Shiau-Yao', 3, 1],
    ['ranger', 'musashi', 'Musashi', 4, 1],
    ['ranger', 'tai-chi', 'Tai-Chi', 4, 1],
    ['ranger', 'himiko', 'Himiko', 4, 1],
    ['ranger', 'boshark', 'BoShark', 5, 1],
    ['ranger', 'tumaz', 'Tumaz', 8, 1],
  ] as const
  const prizes = [
    ['item', 'kiwano', 2],
    ['item', 'ginseng', 2],
    ['item', 'coconut', 1],
    ['item', 'peach', 2],
    ['item', 'apple', 1],
    ['item', 'mushroom', 2],
    ['item', 'peel', 1],
    ['achievement', 'power', 2],
    ['achievement', 'break', 2],
    ['achievement', 'block', 1],
    ['achievement', 'crash', 2],
    ['achievement', 'shock', 2],
    ['achievement', 'destroy', 2],
    ['achievement', 'return', 2],
    ['achievement', 'boom', 3],
  ] as const
  const copiesOf = (id: string): number => rules.cards(dealt).filter((face) => face === id).length

  test.each(animals)('KFU-20.1 %s %s (%s): AP %i, copies %i', (group, id, name, ap, count) => {
    const kind = FACES.indexOf(id)
    expect([groupOf(kind), NAMES[kind], apOf(kind), copiesOf(id)]).toEqual([group, name, ap, count])
  })

  test.each(prizes)('KFU-20.1 %s %s: copies %i', (group, id, count) => {
    const kind = FACES.indexOf(id)
    expect([groupOf(kind), copiesOf(id)]).toEqual([group, count])
  })

  test('KFU-20.1 there are no others, and both factions have 27 AP', () => {
    expect(KINDS).toBe(animals.length + prizes.length)
    const sum = (group: string) =>
      animals.filter(([of]) => of === group).reduce((total, [, , , ap, count]) => total + ap * count, 0)
    expect([sum('dog'), sum('cat')]).toEqual([27, 27])
  })

  test('KFU-1.3, KFU-1.5 52 cards: 9 Dogs, 9 Cats, and 34 Reward cards of three kinds', () => {
    const counts = { dog: 0, cat: 0, ranger: 0, item: 0, achievement: 0 }
    for (const face of rules.cards(dealt)) counts[groupOf(FACES.indexOf(face))] += 1
    expect(counts).toEqual({ dog: 9, cat: 9, ranger: 7, item: 11, achievement: 16 })
  })
})

describe('the start', () => {
  test('KFU-1.1 the match is for two', () => {
    for (const seats of [1, 3]) expect(game.open({ seats })).toMatchObject({ ok: false })
    expect(game.open({ seats: 2 })).toMatchObject({ ok: true })
  })

  test('KFU-2.1, KFU-2.2 12 SP, no VP, a board limit of 3', () => {
    expect(start).toMatchObject({ sp: { A: 12, B: 12 }, vp: { A: 0, B: 0 }, limits: { A: 3, B: 3 } })
  })

  test('KFU-2.3, KFU-2.4, KFU-1.6, KFU-1.8 the Cats own 4 HW, the Warehouse the other 16 and the Coconut', () => {
    expect(start).toMatchObject({ hw: { A: 0, B: 4 }, warehouse: 16, coconut: null, blocked: { A: 0, B: 0 } })
    expect(start).toMatchObject({ hua: '', raihuu: '', mushrooms: { A: '', B: '' } })
  })

  test('KFU-2.5, KFU-1.7, KFU-1.11 all own animals in hand, 2 Dishes and a Delicacy, Rest and front row empty', () => {
    expect(start).toMatchObject({
      hands: {
        A: 'fu ban chai chai yue hua hua shiue shiue',
        B: 'hokuto hikaru hikaru ringo ringo yaou raihuu masaru masaru',
      },
      rests: { A: '', B: '' },
      fronts: { A: '', B: '' },
      dishes: { A: 2, B: 2 },
      delicacies: { A: 1, B: 1 },
      discard: '',
    })
  })

  test('KFU-2.6, KFU-1.2, KFU-5.1 34 Reward cards are shuffled, and three of them turned up for the first round', () => {
    expect(dealt.pile).toHaveLength(31)
    expect(dealt.arenas.map(({ stack }) => stack.length)).toEqual([1, 1, 1])
    const tops = new Set(
      Array.from({ length: 60 }, (_, n) => rules.deal(seeded('sfc32', `deal ${n}`)).arenas[0].stack[0]),
    )
    expect(tops.size).toBeGreaterThan(12)
  })

  test('KFU-2.7 whoever plays the Cats has their cards and HW, in either seat', () => {
    bout({ dogs: 'B' })
      .expects({ hw: { A: 4, B: 0 }, hands: { B: 'fu ban chai chai yue hua hua shiue shiue' } })
      .plays('A', 'plan a1 masaru+2hw')
      .plays('B', 'plan a1 yue')
      .logs(happens('ap', { arena: 'a1', ap: [5, 7] }), happens('win', { seat: 'B' }))
      .ends('A B', 'plan')
  })
})

describe('places', () => {
  test('KFU-1.4, KFU-1.13 a Ranger that was won rests like an Animal; pushed off an arena it is discarded', () => {
    fought({ hands: { A: 'tumaz ...' }, stacks: { a3: 'ming kiwano coconut' } }, 'plan a1 tumaz', 'pass')
      .expects({ rests: { A: 'tumaz' }, discard: 'ming' })
      .ends('A B', 'plan')
  })

  test('KFU-1.11 Peach, Apple and BOOM lie in the front row of who gained them', () => {
    fought({ stacks: { a1: 'boom apple peach' } }, 'pass', 'plan a1 masaru')
      .expects({ fronts: { A: '', B: 'peach apple boom' }, discard: '' })
      .ends('A B', 'plan')
  })

  test('KFU-1.12, KFU-20.2 eleven rounds at the most: then one card is left, and the discard stays where it is', () => {
    const s = rules.copy(dealt)
    const pass = rules.pack(s, 0, { do: 'pass' })
    for (let round = 1; round <= 11; round++) {
      expect([s.round, rules.outcome(s)]).toEqual([round, null])
      rules.play(s, [pass, pass])
    }
    expect(rules.outcome(s)?.reason).toBe('pile')
    expect([s.pile.length, s.discard.length]).toEqual([1, 33 - 9])
  })

  test('KFU-20.2 one round fewer once Peel has drawn three', () => {
    fought({ round: 10, pile: 'boom', pileSize: 4, stacks: { a1: 'peel' } }, 'pass', 'plan a1 masaru')
      .plays('B', 'take boom')
      .expects({ round: 10 })
      .endsMatch({ reason: 'pile' })
  })
})
