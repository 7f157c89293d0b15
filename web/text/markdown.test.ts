import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { parseRulebook, rulesOf } from '../../kernel/rulebook.ts'
import { blocksOf, inline } from './markdown.ts'

const { words, rulebook } = await registry.kabuken()

it('reads paragraphs, lists, tables and code', () => {
  const markdown = [
    'One line',
    'and its end.',
    '',
    '- first',
    '  goes on - still the first',
    '- second',
    '',
    '| a | b |',
    '|---|---|',
    '| 1 | 2 |',
    '',
    '```',
    '- no *list*',
    '',
    '```',
  ].join('\n')
  expect(blocksOf(markdown)).toEqual([
    { kind: 'text', text: 'One line and its end.' },
    { kind: 'list', items: ['first goes on - still the first', 'second'] },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    { kind: 'code', text: '- no *list*\n' },
  ])
})

it('gives emphasis and faces their tones, and a star on a card stays', () => {
  expect(inline(words, 'lay **two** of `R4*` *now*')).toEqual([
    'lay ',
    { text: 'two', tone: 'strong' },
    ' of ',
    { text: 'R4*', tone: 'red' },
    ' ',
    'now',
    '',
  ])
})

it('leaves no mark of its own in any rule', () => {
  const texts = rulesOf(parseRulebook(rulebook)).flatMap(({ text }) =>
    blocksOf(text).flatMap((block) => {
      if (block.kind === 'text') return [block.text]
      if (block.kind === 'list') return block.items
      return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : []
    }),
  )
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) {
    const shown = inline(words, text).map((span) => (typeof span === 'string' ? span : span.text))
    expect(shown.join('')).not.toMatch(/`|\*\*/)
  }
})
