import { describe, expect, test } from 'vitest'
import { parseRulebook, rulesOf } from '../../../kernel/rulebook.ts'
import { listedConstants, listedOptions, sourcesIn, testRuleIds } from '../../../kernel/testing/rule-ids.ts'
import { CHARACTERS } from '../characters.ts'
import * as constants from '../constants.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'
import { SECRETS } from '../secrets.ts'

// Code, tests and rules text stay in step.

/** Rules that no line of code and no test can cite, with the reason. */
const BEYOND_THE_PROGRAM: Readonly<Record<string, string>> = {
  'KBK-1.5': 'is about boards and counters on a real table',
  'KBK-21.11': 'is about the pace at which a table shows answers, not about the rules',
}

const sources = sourcesIn(new URL('..', import.meta.url))
const book = parseRulebook(game.rulebook)

describe('ids', () => {
  testRuleIds(game, sources, { prefix: 'KBK', least: { code: 40, tests: 15, rules: 250 }, beyond: BEYOND_THE_PROGRAM })

  test('every worked example has one test', () => {
    const titles = sources.tests.flatMap(({ text }) =>
      [...text.matchAll(/\((['"`])KBK-([TX]\d+) /g)].map(([, , id]) => id),
    )
    const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`)
    const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
    expect(titles.sort(inOrder)).toEqual([...numbered('T', 12), ...numbered('X', 79)])
  })
})

describe('tables of the rulebook', () => {
  test('KBK-22.1 lists the options as they are', () => {
    const listed = listedOptions(book, 'KBK-22.1')
    expect(listed).toEqual(Object.fromEntries(Object.entries(OPTIONS).map(([name, { values }]) => [name, [...values]])))
    expect(Object.keys(listed)).toEqual(Object.keys(OPTIONS))
  })

  test('KBK-22.2 names the constants as they are', () => {
    const listed = listedConstants(book, 'KBK-22.2')
    expect(Object.keys(listed)).toHaveLength(9)
    expect(constants).toMatchObject(listed)
  })

  test('chapters 16 and 17 name every character and secret, with the HP that they have', () => {
    const rules = rulesOf(book).map(({ text }) => text)
    const times = (is: (text: string) => boolean): number => rules.filter(is).length
    const characters = CHARACTERS.map(({ id, hp }) => ({
      id,
      head: `**${id[0].toUpperCase()}${id.slice(1)}** (HP ${hp}`,
    }))
    expect(characters.filter(({ head }) => times((text) => text.startsWith(head)) !== 1)).toEqual([])
    const isTold = ({ name, kind }: (typeof SECRETS)[number]): boolean =>
      times((text) => text.startsWith(`**${name}** (${kind})`)) === 1
    expect(SECRETS.filter((secret) => !isTold(secret))).toEqual([])
  })
})
