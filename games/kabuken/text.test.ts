import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { citations, findRule, parseRulebook, rulesOf } from '../../kernel/rulebook.ts'
import { CHARACTERS } from './characters.ts'
import * as constants from './constants.ts'
import { game } from './game.ts'
import { OPTIONS } from './options.ts'
import { SECRETS } from './secrets.ts'

// Code, tests and rules text stay in step.

/** Rules that no line of code and no test can cite, with the reason. */
const BEYOND_THE_PROGRAM: Readonly<Record<string, string>> = {
  'KBK-1.5': 'is about boards and counters on a real table',
  'KBK-21.11': 'is about the pace at which a table shows answers, not about the rules',
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
    expect(others.length).toBeGreaterThan(50)
    expect(tests.length).toBeGreaterThan(15)
    expect(defined.length).toBeGreaterThan(250)
  })

  test.each(others)('every rule cited in $name is in the rulebook', ({ text }) => {
    const chapters = book.chapters.map(({ number }) => `KBK-${number}`)
    const unknown = citations(text, 'KBK').filter((id) => !defined.includes(id) && !chapters.includes(id))
    const ends = [...text.matchAll(/KBK-\d+\.\d+ … (\d+\.\d+)/g)].map(([, end]) => `KBK-${end}`)
    expect([...unknown, ...ends.filter((id) => !defined.includes(id))]).toEqual([])
  })

  test('every rule of the rulebook is cited by a test, or there is a reason why not', () => {
    const cited = new Set(tests.flatMap(({ text }) => citations(text, 'KBK')))
    expect(defined.filter((id) => !cited.has(id))).toEqual(Object.keys(BEYOND_THE_PROGRAM))
  })

  test('every worked example has one test', () => {
    const titles = tests.flatMap(({ text }) => [...text.matchAll(/\((['"`])KBK-([TX]\d+) /g)].map(([, , id]) => id))
    const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`)
    const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
    expect(titles.sort(inOrder)).toEqual([...numbered('T', 12), ...numbered('X', 79)])
  })

  test('every rule that a refusal names is tested with that refusal', () => {
    const text = tests.map((file) => file.text).join('\n')
    const untested = game.meta.refusals.filter((rule) => !new RegExp(`'${rule.replace('.', '\\.')}'`).test(text))
    expect(untested).toEqual([])
  })
})

describe('tables of the rulebook', () => {
  test('KBK-22.1 lists the options as they are', () => {
    const rows = [...(findRule(book, 'KBK-22.1')?.text ?? '').matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)]
    const listed = Object.fromEntries(
      rows.map(([, name, values]) => [name, [...values.matchAll(/`(\w+)`/g)].map(([, value]) => value)]),
    )
    expect(listed).toEqual(Object.fromEntries(Object.entries(OPTIONS).map(([name, { values }]) => [name, [...values]])))
    expect(Object.keys(listed)).toEqual(Object.keys(OPTIONS))
  })

  test('KBK-22.2 names the constants as they are', () => {
    const listed = [...(findRule(book, 'KBK-22.2')?.text ?? '').matchAll(/`([A-Z_]+) (\d+)`/g)]
    expect(listed.length).toBe(9)
    expect(constants).toMatchObject(Object.fromEntries(listed.map(([, name, value]) => [name, Number(value)])))
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
