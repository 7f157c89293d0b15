import type { Rate } from '../config.ts'

/** A bucket of tokens that fills with time, in milliseconds: each message takes one, and with none left it is one too many. */
export class Bucket {
  readonly #rate: Rate
  #tokens: number
  #filled: number

  constructor(rate: Rate, time: number) {
    this.#rate = rate
    this.#tokens = rate.burst
    this.#filled = time
  }

  take(time: number): boolean {
    this.#fill(time)
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }

  isFull(time: number): boolean {
    this.#fill(time)
    return this.#tokens >= this.#rate.burst
  }

  #fill(time: number): void {
    const { burst, perSecond } = this.#rate
    this.#tokens = Math.min(burst, this.#tokens + ((time - this.#filled) * perSecond) / 1000)
    this.#filled = time
  }
}
