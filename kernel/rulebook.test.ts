import { describe, expect, test } from 'vitest'
import { citations, findRule, parseRulebook, plainRule, rulesOf, searchRules } from './rulebook.ts'
import tableRules from './table-rules.md'

const book = parseRulebook(`# A game

Two players, one deck.

## Words

| Word | Meaning |
|---|---|
| hit | a loss |

## 4. The turn

Read this first.

- **GAM-4.1** [rulebook] Attack or *psych up* with \`R4*\`, see [the book](book.html).
- **GAM-4.2** [rulebook] Two cards. [ruling] Or three.
  Reason: the **example** has three.

  | Fist | Power |
  |---|---|
  | Dual | 1 |

  \`\`\`
  D = power * 2
    if *x*
  \`\`\`

**Between turns**

- **GAM-4.3** [design] Twelve rounds.

## 10. The end
- **GAM-10.1** [ruling] Turn by turn the rest is silence.
`)

describe('a rules text is read into chapters and rules', () => {
  test('chapters', () => {
    expect(book).toMatchObject({ title: 'A game', intro: 'Two players, one deck.' })
    expect(book.chapters.map(({ number, title, rules }) => [number, title, rules.length])).toEqual([
      [null, 'Words', 0],
      [4, 'The turn', 3],
      [10, 'The end', 1],
    ])
    expect(book.chapters[0].intro).toMatch(/^\| Word/)
    expect(book.chapters[1].intro).toBe('Read this first.\n\n**Between turns**')
  })

  test('rules, with what is indented under them', () => {
    expect(findRule(book, 'GAM-4.2')).toEqual({
      id: 'GAM-4.2',
      tags: ['rulebook', 'ruling'],
      chapter: 'The turn',
      text: [
        'Two cards. [ruling] Or three.',
        'Reason: the **example** has three.',
        '',
        '| Fist | Power |',
        '|---|---|',
        '| Dual | 1 |',
        '',
        '```',
        'D = power * 2',
        '  if *x*',
        '```',
      ].join('\n'),
    })
    expect(findRule(book, 'GAM-4.4')).toBeUndefined()
    expect(findRule(book, ' gam-10.1')?.tags).toEqual(['ruling'])
  })

  test('plain text for the terminal', () => {
    const plain = (id: string) =>
      rulesOf(book)
        .filter((rule) => rule.id === id)
        .map(plainRule)
    expect(plain('GAM-4.1')).toEqual(['GAM-4.1 [rulebook] The turn\nAttack or psych up with R4*, see the book.'])
    expect(plain('GAM-4.2')[0].split('\n')).toEqual([
      'GAM-4.2 [rulebook, ruling] The turn',
      'Two cards. [ruling] Or three.',
      'Reason: the example has three.',
      '',
      '| Fist | Power |',
      '| Dual | 1 |',
      '',
      'D = power * 2',
      '  if *x*',
    ])
  })

  test('search by words', () => {
    const ids = (words: string) => searchRules(book, words).map(({ id }) => id)
    expect(ids('THREE cards')).toEqual(['GAM-4.2'])
    expect(ids('turn')).toEqual(['GAM-4.1', 'GAM-4.2', 'GAM-4.3', 'GAM-10.1'])
    expect(ids('silence')).toEqual(['GAM-10.1'])
    expect(ids('gam-4.3')).toEqual(['GAM-4.3'])
    expect(ids('nowhere')).toEqual([])
    expect(ids('  ')).toEqual([])
  })
})

describe('citations', () => {
  test('are the ids that a text names', () => {
    const text = "test('KBK-8.6 a', …) // KBK-16.22, KBK-8.6. XKBK-1.1 KFU-2.3 KBK-x"
    expect(citations(text, 'KBK')).toEqual(['KBK-8.6', 'KBK-16.22'])
    expect(citations(text, 'TABLE')).toEqual([])
    expect(citations('TABLE-1…3 and TABLE-6.', 'TABLE')).toEqual(['TABLE-1', 'TABLE-6'])
  })
})

test('the rules of the table are numbered through and all our own', () => {
  const table = parseRulebook(tableRules)
  expect(table.chapters.map(({ number, title }) => [number, title])).toEqual([[1, 'At the table']])
  expect(rulesOf(table).map(({ id, tags }) => [id, ...tags])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [`TABLE-${number}`, 'design']),
  )
})
