import type { Sink } from '../../../../kernel/contract.ts'
import type { Rng } from '../../../../kernel/random.ts'
import type { Seat } from '../../../../kernel/seats.ts'
import { type Kind, kindOf } from '../../cards.ts'
import type { House } from '../../house.ts'
import type { State } from '../../state.ts'
import { type Aim, targetSets } from './aim.ts'
import { planCode } from './plan.ts'
import { Selection } from './selection.ts'
import { attacksIn, namesIn, type Slots } from './slots.ts'
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
  /** How many plans there are: sets of targets times selections. */
  readonly total: number
  readonly selection: Selection
}

/** Every Attack that a seat may declare. */
export class PlanSpace {
  readonly #sets: readonly Seat[][][]
  readonly #lines: Line[] = []

  constructor(house: House, s: State, seat: Seat, aim: Aim) {
    this.#sets = targetSets(house, s, seat, aim)
    const { prints } = house
    const hand = s.hands[seat]
    const names = namesIn(prints, hand, ({ allyOnly }) => !allyOnly)
    const mayCombo = names.some(({ kinds }) => kinds.some((kind) => prints[kind].combo > 0))
    const plain = mayCombo ? null : new Selection({ prints, names, attacks: [] })
    for (const source of sourcesOf(house, s, seat)) {
      const attacks = mayCombo ? attacksIn(prints, hand, source) : []
      const slots: Slots = { prints, names, attacks }
      this.#add(source, -1, 1, plain ?? new Selection(slots))
      if (this.#sets.length <= 2) continue
      if (source < 0)
        for (const kind of [s.weapons[seat], ...s.onWeapon[seat]])
          if (prints[kind].splitMax > 0) this.#add(source, kind, prints[kind].splitMax, plain ?? new Selection(slots))
      for (const { kinds } of names)
        for (const kind of kinds)
          if (prints[kind].splitMax > 0)
            this.#add(source, kind, prints[kind].splitMax, new Selection({ ...slots, names: requiring(names, kind) }))
    }
  }

  count(): number {
    let sum = 0
    for (const { total } of this.#lines) sum += total
    return sum
  }

  list(head: string, out: Sink<string>): void {
    for (const { source, splitBy, max, selection } of this.#lines)
      selection.list((enhancements, combo) => {
        for (const targets of this.#setsUpTo(splitBy, max))
          out.push(head + planCode({ source, splitBy, targets, enhancements, combo }))
      })
  }

  sample(rng: Rng): string {
    const weights = this.#lines.map(({ total }) => total)
    const { source, splitBy, max, selection } = this.#lines[weighted(rng, weights)]
    const sets = this.#setsUpTo(splitBy, max)
    return planCode({ source, splitBy, targets: sets[rng.below(sets.length)], ...selection.sample(rng) })
  }

  #add(source: Kind, splitBy: Kind, max: number, selection: Selection): void {
    const ways = this.#setsUpTo(splitBy, max).length
    if (ways > 0) this.#lines.push({ source, splitBy, max, total: ways * selection.count(), selection })
  }

  /** One target, or with a split two and more (KFF-11.4). */
  #setsUpTo(splitBy: Kind, max: number): readonly Seat[][] {
    return splitBy < 0 ? this.#sets[1] : this.#sets.slice(2, max + 1).flat()
  }
}

/** The Weapon, and every Attack Card once. */
const sourcesOf = (house: House, s: State, seat: Seat): Kind[] => {
  const sources: Kind[] = canUseWeapon(house, s, seat) ? [-1] : []
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    if (house.prints[kind].type === 'attack' && (i === 0 || kindOf(hand[i - 1]) !== kind)) sources.push(kind)
  }
  return sources
}

/** The card that splits must be there. */
const requiring = (names: Slots['names'], kind: Kind): Slots['names'] =>
  names.map((name) => (name.kinds.includes(kind) ? { kinds: [kind], must: true } : name))
