import type { Code } from '../../kernel/contract.ts'
import type { Arms } from './arms.ts'
import { type Budget, isOver } from './budget.ts'

/** Choices that are foreseen to be so much worse than the best one are not tried, and so many are at most. */
const MARGIN = 0.15
const MOST = 16
/** After so many worlds those are dropped that are behind by so many times what chance may do. */
const STAGE = 16
const CLEAR = 2
/** What is still undecided after so many is as good as even. */
const WORLDS = 256

/**
 * Where a game can play on: tries the choices that are foreseen to be good in the same imagined worlds, with the same
 * luck for all of them, and goes on with those that may still be the best. Each world is an iteration.
 */
export class Trials<S, K extends Code> {
  readonly #arms: Arms<K>
  readonly #imagine: () => S
  readonly #tryOut: (world: S, choice: K) => number
  /** By place what each try brought. */
  readonly #tries: number[][]

  constructor(arms: Arms<K>, imagine: () => S, tryOut: (world: S, choice: K) => number) {
    this.#arms = arms
    this.#imagine = imagine
    this.#tryOut = tryOut
    this.#tries = arms.codes.map(() => [])
  }

  /** Gives the number of iterations. */
  run(budget: Budget): number {
    let left = this.#promising()
    const most = Math.min(WORLDS, budget.iterations)
    for (let worlds = 1; worlds <= most; worlds++) {
      this.#tryAll(left)
      if (worlds % STAGE === 0) left = this.#notBehind(left)
      if (left.length === 1 || isOver(budget)) return worlds
    }
    return most
  }

  /** The places of those that are worth a try, best first. */
  #promising(): number[] {
    const places = this.#arms.codes.map((_, at) => at)
    return this.#ordered(places)
      .slice(0, MOST)
      .filter((at, _, [best]) => this.#mean(at) >= this.#mean(best) - MARGIN)
  }

  #tryAll(places: readonly number[]): void {
    const world = this.#imagine()
    for (const at of places) {
      const chance = this.#tryOut(world, this.#arms.codes[at])
      this.#arms.note(at, chance)
      this.#tries[at].push(chance)
    }
  }

  /** Those that may still be the best. */
  #notBehind(places: readonly number[]): number[] {
    const [best, ...others] = this.#ordered(places)
    return [best, ...others.filter((at) => !isAhead(this.#tries[best], this.#tries[at]))]
  }

  #ordered(places: readonly number[]): number[] {
    return places.toSorted((one, other) => this.#mean(other) - this.#mean(one) || one - other)
  }

  #mean(at: number): number {
    return this.#arms.mean(at, 0)
  }
}

/** Whether one is clearly better than another, by how it did in the same worlds. */
export const isAhead = (one: readonly number[], other: readonly number[]): boolean => {
  const leads = one.map((chance, world) => chance - other[world])
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length
  const spread = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / leads.length
  return mean > 0 && mean ** 2 > (CLEAR ** 2 * spread) / leads.length
}
