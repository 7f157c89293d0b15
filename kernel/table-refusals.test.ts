import { expect, test } from 'vitest'
import { citations, parseRulebook, rulesOf } from './rulebook.ts'
import { TABLE_REFUSALS, tableRefusal, tableRefusalWords } from './table-refusals.ts'
import rules from './table-rules.md'

test('the table refuses by the rules of its text, and every rule refuses something', () => {
  const cited = TABLE_REFUSALS.map((why) => tableRefusal(why).rule)
  expect([...new Set(cited)].sort()).toEqual(rulesOf(parseRulebook(rules)).map(({ id }) => id))
  expect(citations(rules, 'TABLE')).toEqual([...new Set(cited)].sort())
})

test('every refusal has words, with the problem where there is one', () => {
  expect(TABLE_REFUSALS.map((why) => tableRefusalWords(tableRefusal(why)))).not.toContain(null)
  expect(tableRefusalWords(tableRefusal('table.shape', 'cards is missing'))).toBe(
    'This is no answer to what is asked: cards is missing.',
  )
  expect(tableRefusalWords({ rule: 'TINY-3' })).toBeNull()
  expect(tableRefusalWords({ rule: 'TINY-5', why: 'needs-lead' })).toBeNull()
})
