import type { Rng } from '../../../../kernel/random.ts'
import { type Card, type Kind, kindOf } from '../../cards.ts'
import { type Print, SEVERAL } from '../../deck/print.ts'
import { anyOrder, choose, countOrders, eachOrder } from './order.ts'

/**
 * The enhancements and Combo cards of one declaration. There can be very many, so they are counted slot by slot: first
 * the names (KFF-5.18: one card of each), then the Attack Cards that a Combo may add. What was picked so far matters
 * only by a few numbers.
 */
export interface Slots {
  readonly prints: readonly Print[]
  /** By name the cards that may be picked; a name that must be there has only them. */
  readonly names: readonly Names[]
  readonly attacks: readonly { readonly kind: Kind; readonly copies: number }[]
}

interface Names {
  readonly kinds: readonly Kind[]
  readonly must: boolean
}

interface Picked {
  readonly parts: number
  readonly finisher: boolean
  /** How many Attack Cards may still be added. */
  readonly room: number
  /** How many other parts the most demanding card needs (KFF-8.8). */
  readonly needs: number
  /** By letter (see `print.ts`), apart from the cards that lose nothing. */
  readonly letters: readonly [number, number, number, number, number]
}

const NONE = [0, 0, 0, 0, 0] as const

export const NOTHING: Picked = { parts: 0, finisher: false, room: 0, needs: 0, letters: NONE }

/** Names of the hand, one after the other, each with its cards ascending. */
export const namesIn = (
  prints: readonly Print[],
  hand: readonly Card[],
  may: (print: Print) => boolean,
): readonly Names[] => {
  const names: { group: number; kinds: Kind[]; must: boolean }[] = []
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    const print = prints[kind]
    if ((i > 0 && kindOf(hand[i - 1]) === kind) || !isEnhancement(print) || !may(print)) continue
    const found = names.find(({ group }) => group === print.group)
    if (found === undefined) names.push({ group: print.group, kinds: [kind], must: false })
    else found.kinds.push(kind)
  }
  return names
}

export const isEnhancement = ({ type }: Print): boolean => type === 'enhancement' || type === 'finisher'

/** Attack Cards of the hand, without the one that is the main part. */
export const attacksIn = (prints: readonly Print[], hand: readonly Card[], source: Kind): Slots['attacks'] => {
  const attacks: { kind: Kind; copies: number }[] = []
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    if (prints[kind].type !== 'attack') continue
    const last = attacks[attacks.length - 1]
    if (last !== undefined && last.kind === kind) last.copies += 1
    else attacks.push({ kind, copies: kind === source ? 0 : 1 })
  }
  return attacks
}

/** With so many slots equal situations come again and again. */
const MANY = 8

/** Counts, lists and samples what can be picked. */
export class Selection {
  readonly #slots: Slots
  readonly #start: Picked
  readonly #memo: Map<string, number> | null
  #total = -1
  /** More parts than any card needs, and more room than there are Attack Cards, make no difference. */
  readonly #mostParts: number
  readonly #mostRoom: number

  constructor(slots: Slots, start: Picked = NOTHING) {
    this.#slots = slots
    this.#start = start
    const needs = slots.names.flatMap(({ kinds }) => kinds.map((kind) => slots.prints[kind].needs))
    this.#mostParts = Math.max(start.needs, ...needs) + 1
    this.#mostRoom = slots.attacks.reduce((sum, { copies }) => sum + copies, 0)
    this.#memo = slots.names.length + slots.attacks.length > MANY ? new Map() : null
  }

  count(): number {
    if (this.#total < 0) this.#total = this.#byName(0, this.#start)
    return this.#total
  }

  list(visit: (enhancements: readonly Kind[], combo: readonly Kind[]) => void): void {
    this.#listNames(0, this.#start, [], visit)
  }

  sample(rng: Rng): { readonly enhancements: Kind[]; readonly combo: Kind[] } {
    const { names, attacks, prints } = this.#slots
    const enhancements: Kind[] = []
    const combo: Kind[] = []
    let picked = this.#start
    for (let at = 0; at < names.length; at++) {
      const options = this.#optionsOf(at, picked)
      const weights = options.map(
        (kind) => this.#byName(at + 1, this.#withName(picked, kind)) * this.#mixing(picked, kind, 1),
      )
      const kind = options[weighted(rng, weights)]
      if (kind >= 0) enhancements.push(kind)
      picked = this.#withName(picked, kind)
    }
    picked = { ...picked, letters: NONE }
    for (let at = 0; at < attacks.length && picked.room > 0; at++) {
      const { kind, copies } = attacks[at]
      const weights: number[] = []
      for (let n = 0; n <= Math.min(copies, picked.room); n++)
        weights.push(this.#byAttack(at + 1, this.#withAttacks(picked, kind, n)) * this.#mixing(picked, kind, n))
      const n = weighted(rng, weights)
      for (let i = 0; i < n; i++) combo.push(kind)
      picked = this.#withAttacks(picked, kind, n)
    }
    return { enhancements: anyOrder(prints, enhancements, rng), combo: anyOrder(prints, combo, rng) }
  }

  #byName(at: number, picked: Picked): number {
    const { names } = this.#slots
    if (at === names.length) {
      const orders = countOrders(picked.letters)
      return picked.room === 0
        ? isEnough(picked)
          ? orders
          : 0
        : orders * this.#byAttack(0, { ...picked, letters: NONE })
    }
    return this.#memo === null
      ? this.#sumNames(at, picked)
      : this.#remembered(`n${at}`, picked, () => this.#sumNames(at, picked))
  }

  #sumNames(at: number, picked: Picked): number {
    let sum = 0
    for (const kind of this.#optionsOf(at, picked))
      sum += this.#byName(at + 1, this.#withName(picked, kind)) * this.#mixing(picked, kind, 1)
    return sum
  }

  #byAttack(at: number, picked: Picked): number {
    const { attacks } = this.#slots
    if (at === attacks.length || picked.room === 0) return isEnough(picked) ? countOrders(picked.letters) : 0
    return this.#memo === null
      ? this.#sumAttacks(at, picked)
      : this.#remembered(`a${at}`, picked, () => this.#sumAttacks(at, picked))
  }

  #sumAttacks(at: number, picked: Picked): number {
    const { kind, copies } = this.#slots.attacks[at]
    let sum = 0
    for (let n = 0; n <= Math.min(copies, picked.room); n++)
      sum += this.#byAttack(at + 1, this.#withAttacks(picked, kind, n)) * this.#mixing(picked, kind, n)
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
      letters: withLetters(picked.letters, letter, 1),
    }
  }

  #withAttacks(picked: Picked, kind: Kind, n: number): Picked {
    if (n === 0) return picked
    return {
      ...picked,
      parts: Math.min(picked.parts + n, this.#mostParts),
      room: picked.room - n,
      letters: withLetters(picked.letters, this.#slots.prints[kind].letter, n),
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

const isEnough = ({ needs, parts }: Picked): boolean => needs === 0 || parts > needs

const withLetters = (letters: Picked['letters'], letter: number, n: number): Picked['letters'] => {
  if (letter === 0) return letters
  const [a, b, c, d, e] = letters
  return [
    letter === 1 ? a + n : a,
    letter === 2 ? b + n : b,
    letter === 3 ? c + n : c,
    letter === 4 ? d + n : d,
    letter === 5 ? e + n : e,
  ]
}

/** An index, as likely as its weight. */
export const weighted = (rng: Rng, weights: readonly number[]): number => {
  let left = anyBelow(
    rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  for (let at = 0; at < weights.length; at++) {
    if (left < weights[at]) return at
    left -= weights[at]
  }
  return weights.length - 1
}

const WORD = 2 ** 32

/** Uniform in 0 … n − 1 for numbers of more than one word; as near as can be where they are not exact any more. */
const anyBelow = (rng: Rng, n: number): number => {
  if (n <= WORD) return rng.below(n)
  if (n > Number.MAX_SAFE_INTEGER) return ((rng.word() + rng.word() / WORD) / WORD) * n
  const high = Math.ceil(n / WORD)
  let drawn = rng.below(high) * WORD + rng.word()
  while (drawn >= n) drawn = rng.below(high) * WORD + rng.word()
  return drawn
}
