import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { formAt, judge } from './judge.ts'
import { chosenTag, type Picks } from './picks.ts'

const game = await registry.kabuken()
const opened = game.open({})
if (!opened.ok) throw new Error('the defaults are a setup')
const rules = opened.value
const position = rules.position.read({
  field: 'B4',
  hands: { A: 'R0 R1 R3 B2 G5 G5*', B: 'B3 R3' },
})
if (!position.ok) throw new Error(position.problem.message)
const view = rules.hide(position.value, 0)
const { form } = rules.question(view, 0)
const judged = (picks: Picks) => judge(rules, view, 0, form, picks)

it('knows what is missing, without troubling the rules', () => {
  expect(judged({})).toEqual({ kind: 'missing', at: '' })
  expect(judged({ '': 'attack', '/attack/cards': [0] })).toEqual({ kind: 'missing', at: '/attack/cards' })
  expect(formAt(form, '')).toBe(form)
  expect(formAt(form, '/attack/cards')).toMatchObject({ kind: 'cards', min: 2, max: 3 })
})

it('names the rule that forbids it, from the view alone', () => {
  expect(judged({ '': 'attack', '/attack/cards': [0, 1, 2, 3] })).toMatchObject({
    kind: 'refused',
    refusal: { rule: 'KBK-6.1' },
  })
})

it('refuses by the rules of the table what has the wrong shape', () => {
  expect(judged({ '': 'attack', '/attack/cards': [0, 1], '/attack/fist': 'kick' })).toMatchObject({
    kind: 'refused',
    refusal: { rule: 'TABLE-1' },
  })
})

it('finds nothing wrong with what is legal', () => {
  expect(judged({ '': 'attack', '/attack/cards': [0, 1, 2] })).toEqual({
    kind: 'legal',
    choice: { do: 'attack', cards: ['R0', 'R1', 'R3'] },
  })
  expect(chosenTag(['attack', 'psychUp'], { '': 'attack' }, '')).toBe('attack')
})
