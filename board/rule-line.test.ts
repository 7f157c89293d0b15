import { expect, it } from 'vitest'
import { parseRulebook } from '../kernel/rulebook.ts'
import { ruleLine } from './rule-line.ts'

const book = parseRulebook(`# A game

## 1. Only chapter

- **AB-1.1** [rulebook] **Lay** two cards (see AB-1.2). They stay. Option: \`x\`.
- **AB-1.2** [ruling] Each has its own
  counter:

  | Against | you lay |
  |---|---|
- **AB-1.3** [design] no full stop
- **AB-1.4** [design] **Stance.** You play it. It stays.
`)

it('is the first sentence, without markup', () => {
  expect(ruleLine(book, 'AB-1.1')).toEqual({ id: 'AB-1.1', text: 'Lay two cards (see AB-1.2).' })
})

it('ends where a table begins, or with the text', () => {
  expect(ruleLine(book, 'AB-1.2')?.text).toBe('Each has its own counter:')
  expect(ruleLine(book, 'AB-1.3')?.text).toBe('no full stop')
})

it('is nothing for a rule that is not there', () => {
  expect(ruleLine(book, 'AB-9.9')).toBeUndefined()
})

it('takes a sentence along with a short title', () => {
  expect(ruleLine(book, 'AB-1.4')?.text).toBe('Stance. You play it.')
})
