import { describe, expect, test } from 'vitest'
import { findRule, parseRulebook } from '../../../kernel/rulebook.ts'
import { listedConstants, listedOptions, sourcesIn, testRuleIds } from '../../../kernel/testing/rule-ids.ts'
import { FACES, groupOf, isAnimal, KINDS, leaderText, NAMES, prizeOf } from '../cards.ts'
import * as constants from '../constants.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'
import { CARD_NOTES } from '../text/card-notes.ts'

// Code, tests, words and rules text stay in step.

const sources = sourcesIn(new URL('..', import.meta.url))
const book = parseRulebook(game.rulebook)
const kinds = Array.from({ length: KINDS }, (_, kind) => kind)

describe('ids', () => {
  testRuleIds(game, sources, { prefix: 'KFU', least: { code: 40, tests: 15, rules: 200 }, beyond: {} })

  test('every worked example has one test', () => {
    const titles = sources.tests.flatMap(({ text }) =>
      [...text.matchAll(/\((['"`])KFU-([TX]\d+) /g)].map(([, , id]) => id),
    )
    const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`)
    const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
    expect(titles.sort(inOrder)).toEqual([...numbered('T', 37), ...numbered('X', 48)])
  })
})

describe('tables of the rulebook', () => {
  test('KFU-19.1 lists the options as they are', () => {
    const listed = listedOptions(book, 'KFU-19.1')
    expect(listed).toEqual(Object.fromEntries(Object.entries(OPTIONS).map(([name, { values }]) => [name, [...values]])))
    expect(Object.keys(listed)).toEqual(Object.keys(OPTIONS))
  })

  test('KFU-19.2 names the constants as they are', () => {
    const listed = listedConstants(book, 'KFU-19.2')
    expect(Object.keys(listed)).toHaveLength(11)
    expect(constants).toMatchObject(listed)
  })

  test('KFU-20.1 lists every card with its name, AP and copies', () => {
    const rows = [...(findRule(book, 'KFU-20.1')?.text ?? '').matchAll(/^\s*\| `([a-z-]+)` \|(.+)\|$/gm)]
    const listed = rows.map(([, id, cells]) => {
      const [name, ...numbers] = cells.split(' | ').map((cell) => cell.trim())
      return [id, name, ...numbers.filter((cell) => /^\d+$/.test(cell)).map(Number)]
    })
    const printed = kinds.map((kind) =>
      isAnimal(kind)
        ? [FACES[kind], NAMES[kind], leaderText(kind).ap, leaderText(kind).copies]
        : [FACES[kind], NAMES[kind], prizeOf(kind).copies],
    )
    expect(listed).toEqual(printed)
  })
})

describe('words', () => {
  const { labels, tone } = game.words

  test('every card has its printed name, a colour and a line of text', () => {
    for (const kind of kinds) {
      expect(labels[FACES[kind]]).toBe(NAMES[kind])
      expect(tone(NAMES[kind])).not.toBeNull()
    }
    expect(Object.keys(CARD_NOTES)).toEqual(kinds.map((kind) => FACES[kind]))
  })

  test('the two schools have different colours', () => {
    const tones = (group: string) =>
      new Set(kinds.filter((kind) => groupOf(kind) === group).map((kind) => tone(NAMES[kind])))
    expect([...tones('dog')]).toEqual(['green'])
    expect([...tones('cat')]).toEqual(['red'])
  })

  test('an Achievement is one in capitals only: its name is an ordinary word too', () => {
    expect(tone('RETURN')).toBe('strong')
    expect(tone('return')).toBeNull()
    expect(tone('chai')).toBe('green')
    expect(tone('Ann')).toBeNull()
  })
})

describe('log lines', () => {
  const line = (key: string, params: object): string =>
    game.words.events[`kung-fur-fight.${key}`](
      { key, ...params },
      (seat) => ['Ann', 'Ben'][seat],
      (face) => game.words.labels[face],
    )

  test.each([
    [['yue'], 'Ann sends Yue to Arena 1.'],
    [['hua', 'chai'], 'Ann sends Hua (leading) and Chai to Arena 1.'],
    [['hua', 'chai', 'yue'], 'Ann sends Hua (leading), Chai and Yue to Arena 1.'],
  ])('a team of %j', (cards, expected) => {
    expect(line('plan', { seat: 0, arena: 'a1', cards, hw: 0, coconut: false })).toBe(expected)
  })
})
