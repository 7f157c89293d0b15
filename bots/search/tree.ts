import type { Code } from '../../kernel/contract.ts'
import type { Seat } from '../../kernel/seats.ts'
import { Arms } from './arms.ts'

/** One point of the tree: everything that looks the same to the seat that searches. */
export class Point<K extends Code> {
  /** By seat; made when the seat is first asked here. */
  readonly #arms: (Arms<K> | undefined)[] = []
  /** By seat, and by what it knows beside what the searching seat knows: where several choose at once. */
  readonly #private: (Map<Code, Arms<K>> | undefined)[] = []

  of(seat: Seat): Arms<K> {
    let arms = this.#arms[seat]
    if (arms === undefined) {
      arms = new Arms<K>()
      this.#arms[seat] = arms
    }
    return arms
  }

  knowing(seat: Seat, key: Code): Arms<K> {
    let known = this.#private[seat]
    if (known === undefined) {
      known = new Map()
      this.#private[seat] = known
    }
    let arms = known.get(key)
    if (arms === undefined) {
      arms = new Arms<K>()
      known.set(key, arms)
    }
    return arms
  }
}

/** Ways that lead to the same knowledge lead to the same point. */
export class Tree<K extends Code> {
  readonly root = new Point<K>()
  readonly #points = new Map<Code, Point<K>>()

  get size(): number {
    return this.#points.size
  }

  find(key: Code): Point<K> | undefined {
    return this.#points.get(key)
  }

  add(key: Code): void {
    this.#points.set(key, new Point<K>())
  }
}
