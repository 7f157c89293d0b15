import { describe, expect, test } from 'vitest'
import { Network, numbersOf } from '../../kernel/network.ts'
import { seeded } from '../../kernel/random.ts'
import { learn, surprise } from './learn.ts'
import { correct, type Lesson } from './lesson.ts'
import { lettered, remind, writtenDown } from './letters.ts'
import { Moments } from './moments.ts'
import { Pupil } from './pupil.ts'
import { targetsOf } from './targets.ts'

const SHAPE = { inputs: 3, units: 8, later: 4, heads: 2 }

/** One of two inputs tells who wins, if not both do; in the second kind of moment it is the other way round. */
const lesson = (one: number, other: number, head: number): Lesson => {
  const moments = new Moments()
  moments.tell(0, one)
  moments.tell(1, other)
  moments.tell(2, 1)
  moments.note(head)
  return { moments, seats: [0], isSlip: [false], end: (one + other + head) % 2 }
}
const LESSONS = [0, 1].flatMap((head) => [0, 1].flatMap((one) => [0, 1].map((other) => lesson(one, other, head))))
const MANY = Array.from({ length: 300 }, () => LESSONS).flat()

const taught = (seed: string): Pupil => {
  const rng = seeded('sfc32', seed)
  const pupil = new Pupil(SHAPE, rng)
  learn(pupil, MANY, { passes: 30, pace: 0.06, lambda: 1 }, rng)
  return pupil
}

describe('a pupil', () => {
  const pupil = taught('a')

  test('learns what no sum of the inputs tells, for each kind of moment by itself', () => {
    for (const { moments, end } of LESSONS) expect(Math.abs(pupil.answer(moments, 0) - end)).toBeLessThan(0.1)
    expect(surprise(pupil, LESSONS)).toBeLessThan(0.1)
  })

  test('learns the same from the same seed', () => {
    expect(writtenDown(taught('a'))).toEqual(writtenDown(pupil))
    expect(writtenDown(taught('b'))).not.toEqual(writtenDown(pupil))
  })

  test('is read by a network as it was written down, and goes on from there', () => {
    const { first, heads } = writtenDown(pupil)
    const network = new Network(first, heads)
    const other = new Pupil(SHAPE, seeded('sfc32', 'c'))
    remind(other, { first, heads })
    for (const { moments } of LESSONS) {
      network.begin(moments.heads[0])
      for (const [at, input] of moments.inputs.entries()) network.tell(input, moments.values[at])
      const chance = 1 / (1 + Math.exp(-network.answer()))
      expect(chance).toBeCloseTo(other.answer(moments, 0), 9)
      expect(Math.abs(chance - pupil.answer(moments, 0))).toBeLessThan(0.05)
    }
  })
})

test('numbers as letters are right within half a step, the largest ones too', () => {
  const rows = [
    [0.31, -0.32, 0, 0.004],
    [5, -1, 2.5, 0.1],
    [0, 0, 0, 0],
  ]
  const { steps, rows: letters } = lettered(rows)
  for (const [at, row] of numbersOf({ steps, rows: letters }).entries())
    for (const [place, number] of row.entries())
      expect(Math.abs(number - rows[at][place])).toBeLessThanOrEqual(steps[at] * 0.6)
})

describe('what should have been thought', () => {
  const thoughts = [0.5, 0.6, 0.2]
  const none = [false, false, false]

  test('is the end alone, or the next thought alone, or something between', () => {
    expect(targetsOf(thoughts, none, 1, 1)).toEqual([1, 1, 1])
    expect(targetsOf(thoughts, none, 1, 0)).toEqual([0.6, 0.2, 1])
    expect(targetsOf(thoughts, none, 1, 0.5)).toEqual([0.6 / 2 + (0.2 / 2 + 0.5) / 2, 0.2 / 2 + 0.5, 1])
  })

  test('is nothing new before a slip, and nothing behind it counts', () => {
    expect(targetsOf(thoughts, [false, true, false], 0, 1)).toEqual([0.6, 0.6, 0])
  })

  test('is turned round for the other seat', () => {
    const { moments } = lesson(1, 0, 0)
    const end = { moments, seats: [1], isSlip: [false], end: 1 }
    expect(correct(new Pupil(SHAPE, seeded('sfc32', 'd')), end, 1)).toEqual([0])
  })
})
