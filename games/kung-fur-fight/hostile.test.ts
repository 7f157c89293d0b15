import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Position } from '../../kernel/contract.ts'
import { seeded } from '../../kernel/random.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { mutated } from '../../kernel/testing/mutate.ts'
import { randomRecord, sure } from '../../kernel/testing/record-of.ts'
import { game } from './game.ts'
import { STEP_NAMES, WINDOW_NAMES } from './state.ts'
import { playOn, type RandomMoment, randomMoment } from './testing/moments.ts'
import { at, type FurRules, type Plain, rulesFor } from './testing/tables.ts'

// Positions and records from outside: refused with the place of what is wrong, or as good as any.

const MOST_STEPS = 16
const moments: fc.Arbitrary<RandomMoment> = fc
  .tuple(fc.nat(), fc.nat({ max: MOST_STEPS }))
  .map(([seed, steps]) => randomMoment(`moment ${seed}`, steps))

/** Whole matches can be played from an accepted position, and nothing stumbles. */
const mustBePlayable = (rules: FurRules, position: unknown): boolean => {
  const read = rules.position.read(position)
  if (!read.ok) {
    expect(read.problem.message).not.toBe('')
    if (typeof position === 'object' && position !== null && !Array.isArray(position))
      expect(read.problem.at).not.toBe('')
    return false
  }
  const s = read.value
  expect(at(rules, rules.position.write(s))).toEqual(s)
  expect(rules.cards(s)).toHaveLength(52)
  for (let viewer = 0; viewer < rules.setup.seats; viewer++)
    expect(rules.hide(rules.imagine(rules.hide(s, viewer), viewer, seeded('sfc32', 'x')), viewer)).toEqual(
      rules.hide(s, viewer),
    )
  playOn(rules, s, seeded('sfc32', 'on'), 200)
  expect(rules.outcome(s)).not.toBeNull()
  expect(rules.cards(s)).toHaveLength(52)
  return true
}

/** All are refused or playable, and there are enough of both to mean something. */
const eachIsPlayableOrRefused = (
  changed: fc.Arbitrary<{ readonly rules: FurRules; readonly position: unknown }>,
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
      { seed: 1, numRuns: 50 },
    )
  })

  test('with one value changed', () => {
    const changed = moments.chain((moment) =>
      mutated(writtenMoment(moment)).map((position) => ({ rules: moment.rules, position })),
    )
    eachIsPlayableOrRefused(changed, 2, 300)
  })

  test('with fields of another moment of the same match', () => {
    const steps = fc.nat({ max: MOST_STEPS })
    const crossed = fc
      .tuple(fc.nat(), steps, steps, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }))
      .map(([seed, one, another, picks]) => {
        const moment = randomMoment(`cross ${seed}`, one)
        const other = Object.entries(writtenMoment(randomMoment(`cross ${seed}`, another)))
        const fields = picks.map((pick) => other[pick % other.length])
        return { rules: moment.rules, position: { ...writtenMoment(moment), ...Object.fromEntries(fields) } }
      })
    eachIsPlayableOrRefused(crossed, 3, 300)
  })

  test('with a number or a name changed for another of its kind', () => {
    const words = ['A', 'B', 'a1', 'a2', 'a3', 'chai', 'ringo', ...STEP_NAMES, ...WINDOW_NAMES]
    const changed = fc
      .tuple(moments, fc.nat(), fc.nat({ max: 9 }), fc.constantFrom(...words), fc.boolean())
      .map(([moment, pick, number, word, flag]) => {
        const other = (value: unknown): unknown => {
          if (typeof value === 'number') return number
          if (typeof value === 'boolean') return flag
          return value === null || typeof value === 'string' ? word : value
        }
        const position = writtenMoment(moment)
        const [name, value] = Object.entries(position)[pick % Object.keys(position).length]
        if (typeof value !== 'object' || value === null)
          return { rules: moment.rules, position: { ...position, [name]: other(value) } }
        const inner = Object.entries(value)
        const [key, found] = inner[number % inner.length]
        return { rules: moment.rules, position: { ...position, [name]: { ...value, [key]: other(found) } } }
      })
    eachIsPlayableOrRefused(changed, 4, 400)
  })
})

describe('what is wrong is said', () => {
  test.each<[Plain, string, RegExp]>([
    [{ hands: { A: 'chai hokuto' } }, 'hands.A', /hokuto does not belong/],
    [{ hands: { A: 'yue yue' } }, 'hands.A', /no more cards yue/],
    [{ hands: { C: 'yue' } }, 'hands.C', /not known here/],
    [{ hands: { A: 'cat' } }, 'hands.A', /"cat" is no card/],
    [{ hands: { A: 'chai' }, rests: { A: 'yue' } }, 'hands.A', /leaves out/],
    [{ fronts: { A: 'crash' } }, 'fronts.A', /crash does not belong/],
    [{ stacks: { a1: 'fu' } }, 'stacks.a1', /fu does not belong/],
    [{ stacks: { a1: 'boom boom boom crash' } }, 'stacks.a1', /3 cards at the most/],
    [{ sp: { A: 13 } }, 'sp.A', /whole number/],
    [{ limits: { A: 6 } }, 'limits.A', /whole number/],
    [{ hw: { A: 9, B: 12 } }, 'hw', /20 in all/],
    [{ warehouse: 3 }, 'hw', /20 in all, and are 7/],
    [{ mushrooms: { A: 'a1 a1 a2' } }, 'mushrooms', /2 tokens/],
    [{ mushrooms: { A: 'a4' } }, 'mushrooms.A', /arenas/],
    [{ blocked: { A: 3 } }, 'blocked', /this round or the next/],
    [{ blocked: { A: 1, B: 1 } }, 'blocked', /one token/],
    [{ teams: { A: 'a1 chai' } }, 'teams', /while the arenas are settled/],
    [{ teams: { A: 'a1' } }, 'teams.A', /needs a team/],
    [{ coconut: 'B', teams: { A: 'a1 chai+coconut' } }, 'coconut', /does not own it/],
    [{ rejects: 'ming' }, 'rejecter', /who drew/],
    [{ drawn: 'ming' }, 'drawn', /goes with the window peel/],
    [{ window: 'none' }, 'ended', /goes with/],
    [{ window: 'ringo' }, 'combat', /while an arena is settled/],
    [{ window: 'ringo', teams: { B: 'a1 masaru' }, combat: { arena: 'a1' } }, 'window', /not open/],
    [{ window: 'shiue', teams: { A: 'a1 shiue+chai+yue' }, combat: { arena: 'a1' } }, 'window', /not open/],
    [{ window: 'throw', teams: { A: 'a1 shiue' }, combat: { arena: 'a1' } }, 'window', /not open/],
    [{ window: 'ringo', teams: { A: 'a2 tumaz+chai', B: 'a1 ringo' }, combat: { arena: 'a1' } }, 'teams', /in company/],
    [
      { window: 'ringo', teams: { B: 'a1 ringo' }, combat: { arena: 'a1', winner: 'B' } },
      'combat.winner',
      /before the sums/,
    ],
    [{ window: 'ringo', teams: { A: 'a2 2hw', B: 'a1 ringo' }, combat: { arena: 'a1' } }, 'teams', /no Animal/],
    [{ asked: 'B' }, 'asked', /nobody alone/],
    [{ pileSize: 40 }, 'pileSize', /does not agree/],
    [{ script: 'A C' }, 'script', /seats/],
    [{ colour: 'red' }, 'colour', /not known here/],
  ])('%j', (position, where, message) => {
    const read = rulesFor().position.read(position)
    if (read.ok) throw new Error('this position is read')
    expect(read.problem.at).toBe(where)
    expect(read.problem.message).toMatch(message)
  })

  test('KFU-2.7 with chosen factions the Dogs sit in A', () => {
    expect(rulesFor({ factions: 'chosen' }).position.read({ dogs: 'B' })).toMatchObject({ problem: { at: 'dogs' } })
  })
})

test('a changed record is refused with the place, or replays without a stumble', () => {
  const find = (id: string) => (id === game.meta.id ? game.meta : undefined)
  const records = fc
    .tuple(fc.nat(), fc.nat({ max: 12 }))
    .map(([seed, steps]) => randomRecord(game, {}, `record ${seed}`, steps))
  fc.assert(
    fc.property(records.chain(mutated), (input) => {
      const read = readRecord(input, find)
      const outcome = read.ok ? replay(game, read.value) : read
      if (!outcome.ok) expect(outcome.problem.message).not.toBe('')
    }),
    { seed: 5, numRuns: 60 },
  )
  fc.assert(
    fc.property(records, (record) => {
      const { moments: replayed } = sure(replay(game, sure(readRecord(JSON.parse(JSON.stringify(record)), find))))
      expect(replayed).toHaveLength(record.entries.length + 1)
    }),
    { seed: 6, numRuns: 10 },
  )
})
