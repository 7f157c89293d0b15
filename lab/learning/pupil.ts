import type { Rng } from '../../kernel/random.ts'
import { Adam } from './adam.ts'
import type { Moments } from './moments.ts'

/** How many units a network has: those that all heads share, and those that each of them has of its own. */
export interface Shape {
  readonly inputs: number
  readonly units: number
  readonly later: number
  readonly heads: number
}

/** A network like that of `kernel/network.ts`, while it learns: its answers are chances from 0 to 1. */
export class Pupil {
  readonly shape: Shape
  readonly first: Adam
  readonly bias: Adam
  readonly second: Adam
  readonly secondBias: Adam
  readonly last: Adam
  readonly lastBias: Adam
  readonly #sums: Float64Array
  readonly #later: Float64Array
  readonly #blame: Float64Array
  readonly #laterBlame: Float64Array

  constructor(shape: Shape, rng: Rng) {
    const { inputs, units, later, heads } = shape
    this.shape = shape
    this.first = new Adam(inputs * units, TYPICAL, rng)
    this.bias = new Adam(heads * units, 0, rng)
    this.second = new Adam(heads * units * later, units, rng)
    this.secondBias = new Adam(heads * later, 0, rng)
    this.last = new Adam(heads * later, later, rng)
    this.lastBias = new Adam(heads, 0, rng)
    this.#sums = new Float64Array(units)
    this.#later = new Float64Array(later)
    this.#blame = new Float64Array(units)
    this.#laterBlame = new Float64Array(later)
  }

  /** The chance to win of a moment. */
  answer({ heads, starts, inputs, values }: Moments, at: number): number {
    const { units, later } = this.shape
    const head = heads[at]
    const sums = this.#sums
    const then = this.#later
    for (let i = 0; i < units; i++) sums[i] = this.bias.weights[head * units + i]
    for (let n = starts[at]; n < starts[at + 1]; n++) {
      const from = inputs[n] * units
      for (let i = 0; i < units; i++) sums[i] += values[n] * this.first.weights[from + i]
    }
    for (let j = 0; j < later; j++) then[j] = this.secondBias.weights[head * later + j]
    for (let i = 0; i < units; i++) {
      if (sums[i] <= 0) continue
      const from = (head * units + i) * later
      for (let j = 0; j < later; j++) then[j] += sums[i] * this.second.weights[from + j]
    }
    let sum = this.lastBias.weights[head]
    for (let j = 0; j < later; j++) if (then[j] > 0) sum += then[j] * this.last.weights[head * later + j]
    return 1 / (1 + Math.exp(-sum))
  }

  /** Takes to heart what the chance should have been; nothing changes before `improve`. */
  study(moments: Moments, at: number, target: number): void {
    const { units, later } = this.shape
    const head = moments.heads[at]
    const off = this.answer(moments, at) - target
    const sums = this.#sums
    const then = this.#later
    const thenBlame = this.#laterBlame
    const blame = this.#blame
    this.lastBias.slopes[head] += off
    for (let j = 0; j < later; j++) {
      const to = head * later + j
      thenBlame[j] = then[j] > 0 ? off * this.last.weights[to] : 0
      if (then[j] > 0) this.last.slopes[to] += off * then[j]
      this.secondBias.slopes[to] += thenBlame[j]
    }
    for (let i = 0; i < units; i++) {
      blame[i] = 0
      if (sums[i] <= 0) continue
      const from = (head * units + i) * later
      for (let j = 0; j < later; j++) {
        this.second.slopes[from + j] += sums[i] * thenBlame[j]
        blame[i] += this.second.weights[from + j] * thenBlame[j]
      }
      this.bias.slopes[head * units + i] += blame[i]
    }
    for (let n = moments.starts[at]; n < moments.starts[at + 1]; n++) {
      const from = moments.inputs[n] * units
      for (let i = 0; i < units; i++) this.first.slopes[from + i] += moments.values[n] * blame[i]
    }
  }

  /** Learns from what it has studied since the last time. */
  improve(pace: number, studied: number): void {
    for (const part of [this.first, this.bias, this.second, this.secondBias, this.last, this.lastBias])
      part.step(pace, studied)
  }
}

/** About so many inputs of a moment are not zero. */
const TYPICAL = 40
