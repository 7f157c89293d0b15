import { describe, expect, test } from 'vitest'
import type { Game } from '../kernel/contract.ts'
import { replay } from '../kernel/replay.ts'
import { findRule, parseRulebook } from '../kernel/rulebook.ts'
import { setUpBench } from '../kernel/scenario/bench.ts'
import { describeFailure } from '../kernel/scenario/compare.ts'
import { type Example, examplesIn } from '../kernel/scenario/examples.ts'
import { type Film, type Frame, film } from '../kernel/scenario/frames.ts'
import { readScenario } from '../kernel/scenario/read.ts'
import { runScenario } from '../kernel/scenario/run.ts'
import { takeStep } from '../kernel/scenario/take.ts'
import { seatLetter, seatOf } from '../kernel/seats.ts'
import tableRules from '../kernel/table-rules.md'
import { sure } from '../kernel/testing/record-of.ts'
import { tell, whyNot } from '../kernel/words.ts'
import { examples } from './examples.ts'
import { registry } from './registry.ts'

const FEWEST = 12

const shelves = await Promise.all(
  Object.entries(registry).map(async ([id, load]) => ({
    id,
    game: await load(),
    files: Object.hasOwn(examples, id) ? await examples[id]() : {},
  })),
)

describe.each(shelves)('the examples of $id', ({ game, files }) => {
  const shown = examplesIn(files)

  test.each(Object.entries(files))('%s holds what it says', (_name, file) => {
    const reports = runScenario(game, sure(readScenario(file)))
    expect(reports.flatMap(({ name, failures }) => failures.map((f) => `${name}: ${describeFailure(f)}`))).toEqual([])
  })

  test('there are enough of them, and no two have the same title', () => {
    const titles = shown.map(({ name }) => name)
    expect(titles.length).toBeGreaterThanOrEqual(FEWEST)
    expect(titles.filter((title, at) => title === '' || titles.indexOf(title) !== at)).toEqual([])
  })

  test('they show rules that there are', () => {
    const books = [game.rulebook, tableRules].map(parseRulebook)
    const named = new Set(shown.flatMap(({ rules }) => rules))
    expect([...named].filter((id) => books.every((book) => findRule(book, id) === undefined))).toEqual([])
  })

  test.each(shown)('$name: every step has words', (example) => {
    const { rules, frames } = filmOf(game, example)
    expect(frames.length).toBeGreaterThan(1)
    expect(frames.slice(1).map((frame) => captionOf(game, frame).length > 0)).toEqual(frames.slice(1).map(() => true))
    expect(example.eyes === 'gallery' || seatOf(example.eyes, rules.setup.seats) >= 0).toBe(true)
    const viewer = example.eyes === 'gallery' ? example.eyes : seatOf(example.eyes, rules.setup.seats)
    for (const { state } of frames)
      expect(game.draw(rules, rules.hide(state, viewer), viewer, seatLetter).length).toBeGreaterThan(0)
  })

  test.each(shown)('$name: it can be replayed', ({ setup, given, steps }) => {
    const bench = sure(setUpBench(game, setup, given))
    for (const [at, step] of steps.entries()) takeStep(bench, step, `steps[${at}]`)
    const record = bench.match.record()
    expect(sure(replay(game, record)).moments).toHaveLength(record.entries.length + 1)
  })
})

const filmOf = (game: Game, example: Example): Film => sure(film(game, example))

const captionOf = ({ words }: Game, { says, events, refused }: Frame): string =>
  [
    says,
    refused === null ? '' : refused.refusal.rule + whyNot(words, refused.refusal),
    ...events.map((event) => tell(words, event, seatLetter)),
  ].join('')
