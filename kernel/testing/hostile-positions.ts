import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Code, Position, Rules } from '../contract.ts'
import { isObject } from '../json.ts'
import { seeded } from '../random.ts'
import { seatList } from '../seats.ts'
import { playOn, type RandomMoment } from './moments.ts'
import { mutated, renamed } from './mutate.ts'
import { sure } from './record-of.ts'

/** What a game brings to the tests of positions from outside. */
export interface Outside<S, K extends Code, C> {
  /** The same seed gives the same match. */
  moment(seed: string, steps: number): RandomMoment<S, K, C>
  /** How late in a match a moment may be. */
  readonly latest: number
  /** How many steps random players go on from a position that is read. */
  readonly further: number
  /** Whether every match is over by then. */
  readonly ends: boolean
  /** Whether a position may leave cards out of the game. */
  readonly leavesOut: boolean
  /** Names that stand in positions: windows, cards, whatever else has one. */
  readonly names: readonly string[]
  /** How many positions a test tries. */
  readonly runs: number
}

interface Given<S, K extends Code, C> {
  readonly rules: Rules<S, K, C>
  readonly position: unknown
}

/** Tests that a position from outside is refused with the place of what is wrong, or is as good as any. */
export const testPositions = <S, K extends Code, C>(outside: Outside<S, K, C>): void => {
  const { moment, latest, names, runs } = outside
  const steps = fc.nat({ max: latest })
  const moments = fc.tuple(fc.nat(), steps).map(([seed, late]) => moment(`moment ${seed}`, late))
  const changed = (change: (position: Position) => fc.Arbitrary<unknown>): fc.Arbitrary<Given<S, K, C>> =>
    moments.chain((at) => change(written(at)).map((position) => ({ rules: at.rules, position })))

  test('as written they can be read and played', () => {
    const isRead = fc.property(moments, (at) => {
      expect(isPlayable(outside, { rules: at.rules, position: written(at) })).toBe(true)
    })
    fc.assert(isRead, { seed: 1, numRuns: Math.ceil(runs / 5) })
  })

  test('with one value changed', () => {
    eachIsPlayableOrRefused(outside, changed(mutated), { seed: 2, numRuns: runs })
  })

  test('with fields of another moment of the same match', () => {
    const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 3 })
    const crossed = fc.tuple(fc.nat(), steps, steps, picks).map(([seed, one, another, at]) => {
      const here = moment(`cross ${seed}`, one)
      const there = Object.entries(written(moment(`cross ${seed}`, another)))
      const fields = Object.fromEntries(at.map((pick) => there[pick % there.length]))
      return { rules: here.rules, position: { ...written(here), ...fields } }
    })
    eachIsPlayableOrRefused(outside, crossed, { seed: 3, numRuns: runs })
  })

  test('with a number or a name changed for another of its kind', () => {
    const misnamed = changed((position) => renamed(position, ['A', 'B', 'C', ...names]))
    eachIsPlayableOrRefused(outside, misnamed, { seed: 4, numRuns: 2 * runs })
  })
}

const written = <S, K extends Code, C>({ rules, state }: RandomMoment<S, K, C>): Position => rules.position.write(state)

/** All are refused or playable, and there are enough of both to mean something. */
const eachIsPlayableOrRefused = <S, K extends Code, C>(
  outside: Outside<S, K, C>,
  given: fc.Arbitrary<Given<S, K, C>>,
  { seed, numRuns }: { readonly seed: number; readonly numRuns: number },
): void => {
  let accepted = 0
  const count = (one: Given<S, K, C>): void => {
    if (isPlayable(outside, one)) accepted += 1
  }
  fc.assert(fc.property(given, count), { seed, numRuns })
  expect(accepted).toBeGreaterThan(numRuns / 20)
  expect(accepted).toBeLessThan(numRuns)
}

/** False if it is refused; what is read must be whole, hide what it has to, and never stumble. */
const isPlayable = <S, K extends Code, C>(
  { further, ends, leavesOut }: Outside<S, K, C>,
  { rules, position }: Given<S, K, C>,
): boolean => {
  const read = rules.position.read(position)
  if (!read.ok) {
    expect(read.problem.message).not.toBe('')
    if (isObject(position)) expect(read.problem.at).not.toBe('')
    return false
  }
  const state = read.value
  expect(sure(rules.position.read(rules.position.write(state)))).toEqual(state)
  const here = [...rules.cards(state)]
  const all = rules.cards(rules.deal(seeded('sfc32', 'all cards')))
  expect(surplus(here, all)).toEqual([])
  if (!leavesOut) expect(here).toHaveLength(all.length)
  for (const viewer of seatList(rules.setup.seats)) {
    const view = rules.hide(state, viewer)
    expect(rules.hide(rules.imagine(view, viewer, seeded('sfc32', 'x')), viewer)).toEqual(view)
  }
  playOn(rules, state, seeded('sfc32', 'on'), further)
  if (ends) expect(rules.outcome(state)).not.toBeNull()
  expect([...rules.cards(state)].sort()).toEqual(here.sort())
  return true
}

/** Cards of which there are more here than in the box. */
const surplus = (here: readonly string[], all: readonly string[]): string[] => {
  const left = [...all]
  return here.filter((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
