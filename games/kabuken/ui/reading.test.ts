import { expect, it } from 'vitest'
import { findRule, parseRulebook } from '../../../kernel/rulebook.ts'
import { FACES } from '../cards.ts'
import { CHARACTERS } from '../characters.ts'
import { game } from '../game.ts'
import { FISTS } from '../rules/techniques.ts'
import { SECRETS } from '../secrets.ts'
import { DECK_READING, fistReading, MOMENTUM_READING, readingOf } from './reading.ts'

const book = parseRulebook(game.rulebook)
const POWERS = [...CHARACTERS, ...SECRETS]

const everything = [...FACES, ...POWERS.map(({ id }) => id), ...FISTS.map(fistReading), DECK_READING, MOMENTUM_READING]

it.each(everything)('%s can be read, and every sentence has a rule that says where it comes from', (id) => {
  const reading = readingOf(book, id)
  if (reading === null) throw new Error('there is nothing to read')
  for (const { text, rule } of reading.lines) {
    expect(text).toMatch(/^[A-Z].+\.$/)
    expect(findRule(book, rule)?.tags).not.toHaveLength(0)
  }
  for (const rule of reading.more) expect(findRule(book, rule)).toBeDefined()
})

it.each(POWERS)(
  '$id is read with its own rules: the first names it, the last is followed by another',
  ({ id, name }) => {
    const reading = readingOf(book, id)
    const rules = [...(reading?.lines.map(({ rule }) => rule) ?? []), ...(reading?.more ?? [])]
    expect(findRule(book, rules[0])?.text.startsWith(`**${name.split(',')[0]}**`)).toBe(true)
    const next = rules[rules.length - 1].replace(/\d+$/, (number) => String(Number(number) + 1))
    expect(findRule(book, next)?.text ?? '**').toMatch(/^\*\*/)
  },
)

it('says what a card is worth, without the name that stands above it', () => {
  expect(readingOf(book, 'R4*')).toMatchObject({ title: 'Red 4 with a flower', art: 'card' })
  expect(readingOf(book, 'R4*')?.lines.map(({ rule }) => rule)).toEqual(['KBK-7.2', 'KBK-8.6', 'KBK-6.6', 'KBK-1.2'])
  expect(readingOf(book, 'ox')).toMatchObject({ title: 'Ox, Shifa Khan · 9 HP', more: ['KBK-16.3', 'KBK-16.4'] })
  expect(readingOf(book, 'ox')?.lines[0].text).toMatch(/^For an attack, Ox may give up 1 HP/)
  expect(readingOf(book, fistReading('sniper'))?.lines[0].text).toMatch(/^Three cards whose sum equals/)
})

it('has nothing to say about what means nothing', () => {
  expect(['', 'nobody', 'fist', 'R9'].map((id) => readingOf(book, id))).toEqual([null, null, null, null])
})
