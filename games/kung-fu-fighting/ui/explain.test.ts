import { describe, expect, it } from 'vitest'
import { parseRulebook } from '../../../kernel/rulebook.ts'
import { game } from '../game.ts'
import { houseIn } from '../rules.ts'
import { at, type Plain, played, rulesFor } from '../testing/tables.ts'
import { type Draft, NO_DRAFT } from './draft.ts'
import { explainOption, spokenFor } from './explain.ts'
import { optionsFor } from './options.ts'

const book = parseRulebook(game.rulebook)
const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora']

/** What the board says of a draft, in a position after some answers. */
const said = (setup: Plain, given: Plain, answers: readonly string[], seat: number, draft: Partial<Draft>) => {
  const rules = rulesFor(setup)
  const view = rules.hide(played(rules, at(rules, given), ...answers), seat)
  const moment = { house: houseIn(rules), view, seat, who: (other: number) => NAMES[other] }
  const option = spokenFor(optionsFor(rules, moment, { ...NO_DRAFT, ...draft }), true)
  return option && explainOption(game.words, book, moment, option)
}

const duel = { seats: 2, options: { more: 'on' } }
const crowd = { seats: 4 }

describe('what is picked is told before it is played', () => {
  it('the loss of whoever is hit', () => {
    const given = { hands: { A: 'kick flying' }, stances: { A: 'crane-stance' }, weapons: { B: 'umbrella' } }
    expect(said(duel, given, [], 0, { cards: ['kick', 'flying'] })).toEqual({ tone: 'yes', text: 'Attack: Bert −5' })
  })

  it('of everybody who is hit', () => {
    const given = { hands: { A: 'kick split-attack' }, weapons: { C: 'fan' } }
    expect(said(crowd, given, [], 0, { cards: ['kick', 'split-attack'], targets: [1, 2] })?.text).toBe(
      'Attack: Bert −3, Cleo 0',
    )
  })

  it('what a Block saves, and what the counterattack does', () => {
    const given = { hands: { A: 'kick', B: 'now-it-is-my-turn punch' } }
    const answers = ['attack kick on B']
    expect(said(duel, given, answers, 1, { cards: ['now-it-is-my-turn'] })?.text).toBe(
      'Block (Now It Is My Turn): lose 1 instead of 3',
    )
    expect(said(duel, given, answers, 1, { cards: ['now-it-is-my-turn', 'punch'] })?.text).toBe(
      'Block and strike (Now It Is My Turn): lose 1 instead of 3, Anna −2',
    )
  })

  it('what is paid, gained and lost in the own turn', () => {
    const given = {
      hands: { A: 'imperial-stance bowl-of-noodles sword' },
      stances: { A: 'crane-stance' },
      weapons: { A: 'chair' },
      chi: { A: 18 },
    }
    const of = (face: string) => said(duel, given, [], 0, { cards: [face] })?.text
    expect(of('imperial-stance')).toBe('Take up Imperial Stance: pay 2 Chi, Crane Stance is discarded')
    expect(of('bowl-of-noodles')).toBe('Play Bowl of Noodles: 18 → 20 Chi')
    expect(of('sword')).toBe('Take up Sword: Chair is discarded')
  })

  it('what a helper adds', () => {
    const given = { hands: { A: 'kick', B: 'punch', C: 'side-by-side', D: '' } }
    expect(said({ mode: '2v2' }, given, ['attack kick on B'], 2, { cards: ['side-by-side'] })?.text).toBe(
      'Add it (Side by Side): 3 → 5 damage, Bert + Dora −5',
    )
  })
})

describe('what is missing or wrong is told with its rule', () => {
  it('names what is still to be picked', () => {
    const given = { hands: { A: 'kick flying' } }
    expect(said(crowd, given, [], 0, { cards: ['flying'] })?.text).toBe(
      'Pick what you strike with: an Attack Card, or your Weapon in play.',
    )
    expect(said(crowd, given, [], 0, { cards: ['kick'] })).toEqual({ tone: 'hint', text: 'Pick whom it hits.' })
  })

  it('says why not', () => {
    const given = { hands: { A: 'kick flying flying blocking-kick' } }
    const twice = said(duel, given, [], 0, { cards: ['kick', 'flying', 'flying'] })
    expect(twice?.text).toBe('An enhancement of this name is in the Attack already.')
    expect(twice?.rule?.id).toBe('KFF-5.18')
    expect(said(duel, given, [], 0, { cards: ['blocking-kick'] })?.rule?.id).toBe('KFF-4.8')
  })

  it('tells who may strike back', () => {
    const given = { hands: { A: 'kick', B: 'punch blocking-kick deep-breath' } }
    const answers = ['attack kick on B']
    expect(said(duel, given, answers, 1, { cards: ['punch'] })?.rule?.id).toBe('KFF-7.8')
    expect(said(duel, given, answers, 1, { cards: ['blocking-kick', 'punch'] })?.rule?.id).toBe('KFF-9.6')
    expect(said(duel, given, answers, 1, { cards: ['deep-breath'] })?.rule?.id).toBe('KFF-4.17')
  })

  it('names what splits where several are hit without it', () => {
    const given = { hands: { A: 'kick' } }
    expect(said(crowd, given, [], 0, { cards: ['kick'], targets: [1, 2] })?.rule?.id).toBe('KFF-11.2')
  })
})
