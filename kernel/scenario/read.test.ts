import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mutated } from '../testing/mutate.ts'
import { sure } from '../testing/record-of.ts'
import { readScenario } from './read.ts'

const steps = [{ asked: 'nobody' }]
/** What a case has that does not say anything about being shown. */
const plain = { dealt: null, rules: [], eyes: 'gallery', says: '' }

test('steps make one case', () => {
  expect(readScenario({ game: 'tiny', setup: { seats: 2 }, given: { round: 3 }, steps })).toEqual({
    ok: true,
    value: { game: 'tiny', cases: [{ name: '', setup: { seats: 2 }, given: { round: 3 }, ...plain, steps }] },
  })
})

test('the setup and the position of a case are laid over the shared ones', () => {
  const scenario = sure(
    readScenario({
      game: 'tiny',
      setup: { seats: 2, options: { goal: 3, ties: 'first' } },
      given: { round: 3, hands: { A: ['x1'], B: ['x2'] } },
      cases: [
        { name: 'as shared', steps },
        { name: 'changed', setup: { options: { goal: 1 } }, given: { hands: { B: ['x3', 'x4'] }, lead: 'x2' }, steps },
      ],
    }),
  )
  expect(scenario.cases[0]).toMatchObject({ given: { round: 3, hands: { A: ['x1'], B: ['x2'] } } })
  expect(scenario.cases[1]).toEqual({
    name: 'changed',
    setup: { seats: 2, options: { goal: 1, ties: 'first' } },
    given: { round: 3, hands: { A: ['x1'], B: ['x3', 'x4'] }, lead: 'x2' },
    ...plain,
    steps,
  })
})

test('a case says which rules it shows, whose eyes see it, and what there is to see', () => {
  const told = [{ do: { seat: 'A', choice: 'pass' }, says: 'A waits.' }]
  const { cases } = sure(
    readScenario({
      game: 'tiny',
      rules: ['TINY-1'],
      eyes: 'B',
      says: 'All bid.',
      cases: [
        { name: 'as shared', steps: told },
        { name: 'its own', rules: ['TINY-2', 'TINY-3.1'], eyes: 'gallery', says: '', steps },
      ],
    }),
  )
  expect(cases[0]).toMatchObject({ rules: ['TINY-1'], eyes: 'B', says: 'All bid.', steps: told })
  expect(cases[1]).toMatchObject({ rules: ['TINY-2', 'TINY-3.1'], eyes: 'gallery', says: '' })
})

test('one asked seat is a list of one', () => {
  const asked = { seat: 'A', window: 'bid' }
  expect(sure(readScenario({ game: 'tiny', steps: [{ asked }] })).cases[0].steps).toEqual([{ asked: [asked] }])
})

describe('what does not belong is refused with its path', () => {
  const move = { seat: 'A', choice: 'pass' }
  const step = (found: unknown) => ({ game: 'tiny', steps: [{ asked: 'nobody' }, found] })
  test.each<[string, unknown]>([
    ['', 3],
    ['game', {}],
    ['', { game: 'tiny' }],
    ['', { game: 'tiny', steps, cases: [{ name: 'x', steps }] }],
    ['steps', { game: 'tiny', steps: [] }],
    ['note', { game: 'tiny', steps, note: 'x' }],
    ['given', { game: 'tiny', given: 'x', steps }],
    ['rules[0]', { game: 'tiny', rules: ['the first'], steps }],
    ['eyes', { game: 'tiny', eyes: 'everybody', steps }],
    ['cases[0].says', { game: 'tiny', cases: [{ name: 'x', says: 1, steps }] }],
    ['steps[1].do.says', step({ do: { ...move, says: 'x' } })],
    ['steps[1].says', step({ do: move, says: 1 })],
    ['steps[1].says', step({ offered: move, says: 'x' })],
    ['cases', { game: 'tiny', cases: [] }],
    ['cases[0].name', { game: 'tiny', cases: [{ steps }] }],
    ['cases[0].steps', { game: 'tiny', cases: [{ name: 'x' }] }],
    ['cases[0].seats', { game: 'tiny', cases: [{ name: 'x', steps, seats: 2 }] }],
    ['steps[1]', step('pass')],
    ['steps[1]', step({})],
    ['steps[1].plays', step({ plays: move })],
    ['steps[1].offered', step({ do: move, offered: move })],
    ['steps[1].do.seat', step({ do: { ...move, seat: 'a' } })],
    ['steps[1].do.choice', step({ do: { seat: 'A' } })],
    ['steps[1].do.by', step({ do: { ...move, by: 'bot' } })],
    ['steps[1].refused.rule', step({ refused: { ...move, rule: 3 } })],
    ['steps[1].only.choices', step({ only: { seat: 'A' } })],
    ['steps[1].only.choices[0]', step({ only: { seat: 'A', choices: [1] } })],
    ['steps[1].never', step({ never: [] })],
    ['steps[1].never[0]', step({ never: ['tiny.bid'] })],
    ['steps[1].clock.seat', step({ clock: {} })],
    ['steps[1].withdraw.choice', step({ withdraw: move })],
    ['steps[1].restPass.seat', step({ restPass: { seat: 'A' } })],
    ['steps[1].sees.seat', step({ sees: { seat: 'everybody', position: {} } })],
    ['steps[1].expect.ordered', step({ expect: { position: {}, ordered: 'yes' } })],
    ['dealt', { game: 'tiny', given: {}, dealt: 'x', steps }],
    [
      'cases[1].dealt',
      {
        game: 'tiny',
        cases: [
          { name: 'x', steps },
          { name: 'y', given: {}, dealt: 'x', steps },
        ],
      },
    ],
    ['steps[1].giveUp', step({ giveUp: 'A' })],
    ['steps[1].asked', step({ asked: 'everybody' })],
    ['steps[1].asked', step({ asked: [] })],
    ['steps[1].asked[0].window', step({ asked: [{ seat: 'A' }] })],
    ['steps[1].offered.seat', step({ offered: { ...move, seat: '' } })],
    ['steps[1].notOffered.choice', step({ notOffered: { ...move, choice: 1 } })],
    ['steps[1].expect', step({ expect: {} })],
    ['steps[1].expect.hp', step({ expect: { hp: { A: 1 } } })],
    ['steps[1].expect.events', step({ expect: { events: [] } })],
    ['steps[1].expect.events[0]', step({ expect: { events: ['tiny.bid'] } })],
    ['steps[1].expect.outcome', step({ expect: { outcome: 'won' } })],
  ])('%s', (at, input) => {
    const read = readScenario(input)
    expect(read.ok ? 'accepted' : read.problem.at).toBe(at)
  })
})

test('a changed scenario is read or refused, never half read', () => {
  const whole = {
    game: 'tiny',
    setup: { seats: 2 },
    given: { hands: { A: ['x1'] } },
    cases: [
      {
        name: 'x',
        given: { lead: 'x2' },
        steps: [
          { do: { seat: 'A', choice: 'pass' } },
          { refused: { seat: 'B', choice: 'let', rule: 'TABLE-1' } },
          { giveUp: { seat: 'B', refused: 'TINY-13' } },
          { asked: [{ seat: 'B', window: 'bid' }] },
          { expect: { position: { round: 1 }, events: [{ key: 'x' }], outcome: null } },
        ],
      },
    ],
  }
  expect(readScenario(whole).ok).toBe(true)
  fc.assert(
    fc.property(mutated(whole), (input) => {
      const read = readScenario(input)
      if (!read.ok) expect(read.problem.message).not.toBe('')
      else expect(read.value.cases.every(({ steps: found }) => found.length > 0)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
