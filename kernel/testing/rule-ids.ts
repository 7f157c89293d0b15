import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Game } from '../contract.ts'
import { citations, findRule, parseRulebook, type Rulebook, rulesOf } from '../rulebook.ts'

interface Source {
  readonly name: string
  readonly text: string
}

export interface Sources {
  readonly code: readonly Source[]
  readonly tests: readonly Source[]
}

/** The sources of a game without its board and without the test that looks at them. */
export const sourcesIn = (folder: URL): Sources => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('ui') && name !== 'tests/text.test.ts')
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
  const isTest = ({ name }: Source): boolean => name.endsWith('.test.ts')
  return { code: files.filter((file) => !isTest(file)), tests: files.filter(isTest) }
}

interface Expected {
  /** What stands before the number in the ids of the game. */
  readonly prefix: string
  /** As many files and rules there are at least. */
  readonly least: { readonly code: number; readonly tests: number; readonly rules: number }
  /** Rules that no line of code and no test can cite, with the reason. */
  readonly beyond: Readonly<Record<string, string>>
}

/** Tests that code, tests and rulebook of a game speak of the same rules. */
export const testRuleIds = (game: Game, { code, tests }: Sources, { prefix, least, beyond }: Expected): void => {
  const book = parseRulebook(game.rulebook)
  const rules = rulesOf(book).map(({ id }) => id)
  const known = new Set([...rules, ...book.chapters.map(({ number }) => `${prefix}-${number}`)])

  test('there are files, tests and rules to compare', () => {
    expect(code.length).toBeGreaterThan(least.code)
    expect(tests.length).toBeGreaterThan(least.tests)
    expect(rules.length).toBeGreaterThan(least.rules)
  })

  test.each([...code, ...tests])('every rule cited in $name is in the rulebook', ({ text }) => {
    const ends = text.matchAll(new RegExp(`${prefix}-\\d+\\.\\d+ (?:…|to) (\\d+\\.\\d+)`, 'g'))
    const cited = [...citations(text, prefix), ...[...ends].map(([, end]) => `${prefix}-${end}`)]
    expect(cited.filter((id) => !known.has(id))).toEqual([])
  })

  test('every rule of the rulebook is cited by a test, or there is a reason why not', () => {
    const cited = new Set(tests.flatMap(({ text }) => citations(text, prefix)))
    expect(rules.filter((id) => !cited.has(id))).toEqual(Object.keys(beyond))
  })

  test('every rule that a refusal names is tested with that refusal', () => {
    const refused = new Set(
      tests.flatMap(({ text }) => [...text.matchAll(REFUSED)].map(([, one, other]) => one ?? other)),
    )
    expect(game.meta.refusals.filter((rule) => !refused.has(rule))).toEqual([])
  })
}

/** A rule that is not the beginning of a title: `'KBK-8.6'`, or a line such as `refuse S1 draw by EMR-4.5`. */
const REFUSED = /'([A-Z]+-[\d.]+)'|\bby ([A-Z]+-[\d.]+)$/gm

/** The options that a table of the rulebook lists, with their values. */
export const listedOptions = (book: Rulebook, rule: string): Record<string, string[]> => {
  const rows = (findRule(book, rule)?.text ?? '').matchAll(/^\s*\| `(\w+)` \| ([^|]+) \|/gm)
  return Object.fromEntries(
    [...rows].map(([, name, values]) => [name, [...values.matchAll(/`(\w+)`/g)].map(([, value]) => value)]),
  )
}

/** The constants that a rule names: `HAND_LIMIT 6`. */
export const listedConstants = (book: Rulebook, rule: string): Record<string, number> => {
  const found = (findRule(book, rule)?.text ?? '').matchAll(/`([A-Z0-9_]+) (\d+)`/g)
  return Object.fromEntries([...found].map(([, name, value]) => [name, Number(value)]))
}
