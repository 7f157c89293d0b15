import { expect, it } from 'vitest'
import { findRule, parseRulebook } from '../../../kernel/rulebook.ts'
import { FACES, KINDS } from '../cards.ts'
import { game } from '../game.ts'
import { houseOf } from '../options.ts'
import type { State } from '../state.ts'
import { at, played, rulesFor } from '../testing/tables.ts'
import { BLANK, choiceOf, type Draft, send } from './draft.ts'
import { explainOption, explainSending, pastWords } from './explain.ts'
import { GISTS } from './gists.ts'
import { optionsFor } from './options.ts'
import { readingOf } from './reading.ts'
import { storyAfter } from './story.ts'
import { refuseCoconut, refuseHw } from './token-refusals.ts'

const rules = rulesFor({ factions: 'chosen' })
const book = parseRulebook(game.rulebook)
const who = (seat: number) => ['Anna', 'Bert'][seat]
const faceOf = (id: string): string => id.split('.')[0]
const momentOf = (view: State, seat: number) => ({ house: houseOf(rules.setup), view, seat, who })

/** What the board says of each thing that could be handed in. */
const said = (view: State, seat: number, picked: readonly string[] = [], draft: Draft = BLANK) => {
  const { form } = rules.question(view, seat)
  if (form.kind !== 'either') throw new Error('Kung Fur Fight asks what to do')
  const options = optionsFor(rules, view, seat, form, { plan: choiceOf(draft, faceOf), picked })
  return Object.fromEntries(
    options.map((option) => [option.id, explainOption(game.words, book, momentOf(view, seat), option).text]),
  )
}

it('says what a plan brings to bear and what its Chef costs', () => {
  const draft = send(send(send(BLANK, 'fu', 0), 'chai', 1), 'yue', 2)
  const text = 'Your plan: 1 AP in Arena 1, 4 AP in Arena 2, 6 AP or more in Arena 3.'
  expect(said(at(rules, {}), 0, [], draft).plan).toBe(
    `${text} Your Chef leads: 1 Dish is paid, and your Rest comes back.`,
  )
  const hungry = at(rules, { dishes: { A: 0 }, delicacies: { A: 0 } })
  expect(said(hungry, 0, [], draft).plan).toContain('there is no Food left')
})

it('KFU-6.20: says of several mistakes the first, with its rule', () => {
  const s = at(rules, { hands: { A: 'tumaz ...' } })
  const { form } = rules.question(s, 0)
  if (form.kind !== 'either') throw new Error('Kung Fur Fight asks what to do')
  const plan = choiceOf(send(send(BLANK, 'tumaz', 0), 'fu', 0), faceOf)
  const [option] = optionsFor(rules, s, 0, form, { plan, picked: [] })
  expect(explainOption(game.words, book, momentOf(s, 0), option)).toMatchObject({
    tone: 'no',
    text: 'Tumaz fights alone: no other Animal joins his team.',
    rule: { id: 'KFU-6.12' },
  })
})

it('says before a card is sent what it would make of the arena', () => {
  const s = at(rules, {})
  const draft = send(BLANK, 'hua', 0)
  const desk = {
    draft,
    faceOf,
    refusalOf: (next: Draft) => rules.refusal(s, 0, choiceOf(next, faceOf)),
  }
  const sending = (id: string, arena: number) =>
    explainSending(game.words, book, momentOf(s, 0), { ...desk, chosen: [id] }, arena)
  expect(sending('chai', 0)).toEqual({ tone: 'yes', text: 'Chai to Arena 1: 6 AP' })
  expect(sending('chai', 1)).toEqual({ tone: 'yes', text: 'Chai leads in Arena 2: 4 AP' })
  expect(sending('fu', 0)).toMatchObject({ tone: 'no', rule: { id: 'KFU-6.11' } })
})

it('foresees the end of a combat in the questions before its sums', () => {
  const called = played(rules, at(rules, {}), ['plan a1 shiue', 'plan a1 masaru'])
  expect(said(called, 0, ['chai'])).toEqual({
    add: 'Call Chai: 6 to 3 AP: you win',
    none: 'Call nobody: 2 to 3 AP: you lose',
  })
  const waived = played(rules, at(rules, { hands: { B: 'tai-chi ...' } }), ['plan a2 yue+hua', 'plan a2 tai-chi+1hw'])
  expect(said(waived, 0)).toEqual({
    use: 'Use the bonus: 9 to 5 AP: you lose',
    waive: 'Hold it back: 8 to 5 AP: you win',
  })
})

it('KFU-14.20: says what a card drawn with Peel costs the other in this combat', () => {
  const given = { stacks: { a1: 'peel' }, pile: 'break apple ming ...' }
  const s = played(rules, at(rules, given), ['plan a1 yue', 'plan a1 hikaru'])
  expect(said(s, 0, ['break']).take).toBe('Take BREAK: Bert loses 3 SP')
  expect(said(s, 0, ['ming']).take).toBe('Take Ming: joins your hand')
})

it('KFU-6.14, KFU-6.15: says why a token cannot go there, whatever else is wrong with the plan', () => {
  const s = at(rules, {})
  const ask = { refusal: (choice: Parameters<typeof rules.refusal>[2]) => rules.refusal(s, 1, choice), faceOf }
  const over = ['ringo', 'ringo.2', 'yaou', 'masaru'].reduce((draft, id) => send(draft, id, 0), BLANK)
  expect(refuseHw(ask, over, 0, 4)).toBeNull()
  expect(refuseHw(ask, over, 0, 5)?.rule).toBe('KFU-6.15')
  expect(refuseHw(ask, over, 1, 1)?.rule).toBe('KFU-6.14')
  expect(refuseCoconut(ask, over, 0)?.rule).toBe('KFU-6.15')
})

it('sums up the round before', () => {
  const log: Parameters<typeof storyAfter>[1][number][] = []
  played(
    rules,
    at(rules, { stacks: { a1: 'crash' } }),
    ['plan a1 yue a2 ban', 'plan a1 hikaru a2 ringo', 'commit 0'],
    log,
  )
  const story = storyAfter(null, log)
  if (story === null) throw new Error('no plans were opened')
  expect(pastWords({ who }, story)).toBe('Anna won Arena 1 (+1 VP). Bert: −3 SP.')
})

it('has a reading with its source, and a gist, for every card', () => {
  for (let kind = 0; kind < KINDS; kind++) {
    const reading = readingOf(FACES[kind])
    expect(reading?.text).toMatch(/^(As Leader|For the winner): .+\.$/)
    expect(findRule(book, reading?.rule ?? '')?.tags).toContain('rulebook')
    expect(reading?.copies).toMatch(/^(one copy|\d copies)$/)
    expect(GISTS[FACES[kind]]).toMatch(/./)
  }
  expect(readingOf('nobody')).toBeNull()
})
