import type { Rng } from '../../kernel/random.ts'

const LASTING = 0.9
const LASTING_SQUARES = 0.999
const TINY = 1e-8

/** Weights that follow their slopes downhill, each at a pace of its own (Kingma and Ba, 2015). */
export class Adam {
  readonly weights: Float64Array
  readonly slopes: Float64Array
  readonly #means: Float64Array
  readonly #squares: Float64Array
  #steps = 0

  /** Begins with small random weights for units with so many inputs; with 0, with none. */
  constructor(size: number, fan: number, rng: Rng) {
    this.weights = new Float64Array(size)
    this.slopes = new Float64Array(size)
    this.#means = new Float64Array(size)
    this.#squares = new Float64Array(size)
    if (fan > 0) for (let i = 0; i < size; i++) this.weights[i] = (between(rng) * Math.sqrt(6)) / Math.sqrt(fan)
  }

  /** One step down, by the slopes of so many moments; they are forgotten then. */
  step(pace: number, moments: number): void {
    this.#steps += 1
    const young = 1 - LASTING ** this.#steps
    const youngSquares = 1 - LASTING_SQUARES ** this.#steps
    for (let i = 0; i < this.weights.length; i++) {
      const slope = this.slopes[i] / moments
      this.#means[i] += (1 - LASTING) * (slope - this.#means[i])
      this.#squares[i] += (1 - LASTING_SQUARES) * (slope * slope - this.#squares[i])
      this.weights[i] -= (pace * this.#means[i]) / young / (Math.sqrt(this.#squares[i] / youngSquares) + TINY)
      this.slopes[i] = 0
    }
  }
}

const WORDS = 2 ** 32

/** From −1 to 1. */
const between = (rng: Rng): number => (2 * rng.word()) / WORDS - 1
