import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Line } from '../kernel/contract.ts'
import { nearest } from '../kernel/nearest.ts'
import type { Entry } from '../kernel/record.ts'
import { tinyGame } from '../kernel/testing/tiny-game.ts'
import { summarise } from '../lab/summary.ts'
import { count, emptyTally, merge, type Tally } from '../lab/tally.ts'
import { endLine } from './parts/ending.ts'
import { renderMarkdown } from './parts/markdown.ts'
import { paint, sentence, toned } from './parts/paint.ts'
import { sheetOf } from './parts/sheet.ts'
import { wrap } from './parts/wrap.ts'
import { lastAnswer } from './play/session.ts'

const { words } = tinyGame
const plain = (lines: readonly Line[]): string[] => lines.map((line) => paint(line, false).trimEnd())

test.each([
  [[1, 2], 'A wins'],
  [[1, 2, 1], 'A and C share the victory'],
  [[2], 'A loses'],
  [[2, 2], 'Nobody at the table wins'],
])('the end of a match with places %j', (places, result) => {
  const [line] = plain([endLine(tinyGame, { places, reason: 'because.', rule: 'TINY-1' })])
  expect(line).toBe(`${result}: because (TINY-1).`)
})

describe('nearest', () => {
  const names = ['play', 'replay', 'simulate', 'rules']
  test.each([
    ['plya', 'play'],
    ['PLAY', 'play'],
    ['simulat', 'simulate'],
    ['sim', 'simulate'],
    ['rule', 'rules'],
    ['reply', 'replay'],
    ['dance', undefined],
    ['x', undefined],
  ])('%s', (typed, meant) => expect(nearest(typed, names)).toBe(meant))
})

describe('colours', () => {
  const line: Line = ['A plays ', toned('R4*', 'red')]
  test('are left out where there are none', () => expect(paint(line, false)).toBe('A plays R4*'))
  test('never say what letters do not', () => {
    expect(stripVTControlCharacters(paint(line, true))).toBe('A plays R4*')
    expect(paint(line, true)).toContain('\u001B[')
  })
  test('are those of the faces in a sentence', () =>
    expect(sentence(words, 'A bids x4 (x1).')).toContainEqual(toned('x4', 'red')))
})

describe('text for the terminal', () => {
  test('is broken at spaces, and tones are kept', () =>
    expect(wrap(['one two ', toned('three four', 'strong'), ', five'], 10)).toEqual([
      ['one', ' ', 'two'],
      [toned('three', 'strong')],
      [toned('four', 'strong'), ',', ' ', 'five'],
    ]))

  test('has paragraphs, lists, tables and code', () => {
    const markdown = [
      'Cards such as `x4` are **strong**, *others* [are](not) not.',
      '',
      '- first',
      '- second which is long enough to be broken',
      '',
      '| Fist | What you lay |',
      '|---|---|',
      '| Dual | two cards that are alike |',
      '',
      '```',
      'd = *D* - 1',
      '```',
    ].join('\n')
    expect(plain(renderMarkdown(words, markdown, 26))).toEqual([
      'Cards such as x4 are',
      'strong, others are not.',
      '- first',
      '- second which is long',
      '  enough to be broken',
      '',
      'Fist  What you lay',
      'Dual  two cards that are',
      '      alike',
      '',
      '  d = *D* - 1',
    ])
  })
})

describe('a question of a form', () => {
  const cards = sheetOf(words, { kind: 'cards', from: ['x1', 'x4', 'x4'], min: 1, max: 2, ordered: true })
  test.each([
    ['x4 x1', ['x4', 'x1']],
    ['2 1', ['x4', 'x1']],
    ['X4,3', ['x4', 'x4']],
  ])('takes cards by face or number: %s', (typed, value) => expect(cards.read(typed)).toEqual({ ok: true, value }))
  test.each(['x9', '4', '0', '1 y'])('knows what is not in the list: %s', (typed) =>
    expect(cards.read(typed).ok).toBe(false),
  )
  test('numbers what there is', () => expect(plain(cards.items)).toEqual(['  1  x1', '  2  x4', '  3  x4']))

  const one = sheetOf(words, { kind: 'one', of: ['peek', 'keep'] })
  test.each(['2', 'keep', 'No Prize'])('takes one by number, value or label: %s', (typed) =>
    expect(one.read(typed)).toEqual({ ok: true, value: 'keep' }),
  )

  test('takes seats by letter', () =>
    expect(sheetOf(words, { kind: 'seat', of: [1, 2] }).read('c')).toEqual({ ok: true, value: 2 }))

  const number = sheetOf(words, { kind: 'number', min: 0, max: 3 })
  test('takes numbers in their range', () => {
    expect(number.read('3')).toEqual({ ok: true, value: 3 })
    expect(['4', '-1', 'two', '1.5'].map((typed) => number.read(typed).ok)).toEqual([false, false, false, false])
  })
})

describe('counting', () => {
  const game = (tally: Tally, places: readonly number[] | null, answers: number): void =>
    count(
      tally,
      ['A', 'B', 'C'],
      ['greedy', 'random', 'random'],
      places === null ? null : { places, reason: 'goal', rule: 'TINY-11' },
      answers,
      [0, 1, 2],
    )

  test('a shared win is divided, an unfinished game is no result', () => {
    const tally = emptyTally()
    game(tally, [1, 2, 3], 10)
    game(tally, [1, 1, 3], 20)
    game(tally, [2, 1, 3], 40)
    game(tally, null, 99)
    const { games, finished, wins, length, ends } = summarise(tally)
    expect({ games, finished, ends }).toEqual({ games: 4, finished: 3, ends: { goal: 3 } })
    expect(wins.bots.greedy).toMatchObject({ games: 3, wins: 1.5, shared: 1, rate: 0.5 })
    expect(wins.bots.random).toMatchObject({ games: 6, wins: 1.5, shared: 1, rate: 0.25 })
    expect(wins.seats).toMatchObject({ A: { wins: 1.5 }, B: { wins: 1.5 }, C: { wins: 0, shared: 0 } })
    expect(length).toEqual({ mean: 70 / 3, median: 20, max: 40 })
  })

  test('partners win together, and share nothing', () => {
    const tally = emptyTally()
    const outcome = { places: [1, 2, 1, 2], reason: 'goal', rule: 'TINY-11' }
    count(tally, ['A', 'B', 'C', 'D'], ['greedy', 'random', 'greedy', 'random'], outcome, 10, [0, 1, 0, 1])
    expect(summarise(tally).wins.bots).toMatchObject({ greedy: { games: 2, wins: 2, shared: 0 }, random: { wins: 0 } })
  })

  test('the interval is Wilson’s', () => {
    const tally = emptyTally()
    for (let i = 0; i < 10; i++) game(tally, i < 9 ? [1, 2, 2] : [2, 1, 2], 5)
    expect(summarise(tally).wins.seats.A.low).toBeCloseTo(0.596, 3)
    expect(summarise(tally).wins.seats.A.high).toBeCloseTo(0.982, 3)
  })

  test('sums do not depend on who counted', () => {
    const [whole, first, second] = [emptyTally(), emptyTally(), emptyTally()]
    for (let i = 0; i < 7; i++) for (const tally of [whole, i % 3 === 0 ? first : second]) game(tally, [i % 2, 1, 2], i)
    const together = emptyTally()
    for (const tally of [second, first]) merge(together, tally)
    expect(summarise(together)).toEqual(summarise(whole))
  })
})

describe('the last answer of a person', () => {
  const hash = '000000000000'
  const answered = (seat: string, by: 'player' | 'bot' = 'player'): Entry => ({
    kind: 'answers',
    answers: [{ seat, choice: 'pass', by }],
    hash,
  })
  const undo = (to: number): Entry => ({ kind: 'undo', to, hash })

  test.each<[readonly Entry[], number | undefined]>([
    [[], undefined],
    [[answered('B')], undefined],
    [[answered('A', 'bot')], undefined],
    [[answered('A'), answered('B'), answered('B')], 0],
    [[answered('A'), answered('B'), answered('A'), undo(2)], 0],
    [[answered('A'), undo(0)], undefined],
    [[answered('A'), undo(0), answered('A')], 2],
    [[answered('A'), answered('A'), undo(0), undo(2)], 1],
  ])('%j', (entries, moment) => expect(lastAnswer(entries, 0)).toBe(moment))
})
