import type { Code, Rules } from '../../kernel/contract.ts'
import type { Rng } from '../../kernel/random.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { Lore } from '../bot.ts'
import type { Arms } from './arms.ts'
import { type Budget, CHECK, isOver } from './budget.ts'
import { Ending } from './ending.ts'
import { Luck } from './luck.ts'
import { Offers } from './offers.ts'
import { drawByRegret, regret, unit } from './regret.ts'
import { type Point, Tree } from './tree.ts'
import { Trials } from './trials.ts'
import { mostPromising, OWN_CURIOSITY } from './upper-bound.ts'

/** Choices that were meant so many times less than the first one are not played. */
const FORGOTTEN = 8

/** So many worlds are glanced at, at most, and one for so many iterations. */
const GLANCES = 8
const PER_GLANCE = 125

/** Only who thinks so far tries choices out; with fewer iterations, and in all other games, the tree is searched. */
const FOR_TRIALS = 500

/** One choice of one seat on the way through the tree. */
interface Visit<K extends Code> {
  readonly arms: Arms<K>
  readonly seat: Seat
  /** Its place among the arms. */
  readonly drawn: number
  /** What the others did at the same time; null where nobody did anything. */
  others: Code | null
}

/** A choice as the search has come to see it. */
export interface Judged<K extends Code> {
  readonly code: K
  /** How much of the thinking went to it, or how often it should be played: 0 to 1. */
  readonly share: number
  /** The chance to win with it, by estimate. */
  readonly chance: number
}

/**
 * Search over imagined worlds: every iteration imagines one that fits all that the seat knows, walks down one tree that
 * is keyed by what the seat would know, and judges the first new point by the game's own looks. Nothing but the view is
 * ever looked at.
 */
export class Search<S, K extends Code, C> {
  readonly #advice: Lore<S, K, C>['advice']
  readonly #rules: Rules<S, K, C>
  readonly #view: S
  readonly #seat: Seat
  readonly #rng: Rng
  readonly #tree = new Tree<K>()
  readonly #offers: Offers<S, K, C>
  readonly #ending: Ending<S, K, C>
  readonly #steps: Visit<K>[] = []
  readonly #worth: number[] = []
  /** What the imagined world looked like at first; empty in games that cannot tell. */
  readonly #before: number[] = []
  readonly #lucks: readonly Luck[]
  readonly #chances: number[] = []
  readonly #isMixed: boolean

  constructor(game: Lore<S, K, C>, rules: Rules<S, K, C>, view: S, seat: Seat, rng: Rng) {
    this.#advice = game.advice
    this.#rules = rules
    this.#view = view
    this.#seat = seat
    this.#rng = rng
    this.#offers = new Offers(game, rules, rng)
    this.#ending = new Ending(game, rules, rng)
    this.#lucks = seatList(rules.setup.seats).map(() => new Luck())
    this.#isMixed = rules.awaiting(view).length > 1
  }

  /** Thinks, and gives the number of iterations. */
  run(budget: Budget): number {
    const arms = this.#tree.root.of(this.#seat)
    const { iterations, glances = Math.min(GLANCES, Math.floor(iterations / PER_GLANCE)) } = budget
    if (arms.times === 0) this.#glance(arms, glances, budget)
    const { playOn } = this.#advice
    if (playOn !== undefined && iterations >= FOR_TRIALS && arms.hunches[0] !== undefined) {
      const tryOut = (world: S, choice: K): number => playOn(this.#rules, world, this.#seat, choice)
      return new Trials(arms, () => this.#imagine(), tryOut).run(budget)
    }
    for (let done = 0; done < budget.iterations; done++) {
      // Where there is nothing to choose there is nothing to think about.
      if (done === 1 && arms.codes.length === 1 && !this.#isWide()) return done
      if (done % CHECK === 0 && done > 0 && isOver(budget)) return done
      this.#iterate()
    }
    return budget.iterations
  }

  /** What there was to choose from, best first. */
  judged(): Judged<K>[] {
    const arms = this.#tree.root.of(this.#seat)
    const weights = this.#isMixed ? arms.meant : arms.visits
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return arms.codes
      .map((code, at) => ({
        code,
        share: weights[at] / (sum || 1),
        chance: Math.min(1, Math.max(0, arms.mean(at, 0))),
      }))
      .sort((one, other) => other.share - one.share || other.chance - one.chance)
  }

  /** How likely each choice is to be played: the one that was looked at most, or where others choose too, a mix. */
  mix(): readonly Judged<K>[] {
    const judged = this.judged()
    if (!this.#isMixed) return [{ ...judged[0], share: 1 }]
    // What was hardly ever meant is left over from the beginning of the search.
    const kept = judged.filter(({ share }) => share * FORGOTTEN >= judged[0].share)
    const sum = kept.reduce((total, { share }) => total + share, 0)
    return kept.map((one) => ({ ...one, share: one.share / sum }))
  }

  choice(): K {
    return drawnOf(this.mix(), this.#rng)
  }

  /**
   * Anything that was looked at: what somebody plays who does not take pains. The oftener it was the likelier, as
   * far as the game has it so, except where others choose too: there the search looks at everything as often as it is
   * right to play it.
   */
  carelessChoice(): K {
    const { codes, visits } = this.#tree.root.of(this.#seat)
    const slips = this.#isMixed ? 0 : (this.#advice.slips ?? 1)
    const weights = codes.map((_, at) => visits[at] ** slips)
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return drawnOf(
      codes.map((code, at) => ({ code, share: weights[at] / sum })),
      this.#rng,
    )
  }

  #isWide(): boolean {
    return (this.#rules.count?.(this.#view, this.#seat) ?? 0) > 1
  }

  /** What is to be expected of each choice, in the same few worlds for all of them. */
  #glance(arms: Arms<K>, glances: number, budget: Budget): void {
    const { foresee } = this.#advice
    if (foresee === undefined || this.#isMixed) return
    for (let n = 0; n < glances && (n === 0 || !isOver(budget)); n++) {
      const world = this.#imagine()
      const legal = this.#offers.same(world, this.#seat, arms)
      if (legal.length < 2) return
      for (const at of legal) {
        const chance = foresee(this.#rules, world, this.#seat, arms.codes[at])
        if (chance === null) return
        const before = arms.hunches[at] ?? 0
        arms.hunches[at] = before + (chance - before) / (n + 1)
      }
    }
  }

  #imagine(): S {
    const { suppose } = this.#advice
    return suppose === undefined
      ? this.#rules.imagine(this.#view, this.#seat, this.#rng)
      : suppose(this.#rules, this.#view, this.#seat, this.#rng)
  }

  #iterate(): void {
    const rules = this.#rules
    const { isQuiet } = this.#advice
    const world = this.#imagine()
    this.#steps.length = 0
    this.#ending.look(world, this.#before)
    let point: Point<K> = this.#tree.root
    for (;;) {
      const asked = rules.awaiting(world)
      if (asked.length === 0) break
      rules.play(
        world,
        asked.length === 1 ? [this.#single(point, world, asked[0])] : this.#together(point, world, asked),
      )
      if (isQuiet?.(rules, world) === true) break
      const key = rules.key(world, this.#seat)
      const next = this.#tree.find(key)
      if (next === undefined) {
        this.#tree.add(key)
        break
      }
      point = next
    }
    this.#ending.judge(world, this.#worth)
    for (let seat = 0; seat < this.#before.length; seat++)
      this.#worth[seat] = this.#lucks[seat].correct(this.#before[seat], this.#worth[seat])
    for (const step of this.#steps) this.#learn(step)
  }

  /** What the searching seat can do is the same in all worlds that look the same to it; what others can do is not. */
  #single(point: Point<K>, world: S, seat: Seat): K {
    const arms = point.of(seat)
    const drawn =
      seat === this.#seat
        ? mostPromising(arms, this.#offers.same(world, seat, arms), OWN_CURIOSITY)
        : this.#offers.next(world, seat, arms)
    this.#steps.push({ arms, seat, drawn, others: null })
    return arms.codes[drawn]
  }

  #together(point: Point<K>, world: S, asked: readonly Seat[]): K[] {
    const first = this.#steps.length
    const codes = asked.map((seat) => {
      const arms = seat === this.#seat ? point.of(seat) : point.knowing(seat, this.#rules.key(world, seat))
      const drawn = drawByRegret(arms, this.#offers.same(world, seat, arms), this.#chances, this.#rng)
      this.#steps.push({ arms, seat, drawn, others: null })
      return arms.codes[drawn]
    })
    for (let i = 0; i < codes.length; i++)
      this.#steps[first + i].others = codes.length === 2 ? codes[1 - i] : codes.toSpliced(i, 1).join(' ')
    return codes
  }

  #learn({ arms, seat, drawn, others }: Visit<K>): void {
    const value = this.#worth[seat]
    if (others !== null) regret(arms, drawn, others, value, this.#chances)
    arms.note(drawn, value)
  }
}

const drawnOf = <K extends Code>(mix: readonly { readonly code: K; readonly share: number }[], rng: Rng): K => {
  let left = unit(rng)
  for (const { code, share } of mix) {
    left -= share
    if (left < 0) return code
  }
  return mix[0].code
}
