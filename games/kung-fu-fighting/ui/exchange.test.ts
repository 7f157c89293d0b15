import { describe, expect, it } from 'vitest'
import { houseIn } from '../rules.ts'
import { at, logOf, played, rulesFor } from '../testing/tables.ts'
import { treeOf } from './replies.ts'
import { NO_SCENE, sceneAfter } from './scene.ts'

const rules = rulesFor({ seats: 2, options: { more: 'on' } })
const house = houseIn(rules)
const given = {
  hands: { A: 'kick flying', B: 'now-it-is-my-turn punch' },
  chi: { A: 12, B: 9 },
}
const ATTACK = 'attack kick flying on B'
const BACK = 'block now-it-is-my-turn counter punch on A'

describe('the exchange', () => {
  it('nests what replies in what it replies to', () => {
    const s = played(rules, at(rules, given), ATTACK, BACK)
    // A has no cards left, so all is settled; the exchange is looked at before that.
    expect(s.exchange).toBeNull()
    const open = played(rules, at(rules, { ...given, hands: { ...given.hands, A: 'kick flying wild' } }), ATTACK, BACK)
    const tree = treeOf(house, open.exchange?.attacks ?? [])
    expect(tree.roots).toEqual([0])
    expect(tree.repliesTo(0, 0)).toEqual([1])
    expect(tree.repliesTo(1, 0)).toEqual([])
  })

  it('gives every one of several counterattacks its place', () => {
    const crowd = rulesFor({ seats: 4 })
    const hands = {
      A: 'punch whirlwind wild',
      B: 'now-it-is-my-turn punch',
      C: 'now-it-is-my-turn punch kick',
      D: 'wild',
    }
    const s = played(
      crowd,
      at(crowd, { hands }),
      'attack punch whirlwind on B C D by whirlwind',
      BACK,
      'pass',
      'block now-it-is-my-turn counter punch on A',
    )
    const tree = treeOf(houseIn(crowd), s.exchange?.attacks ?? [])
    expect([tree.repliesTo(0, 0), tree.repliesTo(0, 1), tree.repliesTo(0, 2)]).toEqual([[1], [2], []])
  })

  it('nests the one who stood up for a teammate (KFF-14.17)', () => {
    const teams = rulesFor({ mode: '2v2' })
    const hands = { A: 'punch wild', B: 'wild', C: '', D: 'not-while-i-stand kick' }
    const s = played(teams, at(teams, { hands }), 'attack punch on B', 'cover not-while-i-stand counter kick on A')
    expect(treeOf(houseIn(teams), s.exchange?.attacks ?? []).repliesTo(0, 0)).toEqual([1])
  })
})

describe('what is told in the middle', () => {
  const keys = (events: readonly { readonly key: string }[]) => events.map(({ key }) => key.split('.')[1])

  it('is how the exchange came out, until there is news', () => {
    const settled = sceneAfter(NO_SCENE, house, null, logOf(rules, at(rules, given), ATTACK, 'pass'))
    expect(keys(settled.told)).toEqual(['hit', 'lostChi'])
    expect(sceneAfter(settled, house, null, [{ key: 'kung-fu-fighting.turn', seat: 1, turn: 2 }])).toBe(settled)
    const news = logOf(rules, at(rules, { hands: { A: 'sword' } }), 'play sword')
    expect(keys(sceneAfter(settled, house, null, news).told)).toEqual(['played'])
  })

  it('has the Attack and its answer side by side when it is settled, until there is news', () => {
    const hands = { A: 'kick flying', B: 'roll-with-it' }
    const before = played(rules, at(rules, { ...given, hands }), ATTACK)
    const events = logOf(rules, at(rules, { ...given, hands }), ATTACK, 'block roll-with-it')
    const { settled } = sceneAfter(NO_SCENE, house, before, events)
    const [{ source, targets }] = settled?.exchange?.attacks ?? []
    expect([house.prints[source].id, house.prints[targets[0].block].id]).toEqual(['kick', 'roll-with-it'])
    const news = logOf(rules, at(rules, { hands: { A: 'sword' } }), 'play sword')
    expect(sceneAfter({ told: [], settled }, house, before, news).settled).toBeNull()
  })
})
