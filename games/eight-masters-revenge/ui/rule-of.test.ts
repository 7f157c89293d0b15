import { expect, it } from 'vitest'
import { findRule, parseRulebook } from '../../../kernel/rulebook.ts'
import { game } from '../game.ts'
import { EFFECT_RULE, TECHNIQUE_RULE } from './rule-of.ts'

const book = parseRulebook(game.rulebook)

it('finds every effect and technique in the rule that bears its name', () => {
  const wrong = Object.entries({ ...EFFECT_RULE, ...TECHNIQUE_RULE }).filter(
    ([name, id]) => !findRule(book, id)?.text.toLowerCase().startsWith(`**${name.toLowerCase()}**`),
  )
  expect(wrong).toEqual([])
})
