import type { Code, Rules } from '../../kernel/contract.ts'
import type { Rng } from '../../kernel/random.ts'
import type { Lore } from '../bot.ts'
import { anyChoice } from '../candidates.ts'
import { sidesOf, worthOf } from './worth.ts'

/** So many answers of random players, then it counts as even. */
const LONGEST = 400

/** What a point of the tree is worth to each seat: by the end that was reached, by its looks, or by playing it out. */
export class Ending<S, K extends Code, C> {
  readonly #game: Lore<S, K, C>
  readonly #rules: Rules<S, K, C>
  readonly #rng: Rng
  readonly #sides: readonly number[]

  constructor(game: Lore<S, K, C>, rules: Rules<S, K, C>, rng: Rng) {
    this.#game = game
    this.#rules = rules
    this.#rng = rng
    this.#sides = sidesOf(game, rules)
  }

  /** How a world looks as it is, in games that can tell. */
  look(world: S, out: number[]): void {
    this.#game.advice.chances?.(this.#rules, world, out)
  }

  judge(world: S, out: number[]): void {
    const { advice } = this.#game
    const rules = this.#rules
    if (rules.awaiting(world).length > 0) {
      if (advice.chances !== undefined) {
        advice.chances(rules, world, out)
        return
      }
      this.#playOut(world)
    }
    const outcome = rules.outcome(world)
    if (outcome === null) out.fill(1 / new Set(this.#sides).size, 0, rules.setup.seats)
    else worthOf(outcome, this.#sides, out)
  }

  #playOut(world: S): void {
    const rules = this.#rules
    let left = LONGEST
    for (let asked = rules.awaiting(world); asked.length > 0 && left > 0; asked = rules.awaiting(world)) {
      rules.play(
        world,
        asked.map((seat) => anyChoice(rules, world, seat, this.#rng)),
      )
      left -= asked.length
    }
  }
}
