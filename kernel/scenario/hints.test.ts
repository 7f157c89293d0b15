import { describe, expect, test } from 'vitest'
import { bad, describeProblem } from '../result.ts'
import { hinted, valueAt, withHint } from './hints.ts'

const root = { given: { window: 'anwser', hpp: 1, hands: { A: 'Shiau-Yao yue' }, hp: { A: 'x' } }, steps: [{ do: 3 }] }
const CARDS = ['shiau-yao', 'yue']

test('what stands at a path', () => {
  expect(valueAt(root, 'given.hands.A')).toBe('Shiau-Yao yue')
  expect(valueAt(root, 'steps[0].do')).toBe(3)
  expect(valueAt(root, 'steps[4].do')).toBeUndefined()
  expect(valueAt(root, '')).toBe(root)
})

describe('a problem says what was found, and what would do', () => {
  test.each<[string, string, string]>([
    ['given.hands.A', '"Shiau-Yao" is no card', '"Shiau-Yao" is not a card; did you mean "shiau-yao"?'],
    ['given.window', 'must be action or answer', 'must be action or answer, not "anwser"; did you mean "answer"?'],
    ['given.hpp', 'is not known here; there are window, hp', '"hpp" is not known here; did you mean "hp"?'],
    ['given.hp.A', 'must be a whole number from 0 to 10', 'must be a whole number from 0 to 10, not "x"'],
    ['given.deck', 'is missing', 'is missing'],
    ['given.hands.E', 'is not known here; there are A, B', '"E" is not known here; there are A, B'],
  ])('%s: %s', (at, message, better) => {
    expect(describeProblem(hinted(bad(at, message).problem, root, CARDS))).toBe(`${at}: ${better}`)
  })
})

describe('a choice that cannot be read', () => {
  test.each<[string, string]>([
    ['"atack" is not known; one can attack, hit', '"atack" is not known; did you mean "attack"?'],
    ['"R9" is no card; cards are R0 … R5', '"R9" is not a card; cards are R0 … R5'],
    ['"shiauyao" is no arena and no animal', '"shiauyao" is no arena and no animal; did you mean "shiau-yao"?'],
    ['drop weapon, or drop stance?', 'drop weapon, or drop stance?'],
  ])('%s', (message, better) => expect(withHint(message, undefined, ['R0', 'R1', 'shiau-yao'])).toBe(better))
})
