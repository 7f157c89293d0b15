import type { Rng } from '../../../../kernel/random.ts'
import type { Kind } from '../../cards.ts'
import { SEVERAL } from '../../deck/print.ts'
import { anyOrder, choose, eachOrder, type Letters, stanceOrders, weaponOrders, withLetter } from './order.ts'
import { type Ends, endsOfAttacks, endsOfNames, type Slots } from './slots.ts'
import { weighted } from './weighted.ts'

/** What was picked so far, as far as it matters for what may follow. */
interface Picked {
  readonly parts: number
  readonly finisher: boolean
  /** How many Attack Cards may still be added. */
  readonly room: number
  /** How many other parts the most demanding card needs (KFF-8.8). */
  readonly needs: number
  readonly letters: Letters
}

const NO_LETTERS: Letters = [0, 0, 0, 0, 0]

export const NOTHING: Picked = { parts: 0, finisher: false, room: 0, needs: 0, letters: NO_LETTERS }

/** With so many slots equal situations come again and again. */
const MANY = 8

/**
 * The enhancements and Combo cards of one declaration: counts, lists and samples what can be picked. There can be very
 * many, so they are counted slot by slot.
 */
export class Selection {
  readonly #slots: Slots
  readonly #start: Picked
  readonly #nameEnds: Ends
  readonly #attackEnds: Ends
  readonly #memo: Map<string, number> | null
  /** More parts than any card needs, and more room than there are Attack Cards, make no difference. */
  readonly #mostParts: number
  readonly #mostRoom: number
  #total = -1

  constructor(slots: Slots, start: Picked = NOTHING) {
    const { prints, names, attacks } = slots
    this.#slots = slots
    this.#nameEnds = endsOfNames(slots)
    this.#attackEnds = endsOfAttacks(slots)
    const needs = names.flatMap(({ kinds }) => kinds.map((kind) => prints[kind].needs))
    this.#mostParts = Math.max(start.needs, ...needs) + 1
    this.#mostRoom = attacks.reduce((sum, { copies }) => sum + copies, 0)
    this.#start = {
      ...start,
      parts: Math.min(start.parts, this.#mostParts),
      room: Math.min(start.room, this.#mostRoom),
    }
    this.#memo = names.length + attacks.length > MANY ? new Map() : null
  }

  count(): number {
    if (this.#total < 0) this.#total = this.#byName(0, this.#start)
    return this.#total
  }

  list(visit: Visit): void {
    this.#listNames(0, this.#start, [], visit)
  }

  sample(rng: Rng): { readonly enhancements: Kind[]; readonly combo: Kind[] } {
    const { names, attacks, prints } = this.#slots
    const enhancements: Kind[] = []
    const combo: Kind[] = []
    let picked = this.#start
    for (let at = 0; at < names.length; at++) {
      picked = settled(picked, at, this.#nameEnds)
      const from = picked
      const options = this.#optionsOf(at, from)
      const weights = options.map((kind) =>
        times(this.#byName(at + 1, this.#withName(from, kind)), this.#mixing(from, kind, 1)),
      )
      const kind = options[weighted(rng, weights)]
      if (kind >= 0) enhancements.push(kind)
      picked = this.#withName(picked, kind)
    }
    picked = { ...picked, letters: NO_LETTERS }
    for (let at = 0; at < attacks.length && picked.room > 0; at++) {
      picked = settled(picked, at, this.#attackEnds)
      const { kind, copies } = attacks[at]
      const weights: number[] = []
      for (let n = 0; n <= Math.min(copies, picked.room); n++)
        weights.push(times(this.#byAttack(at + 1, this.#withAttacks(picked, kind, n)), this.#mixing(picked, kind, n)))
      const n = weighted(rng, weights)
      for (let i = 0; i < n; i++) combo.push(kind)
      picked = this.#withAttacks(picked, kind, n)
    }
    return { enhancements: anyOrder(prints, enhancements, rng), combo: anyOrder(prints, combo, rng) }
  }

  #byName(at: number, before: Picked): number {
    const orders = ordersSettled(before, at, this.#nameEnds)
    const picked = settled(before, at, this.#nameEnds)
    if (at < this.#slots.names.length)
      return times(
        orders,
        this.#memo === null
          ? this.#sumNames(at, picked)
          : this.#remembered(`n${at}`, picked, () => this.#sumNames(at, picked)),
      )
    if (picked.room > 0) return times(orders, this.#byAttack(0, { ...picked, letters: NO_LETTERS }))
    return isEnough(picked) ? orders : 0
  }

  #sumNames(at: number, picked: Picked): number {
    let sum = 0
    for (const kind of this.#optionsOf(at, picked))
      sum += times(this.#byName(at + 1, this.#withName(picked, kind)), this.#mixing(picked, kind, 1))
    return sum
  }

  #byAttack(at: number, before: Picked): number {
    const { attacks } = this.#slots
    if (before.room === 0) return isEnough(before) ? weaponOrders(before.letters) * stanceOrders(before.letters) : 0
    const orders = ordersSettled(before, at, this.#attackEnds)
    const picked = settled(before, at, this.#attackEnds)
    if (at === attacks.length) return isEnough(picked) ? orders : 0
    return times(
      orders,
      this.#memo === null
        ? this.#sumAttacks(at, picked)
        : this.#remembered(`a${at}`, picked, () => this.#sumAttacks(at, picked)),
    )
  }

  #sumAttacks(at: number, picked: Picked): number {
    const { kind, copies } = this.#slots.attacks[at]
    let sum = 0
    for (let n = 0; n <= Math.min(copies, picked.room); n++)
      sum += times(this.#byAttack(at + 1, this.#withAttacks(picked, kind, n)), this.#mixing(picked, kind, n))
    return sum
  }

  #listNames(at: number, picked: Picked, kinds: readonly Kind[], visit: Visit): void {
    const { names, prints } = this.#slots
    if (at === names.length)
      return eachOrder(prints, kinds, (ordered) => this.#listAttacks(0, picked, [], (combo) => visit(ordered, combo)))
    for (const kind of this.#optionsOf(at, picked))
      this.#listNames(at + 1, this.#withName(picked, kind), kind < 0 ? kinds : [...kinds, kind], visit)
  }

  #listAttacks(at: number, picked: Picked, kinds: readonly Kind[], visit: (combo: readonly Kind[]) => void): void {
    const { attacks, prints } = this.#slots
    if (at === attacks.length || picked.room === 0) {
      if (isEnough(picked)) eachOrder(prints, kinds, visit)
      return
    }
    const { kind, copies } = attacks[at]
    for (let n = 0; n <= Math.min(copies, picked.room); n++)
      this.#listAttacks(at + 1, this.#withAttacks(picked, kind, n), [...kinds, ...Array<Kind>(n).fill(kind)], visit)
  }

  /** −1 is to leave the name out; one Finishing Move at the most (KFF-6.9). */
  #optionsOf(at: number, { finisher }: Picked): Kind[] {
    const { names, prints } = this.#slots
    const { kinds, must } = names[at]
    const fitting = kinds.filter((kind) => !finisher || prints[kind].type !== 'finisher')
    return must ? fitting : [-1, ...fitting]
  }

  #withName(picked: Picked, kind: Kind): Picked {
    if (kind < 0) return picked
    const { type, combo, needs, letter } = this.#slots.prints[kind]
    return {
      parts: Math.min(picked.parts + 1, this.#mostParts),
      finisher: picked.finisher || type === 'finisher',
      room: Math.min(picked.room + combo, this.#mostRoom),
      needs: Math.max(picked.needs, needs),
      letters: withLetter(picked.letters, letter, 1),
    }
  }

  #withAttacks(picked: Picked, kind: Kind, n: number): Picked {
    if (n === 0) return picked
    return {
      ...picked,
      parts: Math.min(picked.parts + n, this.#mostParts),
      room: picked.room - n,
      letters: withLetter(picked.letters, this.#slots.prints[kind].letter, n),
    }
  }

  /** In how many ways cards with several losses go among those that are there. */
  #mixing({ letters }: Picked, kind: Kind, n: number): number {
    return kind >= 0 && this.#slots.prints[kind].letter === SEVERAL ? choose(letters[SEVERAL - 1] + n, n) : 1
  }

  #remembered(where: string, { parts, finisher, room, needs, letters }: Picked, count: () => number): number {
    const key = `${where} ${parts} ${finisher ? 1 : 0} ${room} ${needs} ${letters.join(' ')}`
    const known = this.#memo?.get(key)
    if (known !== undefined) return known
    const counted = count()
    this.#memo?.set(key, counted)
    return counted
  }
}

type Visit = (enhancements: readonly Kind[], combo: readonly Kind[]) => void

/** Nothing is nothing, also where numbers end. */
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a * b)

const isEnough = ({ needs, parts }: Picked): boolean => needs === 0 || parts > needs

/** Once all losses of a kind are picked, their orders are counted. */
const ordersSettled = ({ letters }: Picked, at: number, { weapons, stances }: Ends): number =>
  (at === weapons ? weaponOrders(letters) : 1) * (at === stances ? stanceOrders(letters) : 1)

/** After that they need not be remembered. */
const settled = (picked: Picked, at: number, { weapons, stances }: Ends): Picked => {
  if (at !== weapons && at !== stances) return picked
  const [w, s, W, S, several] = picked.letters
  const letters: Letters = [
    at === weapons ? 0 : w,
    at === stances ? 0 : s,
    at === weapons ? 0 : W,
    at === stances ? 0 : S,
    at === stances ? 0 : several,
  ]
  return { ...picked, letters }
}
