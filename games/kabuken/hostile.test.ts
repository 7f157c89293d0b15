import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Position } from '../../kernel/contract.ts'
import { seeded } from '../../kernel/random.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { mutated } from '../../kernel/testing/mutate.ts'
import { randomRecord, sure } from '../../kernel/testing/record-of.ts'
import { game } from './game.ts'
import { WINDOW_NAMES } from './state.ts'
import { playOn, type RandomMoment, randomMoment } from './testing/moments.ts'
import { at, extended, type KabukenRules, rulesFor } from './testing/tables.ts'

// Positions and records from outside: refused with the place of what is wrong, or as good as any.

const moments: fc.Arbitrary<RandomMoment> = fc
  .tuple(fc.nat(), fc.nat({ max: 90 }))
  .map(([seed, steps]) => randomMoment(`moment ${seed}`, steps))

const STEPS = 30

/** Every window can be reached from an accepted position, and none of them stumbles. */
const mustBePlayable = (rules: KabukenRules, position: unknown): boolean => {
  const read = rules.position.read(position)
  if (!read.ok) {
    expect(read.problem.message).not.toBe('')
    if (typeof position === 'object' && position !== null && !Array.isArray(position))
      expect(read.problem.at).not.toBe('')
    return false
  }
  const s = read.value
  expect(at(rules, rules.position.write(s))).toEqual(s)
  expect(rules.cards(s)).toHaveLength(54)
  for (let viewer = 0; viewer < rules.setup.seats; viewer++)
    expect(rules.hide(rules.imagine(rules.hide(s, viewer), viewer, seeded('sfc32', 'x')), viewer)).toEqual(
      rules.hide(s, viewer),
    )
  playOn(rules, s, seeded('sfc32', 'on'), STEPS)
  return true
}

/** All are refused or playable, and there are enough of both to mean something. */
const eachIsPlayableOrRefused = (
  changed: fc.Arbitrary<{ readonly rules: KabukenRules; readonly position: unknown }>,
  seed: number,
  numRuns: number,
): void => {
  let accepted = 0
  fc.assert(
    fc.property(changed, ({ rules, position }) => {
      if (mustBePlayable(rules, position)) accepted += 1
    }),
    { seed, numRuns },
  )
  expect(accepted).toBeGreaterThan(numRuns / 20)
  expect(accepted).toBeLessThan(numRuns)
}

const writtenMoment = ({ rules, state }: RandomMoment): Position => rules.position.write(state)

describe('positions', () => {
  test('as written they can be read and played', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(mustBePlayable(moment.rules, writtenMoment(moment))).toBe(true)
      }),
      { seed: 1, numRuns: 30 },
    )
  })

  test('with one value changed', () => {
    const changed = moments.chain((moment) =>
      mutated(writtenMoment(moment)).map((position) => ({ rules: moment.rules, position })),
    )
    eachIsPlayableOrRefused(changed, 2, 150)
  })

  test('with fields of another moment of the same match', () => {
    const crossed = fc
      .tuple(fc.nat(), fc.nat({ max: 90 }), fc.nat({ max: 90 }), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }))
      .map(([seed, steps, others, picks]) => {
        const moment = randomMoment(`cross ${seed}`, steps)
        const other = Object.entries(writtenMoment(randomMoment(`cross ${seed}`, others)))
        const fields = picks.map((pick) => other[pick % other.length])
        return { rules: moment.rules, position: { ...writtenMoment(moment), ...Object.fromEntries(fields) } }
      })
    eachIsPlayableOrRefused(crossed, 3, 150)
  })

  test('with a number or a name changed for another of its kind', () => {
    const words = ['A', 'B', 'C', ...WINDOW_NAMES]
    const changed = fc
      .tuple(moments, fc.nat(), fc.nat({ max: 9 }), fc.constantFrom(...words), fc.boolean())
      .map(([moment, pick, number, word, flag]) => {
        const other = (value: unknown): unknown =>
          typeof value === 'number'
            ? number
            : typeof value === 'boolean'
              ? flag
              : value === null || typeof value === 'string'
                ? word
                : value
        const position = writtenMoment(moment)
        const [name, value] = Object.entries(position)[pick % Object.keys(position).length]
        if (typeof value !== 'object' || value === null || Array.isArray(value))
          return { rules: moment.rules, position: { ...position, [name]: other(value) } }
        const inner = Object.entries(value)
        const [key, found] = inner[number % inner.length]
        return { rules: moment.rules, position: { ...position, [name]: { ...value, [key]: other(found) } } }
      })
    eachIsPlayableOrRefused(changed, 4, 250)
  })
})

describe('what is wrong is said', () => {
  test.each<[Record<string, unknown>, string, RegExp]>([
    [{ field: 'R9' }, 'field', /card such as R4\*/],
    [{ hands: { A: 'R0 R0 R0 R0' } }, 'hands.A', /only 3 of R0/],
    [{ hands: { C: 'R0' } }, 'hands.C', /not known here/],
    [{ hands: { A: 'R0 zero' } }, 'hands.A', /"zero" is no card/],
    [{ deckSize: 60 }, 'deckSize', /whole number/],
    [{ hp: { A: 9 } }, 'hp', /maximum/],
    [{ hp: { A: 0 } }, 'hp', /too many players at 0/],
    [{ characters: { A: 'rat', B: 'rat' } }, 'characters', /unique/],
    [{ secrets: { A: 'greed', B: 'greed' } }, 'secrets', /unique/],
    [{ window: 'answer' }, 'attack', /missing/],
    [{ window: 'seal' }, 'attack', /missing/],
    [{ window: 'character' }, 'draft', /goes with/],
    [{ window: 'none' }, 'ended', /goes with/],
    [{ momentum: 'A' }, 'momentum', /five and more/],
    [{ field: 'R1', discard: 'R2' }, 'field', /top of the discard/],
    [{ asked: 'B' }, 'asked', /is A in the window action/],
    [{ wins: { A: 2 } }, 'wins', /decided/],
    [{ script: 'R1 R7' }, 'script', /"R7" is no card/],
    [{ colour: 'red' }, 'colour', /not known here/],
  ])('%j', (position, where, message) => {
    const read = extended().position.read(position)
    if (read.ok) throw new Error('this position is read')
    expect(read.problem.at).toBe(where)
    expect(read.problem.message).toMatch(message)
  })

  test('characters need the extension, and Fox her own option', () => {
    expect(rulesFor().position.read({ characters: { A: 'rat' } })).toMatchObject({ problem: { at: 'characters' } })
    expect(extended(2, { fox: 'off' }).position.read({ characters: { A: 'fox' } })).toMatchObject({
      problem: { at: 'characters', message: expect.stringContaining('fox=on') },
    })
  })
})

test('a changed record is refused with the place, or replays without a stumble', () => {
  const find = (id: string) => (id === game.meta.id ? game.meta : undefined)
  const records = fc
    .tuple(fc.nat(), fc.integer({ min: 2, max: 7 }), fc.nat({ max: 25 }))
    .map(([seed, seats, steps]) =>
      randomRecord(game, { seats, options: { extension: 'on', fox: 'on' } }, `record ${seed}`, steps),
    )
  fc.assert(
    fc.property(records.chain(mutated), (input) => {
      const read = readRecord(input, find)
      const outcome = read.ok ? replay(game, read.value) : read
      if (!outcome.ok) expect(outcome.problem.message).not.toBe('')
    }),
    { seed: 5, numRuns: 100 },
  )
  fc.assert(
    fc.property(records, (record) => {
      const { moments: replayed } = sure(replay(game, sure(readRecord(JSON.parse(JSON.stringify(record)), find))))
      expect(replayed).toHaveLength(record.entries.length + 1)
    }),
    { seed: 6, numRuns: 10 },
  )
})
