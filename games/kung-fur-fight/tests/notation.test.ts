import { describe, expect, test } from 'vitest'
import { sure } from '../../../kernel/testing/record-of.ts'
import { notation } from '../notation.ts'

const problem = (text: string): string => {
  const read = notation.read(text)
  return read.ok ? '' : read.problem.message
}

describe('plans as text', () => {
  const plan = { do: 'plan', a1: ['hua', 'chai'], hw1: 1, a3: ['yue'], coconut: 'a3' }

  test.each([
    'plan a1 hua+chai+1hw a3 yue+coconut',
    'plan a1 hua chai 1hw a3 yue coconut',
    'plan a1 hua + chai + 1hw a3 yue + coconut',
    'Plan A1 Hua+Chai+1HW A3 Yue+Coconut',
    '  plan  a3 coconut yue  a1 1hw hua chai ',
  ])('"%s" is read, with plus signs or with spaces', (text) => {
    expect(sure(notation.read(text))).toEqual(plan)
  })

  test('it is written in one way', () => {
    expect(notation.write(sure(notation.read('plan a3 yue coconut a1 hua chai 1hw')))).toBe(
      'plan a1 hua+chai+1hw a3 yue+coconut',
    )
  })

  test('KFU-6.18 a plan without Animals is a Pass, and says so', () => {
    expect(notation.write({ do: 'plan' })).toBe('pass')
    expect(notation.write({ do: 'plan', a1: [] })).toBe('pass')
  })

  test('nobody passes by leaving out the teams', () => {
    expect(problem('plan')).toMatch(/pass/)
  })

  test.each([
    ['plan hua', /first an arena \(a1, a2, a3\), not "hua"/],
    ['plan a4 hua', /first an arena \(a1, a2, a3\), not "a4"/],
    ['plan a1', /a1 needs a team/],
    ['plan a1 a2 hua', /a1 needs a team/],
    ['plan a1 hua a1 chai', /a1 is named twice/],
    ['plan a1 hua a4 chai', /"a4" is no arena, no animal/],
    ['plan a1 crash', /"crash" is no arena, no animal/],
    ['plan a1 hua 1hw 2hw', /a1 has its hw twice/],
    ['plan a1 hua coconut a2 chai coconut', /one coconut/],
  ])('"%s" is told what is wrong with it', (text, expected) => {
    expect(problem(text)).toMatch(expected)
  })
})

test.each(['pass', 'throw rock', 'add chai', 'none', 'commit 3', 'remove hikaru', 'use', 'waive', 'ignore 2'])(
  '"%s" is read and written alike',
  (text) => expect(notation.write(sure(notation.read(text)))).toBe(text),
)

test.each([
  ['jump', /"jump" is not known/],
  ['', /is not known/],
  ['pass now', /stands alone/],
  ['throw', /rock, scissors, paper/],
  ['throw well', /rock, scissors, paper/],
  ['commit', /one number/],
  ['commit two', /one number/],
  ['add dog', /"dog" is no card/],
])('"%s" is told what is wrong with it', (text, expected) => {
  expect(problem(text)).toMatch(expected)
})
