import type { Code, Rules } from '../../kernel/contract.ts'
import type { Rng } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Lore } from '../bot.ts'
import { anyChoice, WIDEST } from '../candidates.ts'
import type { Arms } from './arms.ts'
import { mostPromising, OTHERS_CURIOSITY } from './upper-bound.ts'

/**
 * Above this many choices the tree looks at some of them only, at more the oftener it comes by. Which of seven cards to
 * keep is not too much to list.
 */
const WIDE = 128

const FIRST = 3
const GROWTH = 1
/** So many are drawn for one that is worth adding, where the game has no proposals of its own. */
const DRAWS = 6
/** How much the best looks stand out: for the one who searches, and for the others, who are taken to follow theirs. */
const OPEN_MINDED = 1
const SET_IN_HIS_WAYS = 2
/** So many of those met before are tried in a world that may forbid them. */
const TRIES = 4

/** Finds the places of the choices that a point offers, adding to its arms what was not met before. */
export class Offers<S, K extends Code, C> {
  readonly #game: Lore<S, K, C>
  readonly #rules: Rules<S, K, C>
  readonly #rng: Rng
  readonly #listed: K[] = []
  readonly #legal: number[] = []

  constructor(game: Lore<S, K, C>, rules: Rules<S, K, C>, rng: Rng) {
    this.#game = game
    this.#rules = rules
    this.#rng = rng
  }

  /** The places of what a seat can do at a point where everything it knows is given: the same in every world. */
  same(world: S, seat: Seat, arms: Arms<K>): readonly number[] {
    const { legal } = arms
    if (this.#isWide(world, seat, arms)) {
      if (arms.proposed < enough(arms)) {
        const at = this.#propose(world, seat, arms)
        if (at === legal.length) legal.push(at)
      }
    } else if (legal.length === 0) {
      this.#list(world, seat, arms, legal)
      this.#compare(arms, legal, OPEN_MINDED)
    }
    return legal
  }

  /** The place of what a seat does next, where what it can do depends on what it alone knows. */
  next(world: S, seat: Seat, arms: Arms<K>): number {
    if (this.#isWide(world, seat, arms) || this.#isTooMuch(world, seat)) return this.#oneOfMany(world, seat, arms)
    const legal = this.#legal
    legal.length = 0
    if (this.#list(world, seat, arms, legal)) {
      const { grain } = this.#game.advice
      if (grain === undefined) this.#compare(arms, legal, SET_IN_HIS_WAYS)
      else weigh(arms, legal, grain)
    }
    return mostPromising(arms, legal, OTHERS_CURIOSITY)
  }

  /** What was too much to list in one world is not listed in others. */
  #isWide(world: S, seat: Seat, arms: Arms<K>): boolean {
    arms.isWide ??= this.#rules.count !== undefined && this.#rules.count(world, seat) > WIDE
    return arms.isWide
  }

  /** Where little could be done in the first world, very much may be possible in the next: that is never listed. */
  #isTooMuch(world: S, seat: Seat): boolean {
    return this.#rules.count !== undefined && this.#rules.count(world, seat) > WIDEST
  }

  /** Fills `out` with the places; says whether there is anything to choose. */
  #list(world: S, seat: Seat, arms: Arms<K>, out: number[]): boolean {
    const rules = this.#rules
    const listed = this.#listed
    listed.length = 0
    rules.choices(world, seat, listed)
    const isChoice = listed.length > 1
    let view: S | null = null
    for (let i = 0; i < listed.length; i++) {
      let at = arms.index.get(listed[i])
      if (at === undefined) {
        if (isChoice) view ??= rules.hide(world, seat)
        at = arms.add(listed[i], view === null ? 0 : this.#game.advice.score(rules, view, seat, listed[i]), 1)
      }
      out.push(at)
    }
    return isChoice
  }

  /** By looks: the best one of a list counts most, the next a little less, whatever the distance between them. */
  #compare({ scores, priors }: Arms<K>, legal: number[], trust: number): void {
    legal.sort((one, other) => scores[other] - scores[one] || one - other)
    let rank = 0
    for (let i = 0; i < legal.length; i++) {
      if (i > 0 && scores[legal[i]] < scores[legal[i - 1]]) rank = i
      priors[legal[i]] = 1 / (rank + 2) ** trust
    }
  }

  /** Of very many: a new one when it is time, else the best of those met before that this world allows. */
  #oneOfMany(world: S, seat: Seat, arms: Arms<K>): number {
    const rules = this.#rules
    if (arms.proposed < enough(arms)) return this.#propose(world, seat, arms)
    const left = this.#legal
    left.length = 0
    for (let at = 0; at < arms.codes.length; at++) left.push(at)
    for (let n = 0; n < TRIES && left.length > 0; n++) {
      const at = mostPromising(arms, left, OTHERS_CURIOSITY)
      if (rules.refusal(world, seat, rules.unpack(arms.codes[at])) === null) return at
      left.splice(left.indexOf(at), 1)
    }
    return this.#propose(world, seat, arms)
  }

  #propose(world: S, seat: Seat, arms: Arms<K>): number {
    const { advice } = this.#game
    const view = this.#rules.hide(world, seat)
    arms.proposed += 1
    const code = advice.propose?.(this.#rules, view, seat, this.#rng) ?? this.#bestOfSome(view, seat)
    // Its looks count only where it may be compared with what other worlds list.
    const score = arms.isWide === true ? 0 : advice.score(this.#rules, view, seat, code)
    return arms.index.get(code) ?? arms.add(code, score, 1 / (2 + Math.sqrt(arms.codes.length)))
  }

  #bestOfSome(view: S, seat: Seat): K {
    const { advice } = this.#game
    const rules = this.#rules
    let best = anyChoice(rules, view, seat, this.#rng)
    let highest = advice.score(rules, view, seat, best)
    for (let n = 1; n < DRAWS; n++) {
      const code = anyChoice(rules, view, seat, this.#rng)
      const score = advice.score(rules, view, seat, code)
      if (score > highest) {
        best = code
        highest = score
      }
    }
    return best
  }
}

/** By looks, where the game says how much a difference between them means. */
const weigh = <K extends Code>({ scores, priors }: Arms<K>, legal: readonly number[], grain: number): void => {
  let highest = Number.NEGATIVE_INFINITY
  for (const at of legal) highest = Math.max(highest, scores[at])
  const whim = WHIMS / legal.length
  for (const at of legal) priors[at] = Math.exp((scores[at] - highest) / grain) + whim
}
/** How often anything else is done, whatever it looks like. */
const WHIMS = 0.05

/** How many choices of very many a point has earned a look at. */
const enough = ({ times }: { readonly times: number }): number => FIRST + GROWTH * Math.sqrt(times)
