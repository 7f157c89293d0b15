import { describe, expect, test } from 'vitest'
import { parseRulebook, rulesOf } from '../../../kernel/rulebook.ts'
import { sourcesIn, testRuleIds } from '../../../kernel/testing/rule-ids.ts'
import { CARDS, EFFECTS, FACES } from '../cards.ts'
import { FIGHTERS } from '../fighters.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'

// Code, tests and rules text stay in step.

/** Rules that no line of code and no test can cite, with the reason. */
const BEYOND_THE_PROGRAM: Readonly<Record<string, string>> = {
  'EMR-18.12': 'is about the pace at which a table shows answers, not about the rules',
}

const sources = sourcesIn(new URL('..', import.meta.url))
const book = parseRulebook(game.rulebook)

describe('ids', () => {
  testRuleIds(game, sources, { prefix: 'EMR', least: { code: 50, tests: 15, rules: 250 }, beyond: BEYOND_THE_PROGRAM })

  test('every worked example has one test', () => {
    const inBook = [...game.rulebook.matchAll(/^(?:\| |\*\*)([RVF]-\d+)/gm)].map(([, id]) => id)
    const titles = sources.tests.flatMap(({ text }) =>
      [...text.matchAll(/\(\s*(['"`])([RVF]-\d+) /g)].map(([, , id]) => id),
    )
    expect(inBook.length).toBe(101)
    expect([...titles].sort()).toEqual([...inBook].sort())
  })
})

describe('words', () => {
  const all = sources.code.map(({ text }) => text).join('\n')
  const quoted = (pattern: RegExp): string[] => [...new Set([...all.matchAll(pattern)].map(([, name]) => name))].sort()

  test('every event of the rules has a line, and every line an event', () => {
    const pushed = sources.code.filter(({ name }) => !name.startsWith('text')).map(({ text }) => text)
    const keys = [...new Set(pushed.join('\n').match(/emr\.\w+/g))].sort()
    expect(keys.length).toBeGreaterThan(40)
    expect(Object.keys(game.words.events).sort()).toEqual(keys)
  })

  test('every reason of a refusal is used somewhere', () => {
    const used = new Set(quoted(/'(\w+)'/g))
    expect(Object.keys(game.words.refusals).filter((why) => !used.has(why))).toEqual([])
  })

  test('every reason that a refusal gives has words', () => {
    const given = quoted(/why: '(\w+)'/g)
    expect(given.length).toBeGreaterThan(20)
    expect(given.filter((why) => !Object.hasOwn(game.words.refusals, why))).toEqual([])
  })

  test('a crow on the table, the act of putting one there and the fighter of that name are told apart', () => {
    const { crow, putCrow, Crow } = game.words.labels
    expect(crow).toBe('crow')
    expect(putCrow).toMatch(/^put a crow: /)
    expect(Crow).toMatch(/^Crow: .*\(T7\); .*\(T2\)$/)
  })

  test('a face is told with what is printed on it, and coloured by its letter', () => {
    expect(game.words.labels.B24).toBe('B24 (damage 0, dragon, switch)')
    expect(game.words.labels.R11).toBe('R11 (damage 3, no effect)')
    expect(game.words.labels.X8).toBe('X8 (bow)')
    expect(['B24', 'R24', 'G24', 'Y24', 'X1', 'B66', 'blow'].map(game.words.tone)).toEqual([
      'blue',
      'red',
      'green',
      'yellow',
      'strong',
      null,
      null,
    ])
  })
})

describe('tables of the rulebook', () => {
  test('chapter 19 lists the options as they are', () => {
    const listed = rulesOf(book).flatMap(({ id, text }) => {
      const [, name, values] = /^`(\w+)`: ([^.]+)\./.exec(text) ?? []
      return id.startsWith('EMR-19.') && name !== undefined
        ? [[name, [...values.matchAll(/`([\w-]+)`/g)].map(([, value]) => value)]]
        : []
    })
    const { difficulty, ...house } = OPTIONS
    expect(listed).toEqual(Object.entries(house).map(([name, { values }]) => [name, [...values]]))
    expect(game.rulebook).toContain(`\`difficulty\`: ${difficulty.values.map((value) => `\`${value}\``).join(', ')}`)
  })

  test('EMR-3.3 the 100 cards are printed as they are', () => {
    const codes = new Map(EFFECTS.map((effect) => [effect.slice(0, 2).toUpperCase(), effect]))
    const cells = [...game.rulebook.matchAll(/\| ([BRGY]\d\d) (\d)(D?) (\w\w|--)(?= \|)/g)]
    const listed = cells.map(([, face, damage, dragon, effect]) => [
      face,
      Number(damage),
      dragon === 'D',
      codes.get(effect) ?? 'none',
    ])
    expect(listed).toEqual(
      FACES.slice(0, 100).map((face, card) => [face, CARDS.damage[card], CARDS.dragon[card], CARDS.effect[card]]),
    )
  })

  test('EMR-12.2 the fighters are listed as they are', () => {
    const rows = [...game.rulebook.matchAll(/^\| \d \| (\w+) \| (\d) \| (T\d), (T\d) \|/gm)]
    expect(rows.map(([, id, board, ...techniques]) => ({ id, board: Number(board), techniques }))).toEqual(
      FIGHTERS.map(({ id, board, techniques }) => ({ id, board, techniques: [...techniques] })),
    )
  })
})
