import { describe, expect, test } from 'vitest'
import { parseRulebook } from '../../../kernel/rulebook.ts'
import { listedOptions, sourcesIn, testRuleIds } from '../../../kernel/testing/rule-ids.ts'
import { SHIPPED } from '../deck/shipped.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'

// Code, tests, words and rules text stay in step.

/** Rules that no line of code and no test can cite, with the reason. */
const BEYOND_THE_PROGRAM: Readonly<Record<string, string>> = {
  'KFF-13.4': 'is about what teammates say to each other',
  'KFF-16.8': 'is about standing answers and the pace of a table, not about the rules',
  'KFF-16.10': 'is about whom a table sends lists to',
}

const sources = sourcesIn(new URL('..', import.meta.url))
const book = parseRulebook(game.rulebook)

describe('ids', () => {
  testRuleIds(game, sources, { prefix: 'KFF', least: { code: 80, tests: 20, rules: 240 }, beyond: BEYOND_THE_PROGRAM })

  test('every worked example has one test', () => {
    const titles = sources.tests.flatMap(({ text }) =>
      [...text.matchAll(/\((['"`])KFF-(E\d+) /g)].map(([, , id]) => id),
    )
    const inBook = [...game.rulebook.matchAll(/^- \*\*KFF-(E\d+) /gm)].map(([, id]) => id)
    expect(titles.sort()).toEqual(inBook.sort())
    expect(inBook.length).toBe(68)
  })
})

describe('tables of the rulebook', () => {
  test('KFF-2.12 lists the options as they are, and the files that a table may bring', () => {
    const listed = listedOptions(book, 'KFF-2.12')
    for (const [name, { values }] of Object.entries(OPTIONS)) expect(listed[name]).toEqual([...values])
    const brought = Object.keys(listed).filter((name) => !Object.hasOwn(OPTIONS, name))
    expect(brought.sort()).toEqual([...(game.meta.files ?? [])].sort())
  })

  test('what is wholly reconstructed is not said to be known', () => {
    const known = new Map(
      [...game.rulebook.matchAll(/^\| `([a-z-]+)` \|.*\| ([^|]+) \|$/gm)].map(([, id, last]) => [id, last]),
    )
    const claimed = SHIPPED.filter(({ tag, id }) => tag !== 'reconstructed' && known.get(id)?.startsWith('nothing'))
    expect(claimed.map(({ id }) => id)).toEqual([])
  })
})
