import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sure } from '../../../kernel/testing/record-of.ts'
import { game } from '../game.ts'
import { PLAN } from '../testing/plan.ts'
import { at, brawl, duel, masters, played, rulesFor, teams } from '../testing/tables.ts'

// Every refusal names its rule. Those not here are beside the rule they belong to.

describe('declaring an Attack', () => {
  test('KFF-4.10 with an Attack Card of the hand, or the Weapon in play', () => {
    duel({ hands: { A: 'kick flying' } })
      .refuses('A', 'attack punch on B', 'KFF-4.10')
      .refuses('A', 'attack flying on B', 'KFF-4.10')
      .refuses('A', 'attack weapon on B', 'KFF-4.10')
      .ends('A', 'prepare')
  })

  test('KFF-4.12 without any of them there is no attacking', () => {
    duel({ hands: { A: 'flying blocking-kick' } })
      .refuses('A', 'attack weapon on B', 'KFF-4.12')
      .refuses('A', 'attack kick on B', 'KFF-4.12')
      .ends('A', 'prepare')
  })

  test('KFF-5.18 enhancements of the hand, and only enhancements', () => {
    duel({ hands: { A: 'kick punch blocking-kick' } })
      .refuses('A', 'attack kick flying on B', 'KFF-5.18')
      .refuses('A', 'attack kick punch on B', 'KFF-5.18')
      .refuses('A', 'attack kick blocking-kick on B', 'KFF-5.18')
      .ends('A', 'prepare')
  })

  test('KFF-14.1 the cards of a Combo are in the hand beside the main part', () => {
    duel({ hands: { A: 'kick combo-attack flying' } })
      .refuses('A', 'attack kick combo-attack with kick on B', 'KFF-14.1')
      .refuses('A', 'attack kick combo-attack with punch on B', 'KFF-14.1')
      .refuses('A', 'attack kick combo-attack with flying on B', 'KFF-14.1')
      .ends('A', 'prepare')
  })

  test('KFF-11.2 an effect of this Attack splits it, if it has several targets', () => {
    brawl(3, { weapons: { A: 'ladder' }, hands: { A: 'kick split-attack flying whirlwind' } })
      .refuses('A', 'attack kick split-attack on B C', 'KFF-11.2')
      .refuses('A', 'attack kick flying on B C by flying', 'KFF-11.2')
      .refuses('A', 'attack kick flying on B C by split-attack', 'KFF-11.2')
      .refuses('A', 'attack kick on B C by ladder', 'KFF-11.2')
      .ends('A', 'prepare')
  })

  test('KFF-11.4 a split has at least two targets, and different ones', () => {
    brawl(3, { hands: { A: 'kick split-attack' } })
      .refuses('A', 'attack kick split-attack on B by split-attack', 'KFF-11.4')
      .refuses('A', 'attack kick split-attack on B B by split-attack', 'KFF-11.4')
      .ends('A', 'prepare')
  })

  test('KFF-8.4 further targets are opponents too', () => {
    teams('2v2v2', { hands: { A: 'kick split-attack ...' } })
      .refuses('A', 'attack kick split-attack on B D by split-attack', 'KFF-8.4')
      .refuses('A', 'attack kick split-attack on D B by split-attack', 'KFF-8.4')
      .ends('A', 'prepare')
  })

  test('KFF-8.4 nobody attacks himself', () => {
    duel({ hands: { A: 'kick ...' } })
      .refuses('A', 'attack kick on A', 'KFF-8.4')
      .ends('A', 'prepare')
    teams('2v2', { hands: { A: 'kick split-attack ...' } })
      .refuses('A', 'attack kick split-attack on B A by split-attack', 'KFF-8.4')
      .ends('A', 'prepare')
  })

  test('KFF-11.4, KFF-13.13 a split needs two players, or two teams, that can be hit', () => {
    duel({ hands: { A: 'kick whirlwind ...' } })
      .refuses('A', 'attack kick whirlwind on B by whirlwind', 'KFF-11.4')
      .refuses('A', 'attack kick whirlwind on B B by whirlwind', 'KFF-11.4')
      .ends('A', 'prepare')
    teams('2v2', { hands: { A: 'kick split-attack ...' } })
      .refuses('A', 'attack kick split-attack on B D by split-attack', 'KFF-13.13')
      .ends('A', 'prepare')
    teams('2v2', { hands: { A: 'kick ...', C: 'split-attack' } })
      .plays('A', 'attack kick on B')
      .refuses('C', 'add split-attack on D', 'KFF-13.13')
      .ends('C', 'ally')
  })

  test('where several things are wrong: source, targets, enhancements, Combo, needs, split', () => {
    brawl(3, { chi: { C: 0 }, hands: { A: 'kick flying before-the-leaf-lands split-attack', C: '' } })
      .refuses('A', 'attack punch wild on C', 'KFF-4.10')
      .refuses('A', 'attack kick wild with punch on C', 'KFF-8.4')
      .refuses('A', 'attack kick wild with punch on B', 'KFF-5.18')
      .refuses('A', 'attack kick before-the-leaf-lands with punch on B', 'KFF-14.2')
      .refuses('A', 'attack kick before-the-leaf-lands on B by flying', 'KFF-8.8')
      .refuses('A', 'attack kick before-the-leaf-lands on B', 'KFF-8.8')
      .ends('A', 'prepare')
  })
})

describe('answering', () => {
  test('KFF-5.21 with one Block of the hand', () => {
    duel({ hands: { A: 'kick ...', B: 'flying punch' } })
      .plays('A', 'attack kick on B')
      .refuses('B', 'block blocking-kick', 'KFF-5.21')
      .refuses('B', 'block flying', 'KFF-5.21')
      .refuses('B', 'block punch', 'KFF-5.21')
      .ends('B', 'answer')
    duel({ hands: { A: 'kick ...', B: 'blocking-kick roll-with-it' } })
      .plays('A', 'attack kick on B')
      .refuses('B', 'block blocking-kick roll-with-it', 'KFF-5.21')
      .ends('B', 'answer')
  })

  test('KFF-4.17 cards of Prepare stay in the hand', () => {
    const B = 'deep-breath sword tiger-stance razor-edge iron-shirt'
    const talk = duel({
      weapons: { B: 'umbrella' },
      stances: { B: 'crane-stance' },
      hands: { A: 'kick ...', B },
    }).plays('A', 'attack kick on B')
    for (const card of B.split(' ')) talk.refuses('B', `block ${card}`, 'KFF-4.17')
    talk.ends('B', 'answer')
  })

  test('KFF-9.4 a counterattack needs an Attack Card or a Weapon, like any Attack', () => {
    duel({ hands: { A: 'kick ...', B: 'now-it-is-my-turn flying' } })
      .plays('A', 'attack kick on B')
      .refuses('B', 'block now-it-is-my-turn counter weapon on A', 'KFF-9.4')
      .refuses('B', 'block now-it-is-my-turn counter punch on A', 'KFF-9.4')
      .refuses('B', 'block now-it-is-my-turn counter flying on A', 'KFF-9.4')
      .ends('B', 'answer')
  })

  test('KFF-9.5 its main target is the one it answers; the other way round it is the same declaration', () => {
    brawl(3, { hands: { A: 'kick ...', B: 'your-kung-fu-is-no-match punch split-attack' } })
      .plays('A', 'attack kick on B')
      .refuses('B', 'block your-kung-fu-is-no-match counter punch on C', 'KFF-9.5')
      .refuses('B', 'block your-kung-fu-is-no-match counter punch split-attack on C A by split-attack', 'KFF-9.5')
      .offers('B', 'block your-kung-fu-is-no-match counter punch split-attack on A C by split-attack')
      .ends('B', 'answer')
  })

  test('KFF-5.18 the Block that is played is not in the hand any more, nor are Combo cards used twice', () => {
    duel({ hands: { A: 'kick ...', B: 'now-it-is-my-turn punch combo-attack' } })
      .plays('A', 'attack kick on B')
      .refuses('B', 'block now-it-is-my-turn counter punch combo-attack with punch on A', 'KFF-14.1')
      .offers('B', 'block now-it-is-my-turn counter punch combo-attack on A')
      .ends('B', 'answer')
  })

  test('KFF-14.4, KFF-9.6 Face Me with the weaker family card permits no counterattack', () => {
    teams('2v2', { hands: { A: 'kick when-done-right ...', D: 'face-me your-kung-fu-is-weak punch' } })
      .plays('A', 'attack kick when-done-right on B')
      .refuses('D', 'cover face-me block your-kung-fu-is-weak counter punch on A', 'KFF-9.6')
      .refuses('D', 'cover face-me counter punch on A', 'KFF-14.4')
      .ends('D', 'cover')
  })
})

test('KFF-2.6 an Archetype that is taken', () => {
  masters(
    3,
    { window: 'archetype', archetypes: { B: 'iron-monk' }, picking: 'CA', first: 'B' },
    { archetypes: 'chosen' },
  )
    .refuses('C', 'choose iron-monk', 'KFF-2.6')
    .refuses('C', 'choose punch', 'TABLE-1')
    .plays('C', 'choose noodle-cook')
    .ends('A', 'archetype')
})

test('KFF-7.8 where somebody gets past the form, a counterattack at will is still refused', () => {
  const rules = rulesFor()
  const s = played(rules, at(rules, { hands: { A: 'kick', B: 'punch' } }), 'attack kick on B')
  expect(rules.refusal(s, 1, { do: 'counter', with: ['punch'], on: 0 })).toMatchObject({ rule: 'KFF-7.8' })
})

test('KFF-15 a refused answer changes nothing, and the same seat is asked again', () => {
  duel({ hands: { A: 'kick ...', B: 'blocking-punch wild' } })
    .plays('A', 'attack kick on B')
    .refuses('B', 'block blocking-punch', 'KFF-5.24')
    .expects({ hands: { B: 'wild blocking-punch' }, chi: { B: 20 } })
    .asks('B', 'answer')
    .plays('B', 'pass')
    .expects({ chi: { B: 17 } })
    .ends('A', 'respite')
})

test('every rule that a refusal may name is shown by a test', () => {
  const here = new URL('.', import.meta.url)
  const texts = readdirSync(here)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n')
  const shown = new Set(
    [...texts.matchAll(/\.(?:refuses|mayNotGiveUp|mayNotTie)\([^;]*?'(KFF-\d+\.\d+)',?\s*\)/g)].map(([, rule]) => rule),
  )
  const unreached = Object.keys(PLAN.unreached?.refusals ?? {})
  expect(game.meta.refusals.filter((rule) => !shown.has(rule) && !unreached.includes(rule))).toEqual([])
})

test.each([
  ['play sword chair', 'KFF-4.8'],
  ['play', 'KFF-4.8'],
])('KFF-4.8 one card is played at a time: "%s" does not say that it is not held', (text, rule) => {
  const rules = rulesFor({})
  const s = at(rules, { hands: { A: 'sword chair' } })
  expect(rules.refusal(s, 0, sure(rules.notation.read(text)))).toEqual({ rule, why: 'nameOne' })
})

test('KFF-5.21, KFF-11.2 so with a Block, and with what splits an Attack', () => {
  const rules = rulesFor({ seats: 3, mode: 'individual' })
  const s = at(rules, { hands: { A: 'kick split-attack whirlwind', B: 'roll-with-it blocking-kick' } })
  const split = sure(rules.notation.read('attack kick split-attack whirlwind on B C by split-attack whirlwind'))
  expect(rules.refusal(s, 0, split)).toEqual({ rule: 'KFF-11.2', why: 'nameOne' })
  const attacked = played(rules, s, 'attack kick on B')
  const blocks = sure(rules.notation.read('block roll-with-it blocking-kick'))
  expect(rules.refusal(attacked, 1, blocks)).toEqual({ rule: 'KFF-5.21', why: 'nameOne' })
})
