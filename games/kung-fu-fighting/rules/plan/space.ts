import type { Sink } from '../../../../kernel/contract.ts'
import type { Rng } from '../../../../kernel/random.ts'
import type { Seat } from '../../../../kernel/seats.ts'
import type { Kind } from '../../cards.ts'
import type { House } from '../../house.ts'
import type { State } from '../../state.ts'
import { type Aim, targetSets } from './aim.ts'
import { planCode } from './plan.ts'
import { Selections } from './selections.ts'
import { weighted } from './weighted.ts'

/** KFF-5.13: a Weapon that is discarded after use makes one Attack in an exchange. */
export const canUseWeapon = (house: House, s: State, seat: Seat): boolean =>
  s.weapons[seat] >= 0 && !isUsedUp(house, s, seat)

const isUsedUp = (house: House, s: State, seat: Seat): boolean =>
  house.prints[s.weapons[seat]].afterUse &&
  (s.exchange?.attacks ?? []).some(({ attacker, weapon }) => attacker === seat && weapon)

/** Plans that share their main part and their split. */
interface Line {
  readonly source: Kind
  readonly splitBy: Kind
  readonly max: number
  /** The enhancement that must be there because it splits; −1 for none. */
  readonly required: Kind
  /** How many plans there are: sets of targets times selections. */
  readonly total: number
}

/** Every Attack that a seat may declare. */
export class PlanSpace {
  readonly #sets: readonly Seat[][][]
  readonly #selections: Selections
  readonly #lines: Line[] = []

  constructor(house: House, s: State, seat: Seat, aim: Aim) {
    const { prints } = house
    this.#sets = targetSets(house, s, seat, aim)
    this.#selections = new Selections(prints, s.hands[seat])
    const armed = canUseWeapon(house, s, seat)
    const ofWeapon = armed ? [s.weapons[seat], ...s.onWeapon[seat]].filter((kind) => prints[kind].splitMax > 0) : []
    const splitters = this.#sets.length > 2 ? this.#selections.splitters() : []
    for (const source of armed ? [-1, ...this.#selections.sources()] : this.#selections.sources()) {
      this.#add(source, -1, 1, -1)
      if (source < 0) for (const kind of ofWeapon) this.#add(source, kind, prints[kind].splitMax, -1)
      for (const kind of splitters) this.#add(source, kind, prints[kind].splitMax, kind)
    }
  }

  count(): number {
    let sum = 0
    for (const { total } of this.#lines) sum += total
    return sum
  }

  list(head: string, out: Sink<string>): void {
    for (const { source, splitBy, max, required } of this.#lines)
      this.#selections.of(source, required).list((enhancements, combo) => {
        for (const targets of this.#setsUpTo(splitBy, max))
          out.push(head + planCode({ source, splitBy, targets, enhancements, combo }))
      })
  }

  sample(rng: Rng): string {
    const weights = this.#lines.map(({ total }) => total)
    const { source, splitBy, max, required } = this.#lines[weighted(rng, weights)]
    const sets = this.#setsUpTo(splitBy, max)
    const picked = this.#selections.of(source, required).sample(rng)
    return planCode({ source, splitBy, targets: sets[rng.below(sets.length)], ...picked })
  }

  #add(source: Kind, splitBy: Kind, max: number, required: Kind): void {
    const ways = this.#setsUpTo(splitBy, max).length
    if (ways === 0) return
    this.#lines.push({ source, splitBy, max, required, total: ways * this.#selections.count(source, required) })
  }

  /** One target, or with a split two and more (KFF-11.4). */
  #setsUpTo(splitBy: Kind, max: number): readonly Seat[][] {
    return splitBy < 0 ? this.#sets[1] : this.#sets.slice(2, max + 1).flat()
  }
}
