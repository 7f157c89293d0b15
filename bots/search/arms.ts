import type { Code } from '../../kernel/contract.ts'
import type { Bout } from './regret.ts'

/** So many tries tell as much as a hunch does. */
const TRUST = 30

/**
 * What one seat can do at one point of the tree, with what came of it: parallel lists, one place for each choice. In
 * different worlds different choices of it are possible.
 */
export class Arms<K extends Code> {
  readonly index = new Map<K, number>()
  readonly codes: K[] = []
  readonly visits: number[] = []
  /** The sum of what it brought. */
  readonly totals: number[] = []
  /** How good it looks at first sight: what the game says, and what that means beside the others, of any sum. */
  readonly scores: number[] = []
  readonly priors: number[] = []
  /** The chance to win with it as it was foreseen, in games that foresee. */
  readonly hunches: (number | undefined)[] = []
  /** For mixed strategies: how much better it would have been, and how often it was meant to be played. */
  readonly regrets: number[] = []
  readonly meant: number[] = []
  readonly #against = new Map<Code, (Bout | undefined)[]>()
  times = 0
  total = 0
  /** The sum of what was foreseen each time. */
  #foreseen = 0
  /** The places of what is possible here, where that is the same in every world. */
  readonly legal: number[] = []
  /** Whether there are too many to list them all, once that is known, and how many were proposed so far. */
  isWide: boolean | null = null
  proposed = 0

  add(code: K, score: number, prior: number): number {
    const at = this.codes.length
    this.index.set(code, at)
    this.codes.push(code)
    this.visits.push(0)
    this.totals.push(0)
    this.scores.push(score)
    this.priors.push(prior)
    this.hunches.push(undefined)
    this.regrets.push(0)
    this.meant.push(0)
    return at
  }

  /** By the place of the choice: how it fared against one thing that the others did at the same time. */
  against(others: Code): (Bout | undefined)[] {
    let bouts = this.#against.get(others)
    if (bouts === undefined) {
      bouts = []
      this.#against.set(others, bouts)
    }
    return bouts
  }

  note(at: number, value: number): void {
    this.visits[at] += 1
    this.totals[at] += value
    this.times += 1
    this.total += value
    this.#foreseen += this.hunches[at] ?? 0
  }

  /** What a choice brought so far; what all of them did, if it was never tried. A hunch counts like so many tries. */
  mean(at: number, otherwise: number): number {
    const hunch = this.hunches[at]
    if (hunch === undefined) return this.visits[at] === 0 ? otherwise : this.totals[at] / this.visits[at]
    // As far as all of them turn out better or worse than foreseen, it is taken to be so with each.
    const off = this.times === 0 ? 0 : (this.total - this.#foreseen) / this.times
    return (this.totals[at] + TRUST * (hunch + off)) / (this.visits[at] + TRUST)
  }
}
