import { expect, it } from 'vitest'
import { parseRulebook } from '../../../kernel/rulebook.ts'
import { game } from '../game.ts'
import { houseOf } from '../options.ts'
import { at, extended, played } from '../testing/tables.ts'
import { explainOption, spokenFor } from './explain.ts'
import { optionsFor } from './options.ts'
import { NOTHING_PLANNED, type Plan } from './plan.ts'

const rules = extended()
const book = parseRulebook(game.rulebook)
const who = (seat: number) => ['Anna', 'Bert'][seat]

/** What the board says of a plan, in a position after some answers. */
const said = (given: Record<string, unknown>, answers: string[], seat: number, plan: Partial<Plan>) => {
  const s = played(rules, at(rules, given), ...answers)
  const { form } = rules.question(s, seat)
  if (form.kind !== 'either') throw new Error('Kabuken asks what to do')
  const options = optionsFor(rules, s, seat, form, { ...NOTHING_PLANNED, ...plan })
  const option = spokenFor(options, plan.cards?.length ?? 0)
  return option && explainOption(game.words, book, { house: houseOf(rules.setup), view: s, seat, who }, option)
}

const table = { field: 'B4', hands: { A: 'R0 R1 R3 G5* G5 B2', B: 'B3 R3 G2 R2' } }

it('says at once what the selected cards would be', () => {
  expect(said(table, [], 0, { cards: ['R0', 'R1', 'R3'] })).toEqual({
    tone: 'yes',
    text: 'Sniper God Fist, 2 damage – countered by a red 3',
  })
  expect(said(table, [], 0, { cards: ['G5', 'G5*'] })?.text).toBe('Dual Fist, 2 damage (1 flower) – countered by a 5')
  expect(said(table, [], 0, { cards: ['B2'] })?.text).toBe('Psych up: discard blue 2, draw 1 card')
})

it('says why not, with the rule and how it begins', () => {
  expect(said(table, [], 0, { cards: ['R0', 'B2'] })).toEqual({
    tone: 'no',
    text: 'Two cards are an attack only if number and colour are the same.',
    rule: { id: 'KBK-6.14', text: 'You cannot attack with cards that form no technique.' },
  })
})

it('speaks of the likelier answer', () => {
  const attacked = ['attack R0 R1 R3']
  expect(said(table, attacked, 1, { cards: ['B3'] })?.rule?.id).toBe('KBK-8.6')
  expect(said(table, attacked, 1, { cards: ['B3', 'G2'] })?.rule?.id).toBe('KBK-8.3')
  expect(said(table, attacked, 1, { cards: ['R3'] })?.text).toBe('Counter: 2 damage for Anna')
  expect(said(table, attacked, 1, { cards: ['G2', 'R2'] })?.text).toBe('Defend: lose 1 HP instead of 2')
})

it('knows what character and secret make of an attack', () => {
  const ox = { ...table, hands: { A: 'R0 B1 R3' }, characters: { A: 'ox' } }
  expect(said(ox, [], 0, { cards: ['R0', 'B1', 'R3'], change: { at: 1, as: 'red' } })?.text).toContain(
    'Sniper God Fist',
  )
  const palm = { ...table, secrets: { A: 'rigid-palm' } }
  expect(said(palm, [], 0, { cards: ['R0', 'R1', 'R3'], secret: true })?.text).toContain('no answer helps')
  const rat = { ...table, hands: { A: 'R0 B1 R3' }, characters: { A: 'rat' } }
  expect(said(rat, [], 0, { cards: ['R0', 'B1', 'R3'] })?.text).toContain('cannot be countered')
})

it('has nothing to say of no cards', () => {
  expect(said(table, [], 0, {})).toBeUndefined()
})

it('tells Monkey what psyching up costs', () => {
  const monkey = { ...table, characters: { A: 'monkey' } }
  const text = 'Psych up: discard blue 2, pay 1 HP, draw 0 cards and one of two'
  expect(said(monkey, [], 0, { cards: ['B2'] })?.text).toBe(text)
  expect(said({ ...monkey, hp: { A: 1 } }, [], 0, { cards: ['B2'] })?.text).toBe(
    'Psych up: discard blue 2, draw 1 card',
  )
})
