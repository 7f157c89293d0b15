import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { citations, findRule, parseRulebook, rulesOf } from '../../kernel/rulebook.ts'
import { SHIPPED } from './deck/shipped.ts'
import { game } from './game.ts'
import { OPTIONS } from './options.ts'

// Code, tests, words and rules text stay in step.

/** Rules that no line of code and no test can cite, with the reason. */
const BEYOND_THE_PROGRAM: Readonly<Record<string, string>> = {
  'KFF-13.4': 'is about what teammates say to each other',
  'KFF-16.8': 'is about standing answers and the pace of a table, not about the rules',
  'KFF-16.10': 'is about whom a table sends lists to',
}

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('ui'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
const others = files.filter(({ name }) => name !== 'text.test.ts')
const tests = others.filter(({ name }) => name.endsWith('.test.ts'))

const book = parseRulebook(game.rulebook)
const defined = rulesOf(book).map(({ id }) => id)

describe('ids', () => {
  test('there are files, tests and rules to compare', () => {
    expect(others.length).toBeGreaterThan(80)
    expect(tests.length).toBeGreaterThan(20)
    expect(defined.length).toBeGreaterThan(240)
  })

  test.each(others)('every rule cited in $name is in the rulebook', ({ text }) => {
    const chapters = book.chapters.map(({ number }) => `KFF-${number}`)
    const unknown = citations(text, 'KFF').filter((id) => !defined.includes(id) && !chapters.includes(id))
    const ends = [...text.matchAll(/KFF-\d+\.\d+ (?:…|to) (\d+\.\d+)/g)].map(([, end]) => `KFF-${end}`)
    expect([...unknown, ...ends.filter((id) => !defined.includes(id))]).toEqual([])
  })

  test('every rule of the rulebook is cited by a test, or there is a reason why not', () => {
    const cited = new Set(tests.flatMap(({ text }) => citations(text, 'KFF')))
    expect(defined.filter((id) => !cited.has(id))).toEqual(Object.keys(BEYOND_THE_PROGRAM))
  })

  test('every worked example has one test', () => {
    const titles = tests.flatMap(({ text }) => [...text.matchAll(/\((['"`])KFF-(E\d+) /g)].map(([, , id]) => id))
    const inBook = [...game.rulebook.matchAll(/^- \*\*KFF-(E\d+) /gm)].map(([, id]) => id)
    expect(titles.sort()).toEqual(inBook.sort())
    expect(inBook.length).toBe(68)
  })

  test('every rule that a refusal names is tested with that refusal', () => {
    const text = tests.map((file) => file.text).join('\n')
    const untested = game.meta.refusals.filter((rule) => !new RegExp(`'${rule.replace('.', '\\.')}'`).test(text))
    expect(untested).toEqual([])
  })
})

describe('tables of the rulebook', () => {
  test('KFF-2.12 lists the options as they are, and the files that a table may bring', () => {
    const rows = [...(findRule(book, 'KFF-2.12')?.text ?? '').matchAll(/^\s*\| `(\w+)` \| ([^|]+) \|/gm)]
    const listed = new Map(
      rows.map(([, name, values]) => [name, [...values.matchAll(/`(\w+)`/g)].map(([, value]) => value)]),
    )
    for (const [name, { values }] of Object.entries(OPTIONS)) expect(listed.get(name)).toEqual([...values])
    const brought = [...listed.keys()].filter((name) => !Object.hasOwn(OPTIONS, name))
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
