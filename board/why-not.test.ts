import { expect, it } from 'vitest'
import { parseRulebook } from '../kernel/rulebook.ts'
import { whyNot } from './why-not.ts'

const book = parseRulebook(
  '# A game\n\n## 1. Only chapter\n\n- **AB-1.1** [rulebook] Everybody lays two cards. They stay.\n',
)
const words = { refusals: { tooMany: ({ most = 0 }) => `No more than ${most}.` } }
const rule = { id: 'AB-1.1', text: 'Everybody lays two cards.' }

it('says exactly what is wrong, with the rule', () => {
  expect(whyNot(words, book, { rule: 'AB-1.1', why: 'tooMany', params: { most: 2 } })).toEqual({
    tone: 'no',
    text: 'No more than 2.',
    rule,
  })
})

it('lets the rule speak where nothing more is known, and its id where the book does not have it', () => {
  expect(whyNot(words, book, { rule: 'AB-1.1' })).toEqual({ tone: 'no', text: 'Everybody lays two cards.', rule })
  expect(whyNot(words, book, { rule: 'TABLE-1', why: 'unheardOf' })).toEqual({ tone: 'no', text: 'TABLE-1' })
})
