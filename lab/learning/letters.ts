import type { Weights } from '../../kernel/learning.ts'
import { LETTERS, type Lettered, numbersOf, ZERO } from '../../kernel/network.ts'
import type { Pupil } from './pupil.ts'

/** As exact as the step of a row and numbers that stand alone are written. */
const DIGITS = 3

/** Numbers as letters: the largest of a row is as many steps from nothing as there are. */
export const lettered = (rows: readonly (readonly number[])[]): Lettered => {
  const steps = rows.map(stepOf)
  return { steps, rows: rows.map((row, at) => row.map((number) => letterOf(number, steps[at])).join('')) }
}

const stepOf = (row: readonly number[]): number => {
  const most = row.reduce((all, number) => Math.max(all, number / (ZERO - 1), -number / ZERO), 0)
  return most === 0 ? 1 : Number(most.toPrecision(DIGITS))
}

const letterOf = (number: number, step: number): string =>
  LETTERS[ZERO + Math.max(-ZERO, Math.min(ZERO - 1, Math.round(number / step)))]

/** What a pupil has learnt, as `Network` reads it. */
export const writtenDown = (pupil: Pupil): Weights => {
  const { inputs, units, later, heads } = pupil.shape
  const rows = (weights: Float64Array, from: number, count: number, width: number): number[][] =>
    Array.from({ length: count }, (_, row) =>
      Array.from(weights.subarray((from + row) * width, (from + row + 1) * width), rounded),
    )
  return {
    first: lettered(rows(pupil.first.weights, 0, inputs, units)),
    heads: Array.from({ length: heads }, (_, head) => ({
      bias: rows(pupil.bias.weights, head, 1, units)[0],
      second: lettered(rows(pupil.second.weights, head * units, units, later)),
      secondBias: rows(pupil.secondBias.weights, head, 1, later)[0],
      last: rows(pupil.last.weights, head, 1, later)[0],
      lastBias: rounded(pupil.lastBias.weights[head]),
    })),
  }
}

/** Lets a pupil begin with what is known. */
export const remind = (pupil: Pupil, { first, heads }: Weights): void => {
  const { units, later } = pupil.shape
  copyRows(first, pupil.first.weights, 0)
  for (const [head, { bias, second, secondBias, last, lastBias }] of heads.entries()) {
    pupil.bias.weights.set(bias, head * units)
    copyRows(second, pupil.second.weights, head * units * later)
    pupil.secondBias.weights.set(secondBias, head * later)
    pupil.last.weights.set(last, head * later)
    pupil.lastBias.weights[head] = lastBias
  }
}

const copyRows = (from: Lettered, to: Float64Array, start: number): void => {
  for (const [at, row] of numbersOf(from).entries()) to.set(row, start + at * row.length)
}

const FINE = 1e4
const rounded = (number: number): number => Math.round(number * FINE) / FINE
