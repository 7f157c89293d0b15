/** Numbers that are written as letters: each is a whole number of steps from −32 to 31, and every row has its own step. */
export interface Lettered {
  readonly steps: readonly number[]
  readonly rows: readonly string[]
}

/** Who is told about a moment, input by input; an input that is told twice counts twice. */
export interface Listener {
  tell(input: number, value: number): void
}

/** What comes after the first layer. */
export interface Head {
  /** Added to the sums of the first layer. */
  readonly bias: readonly number[]
  /** By unit of the first layer what it counts for the units of the second. */
  readonly second: Lettered
  readonly secondBias: readonly number[]
  /** By unit of the second layer what it counts in the end. */
  readonly last: readonly number[]
  readonly lastBias: number
}

/**
 * A neural network of two layers that tells one number. Its first layer is the same for all kinds of moments, what
 * comes after it is not. Most inputs are zero: only the others are told, and added as they come.
 */
export class Network implements Listener {
  readonly #first: readonly Float64Array[]
  readonly #heads: readonly ReadHead[]
  readonly #sums: Float64Array
  readonly #later: Float64Array
  #head: ReadHead

  constructor(first: Lettered, heads: readonly Head[]) {
    this.#first = numbersOf(first)
    this.#heads = heads.map(({ second, ...head }) => ({ ...head, second: numbersOf(second) }))
    this.#head = this.#heads[0]
    this.#sums = new Float64Array(this.#head.bias.length)
    this.#later = new Float64Array(this.#head.last.length)
  }

  /** Forgets what it was told. */
  begin(head: number): void {
    this.#head = this.#heads[head]
    this.#sums.set(this.#head.bias)
  }

  tell(input: number, value: number): void {
    const sums = this.#sums
    const row = this.#first[input]
    for (let i = 0; i < sums.length; i++) sums[i] += value * row[i]
  }

  answer(): number {
    const { second, secondBias, last, lastBias } = this.#head
    const sums = this.#sums
    const later = this.#later
    later.set(secondBias)
    for (let i = 0; i < sums.length; i++) {
      if (sums[i] <= 0) continue
      const row = second[i]
      for (let j = 0; j < later.length; j++) later[j] += sums[i] * row[j]
    }
    let answer = lastBias
    for (let j = 0; j < later.length; j++) if (later[j] > 0) answer += later[j] * last[j]
    return answer
  }
}

interface ReadHead extends Omit<Head, 'second'> {
  readonly second: readonly Float64Array[]
}

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The letter of nothing. */
export const ZERO = 32

export const numbersOf = ({ steps, rows }: Lettered): readonly Float64Array[] =>
  rows.map((row, at) => Float64Array.from(row, (letter) => (LETTERS.indexOf(letter) - ZERO) * steps[at]))
