import type { Code, Rules } from '../../kernel/contract.ts'
import type { Rng } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Lore } from '../bot.ts'
import type { Arms } from './arms.ts'

/** Above this many choices the tree looks at some of them only, at more the oftener it comes by. */
export const WIDE = 120

const FIRST = 12
const GROWTH = 0.5
/** So many are drawn for one that is worth adding, where the game has no proposals of its own. */
const DRAWS = 6

/** Finds the places of the choices that this world allows, adding to the arms what was not met before. */
export class Offers<S, K extends Code, C> {
  readonly #game: Lore<S, K, C>
  readonly #rules: Rules<S, K, C>
  readonly #rng: Rng
  #listed: K[] = []

  constructor(game: Lore<S, K, C>, rules: Rules<S, K, C>, rng: Rng) {
    this.#game = game
    this.#rules = rules
    this.#rng = rng
  }

  legal(world: S, seat: Seat, arms: Arms<K>): number[] {
    const rules = this.#rules
    return rules.count !== undefined && rules.count(world, seat) > WIDE
      ? this.#some(world, seat, arms)
      : this.#all(world, seat, arms)
  }

  #all(world: S, seat: Seat, arms: Arms<K>): number[] {
    const listed = this.#listed
    listed.length = 0
    this.#rules.choices(world, seat, listed)
    const legal: number[] = []
    let isNew = false
    for (const code of listed) {
      const at = arms.index.get(code)
      if (at === undefined) isNew = true
      else legal.push(at)
    }
    if (!isNew) return legal
    this.#meet(world, seat, arms, listed)
    return listed.map((code) => arms.index.get(code) ?? 0)
  }

  /** By looks: the best one of a list counts most, the next a little less, whatever the distance between them. */
  #meet(world: S, seat: Seat, arms: Arms<K>, listed: readonly K[]): void {
    const rules = this.#rules
    if (listed.length === 1) {
      if (!arms.index.has(listed[0])) arms.add(listed[0], 1)
      return
    }
    const view = rules.hide(world, seat)
    const scored = listed.map((code) => ({ code, score: this.#game.advice.score(rules, view, seat, code) }))
    scored.sort((one, other) => other.score - one.score)
    let rank = 0
    for (let i = 0; i < scored.length; i++) {
      if (i > 0 && scored[i].score < scored[i - 1].score) rank = i
      if (!arms.index.has(scored[i].code)) arms.add(scored[i].code, 1 / (rank + 2))
    }
  }

  /** Of very many: those met before that this world allows, and a new one when it is time. */
  #some(world: S, seat: Seat, arms: Arms<K>): number[] {
    const rules = this.#rules
    const legal: number[] = []
    for (let at = 0; at < arms.codes.length; at++)
      if (rules.refusal(world, seat, rules.unpack(arms.codes[at])) === null) legal.push(at)
    const wanted = Math.ceil(FIRST + GROWTH * Math.sqrt(arms.times) * 2)
    if (legal.length >= wanted) return legal
    const missing = legal.length === 0 ? FIRST : 1
    const view = rules.hide(world, seat)
    for (let n = 0; n < missing; n++) {
      const code = this.#propose(view, seat)
      if (arms.index.has(code)) continue
      legal.push(arms.add(code, 1 / (2 + Math.sqrt(arms.codes.length))))
    }
    return legal
  }

  #propose(view: S, seat: Seat): K {
    const { advice } = this.#game
    const rules = this.#rules
    if (advice.propose !== undefined) return advice.propose(rules, view, seat, this.#rng)
    let best = this.#draw(view, seat)
    let highest = advice.score(rules, view, seat, best)
    for (let n = 1; n < DRAWS; n++) {
      const code = this.#draw(view, seat)
      const score = advice.score(rules, view, seat, code)
      if (score > highest) {
        best = code
        highest = score
      }
    }
    return best
  }

  #draw(view: S, seat: Seat): K {
    const rules = this.#rules
    if (rules.sample !== undefined) return rules.sample(view, seat, this.#rng)
    const all: K[] = []
    rules.choices(view, seat, all)
    return all[this.#rng.below(all.length)]
  }
}
