/**
 * Some imagined worlds are better than others before anybody has done anything. That says nothing about the choices, so
 * as much of it as shows in the end is taken from what an iteration brought: fewer iterations then tell as much. How
 * much of it shows is learnt on the way, for one seat.
 */
export class Luck {
  #count = 0
  #before = 0
  #after = 0
  #squares = 0
  #products = 0

  /** What an iteration that began with one chance to win and ended with another is worth without its luck. */
  correct(before: number, after: number): number {
    const corrected = this.#count < ENOUGH ? after : after - this.#share() * (before - this.#before)
    this.#note(before, after)
    return corrected
  }

  #note(before: number, after: number): void {
    this.#count += 1
    const offBefore = before - this.#before
    this.#before += offBefore / this.#count
    this.#after += (after - this.#after) / this.#count
    this.#squares += offBefore * (before - this.#before)
    this.#products += offBefore * (after - this.#after)
  }

  #share(): number {
    return this.#squares < TINY ? 0 : Math.min(1, Math.max(0, this.#products / this.#squares))
  }
}

const ENOUGH = 16
const TINY = 1e-9
