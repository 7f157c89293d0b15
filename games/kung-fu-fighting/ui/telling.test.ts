import { describe, expect, it } from 'vitest'
import { SHIPPED } from '../deck/shipped.ts'
import { houseIn } from '../rules.ts'
import { at, logOf, played, rulesFor } from '../testing/tables.ts'
import { drawingOf } from './drawing-of.ts'
import { changesOf, flightsFor, pulsesFor } from './flights.ts'
import { gistOf, valueOf } from './gist.ts'
import { fitting, linesOf } from './lines.ts'
import { treeOf } from './replies.ts'
import { NO_SCENE, sceneAfter } from './scene.ts'

const rules = rulesFor({ seats: 2, options: { more: 'on' } })
const house = houseIn(rules)
const byId = (id: string) => {
  const record = SHIPPED.find((card) => card.id === id)
  if (record === undefined) throw new Error(`there is no ${id}`)
  return record
}
const nameOf = (id: string) => byId(id).name

describe('faces are made of data', () => {
  it('has the number that counts', () => {
    const values = [
      'kick',
      'flying',
      'roll-with-it',
      'blocking-kick',
      'rice-wine',
      'table',
      'razor-edge',
      'tiger-stance',
    ]
    expect(values.map((id) => valueOf(byId(id)))).toEqual(['3', '+2', '−3', '✕', '+4', '4', '+1', ''])
  })

  it('has lines so short that they fit', () => {
    expect(gistOf(byId('whirlwind'), nameOf)).toEqual(['hits 2–3: +0'])
    expect(gistOf(byId('dragon-stance'), nameOf)).toEqual(['Sword +2', 'Flying +3', 'vs Crane +2'])
    for (const record of SHIPPED)
      for (const line of gistOf(record, nameOf)) expect([record.id, line.length <= 24]).toEqual([record.id, true])
  })

  it('has a drawing for every shipped card, and one of its kind for any other', () => {
    expect(SHIPPED.filter((record) => drawingOf(record) !== record.id)).toEqual([])
    expect(drawingOf({ ...byId('kick'), id: 'my-kick' })).toBe('kick')
    expect(drawingOf({ ...byId('flying'), id: 'my-move' })).toBe('type-enhancement')
  })

  it('breaks a long name in two', () => {
    expect(linesOf('Kick', 2, 17)).toEqual(['Kick'])
    expect(linesOf('Your Kung Fu Is No Match for Mine', 2, 17)).toEqual(['Your Kung Fu Is No', 'Match for Mine'])
    expect(fitting(['Kick'], 80, 13)).toBe(13)
    expect(fitting(['x'.repeat(40)], 80, 13)).toBeLessThan(4)
  })
})

const given = {
  hands: { A: 'kick flying', B: 'now-it-is-my-turn punch' },
  chi: { A: 12, B: 9 },
}
const ATTACK = 'attack kick flying on B'
const BACK = 'block now-it-is-my-turn counter punch on A'

describe('motion', () => {
  it('lets what I play come from my hand, and what others play from their seat', () => {
    const view = rules.hide(played(rules, at(rules, given), ATTACK), 0)
    const ways = flightsFor(house, view, 0, []).map(({ id, from }) => `${id} from ${from}`)
    expect(ways.slice(0, 2)).toEqual(['part 0 -1 from hand kick', 'part 0 0 from hand flying'])
    const theirs = flightsFor(house, rules.hide(played(rules, at(rules, given), ATTACK), 1), 1, ['punch'])
    expect(theirs.map(({ id, from }) => `${id} from ${from}`)).toEqual([
      'part 0 -1 from seat 0',
      'part 0 0 from seat 0',
      'hand punch from deck',
    ])
  })

  it('shakes who is hit, by side', () => {
    const events = logOf(rules, at(rules, given), ATTACK, 'pass')
    expect([...changesOf(house, events)]).toEqual([[1, -5]])
    expect(pulsesFor(house, events)).toEqual([{ id: 'seat 1', kind: 'hurt' }])
  })

  it('does not shake who pays', () => {
    const events = logOf(rules, at(rules, { hands: { A: 'imperial-stance' } }), 'play imperial-stance')
    expect([...changesOf(house, events)]).toEqual([[0, -2]])
    expect(pulsesFor(house, events)).toEqual([])
  })
})

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
    const settled = sceneAfter(NO_SCENE, logOf(rules, at(rules, given), ATTACK, 'pass'))
    expect(keys(settled.told)).toEqual(['hit', 'lostChi'])
    expect(sceneAfter(settled, [{ key: 'kung-fu-fighting.turn', seat: 1, turn: 2 }])).toBe(settled)
    const news = logOf(rules, at(rules, { hands: { A: 'sword' } }), 'play sword')
    expect(keys(sceneAfter(settled, news).told)).toEqual(['played'])
  })
})
