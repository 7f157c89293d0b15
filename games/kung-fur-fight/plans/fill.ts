import type { Kind } from '../cards.ts'

/**
 * How many ways there are to fill places with ordinary cards: so many for one card, so many for an unordered pair, from
 * so many kinds with one copy and so many with two. A kind of which one copy is taken has one left.
 */
const MOST_SINGLY = 6
const MOST_PAIRS = 3
const MOST_SINGLES = 16
const MOST_DOUBLES = 6

const at = (singly: number, pairs: number, singles: number, doubles: number): number =>
  ((singly * (MOST_PAIRS + 1) + pairs) * (MOST_SINGLES + 1) + singles) * (MOST_DOUBLES + 1) + doubles

const TABLE = new Float64Array(at(MOST_SINGLY, MOST_PAIRS, MOST_SINGLES, MOST_DOUBLES) + 1)

export const fillings = (singly: number, pairs: number, singles: number, doubles: number): number =>
  singles < 0 || doubles < 0 ? 0 : TABLE[at(singly, pairs, singles, doubles)]

const twoOf = (n: number): number => (n * (n - 1)) / 2

/** By what the next place takes: one of the singles, or of the doubles. */
const ofSingles = (singly: number, pairs: number, singles: number, doubles: number): number =>
  singles * fillings(singly - 1, pairs, singles - 1, doubles)
const ofDoubles = (singly: number, pairs: number, singles: number, doubles: number): number =>
  doubles * fillings(singly - 1, pairs, singles + 1, doubles - 1)

/** By what the next pair takes: two singles, one of each, two of the doubles, or both copies of one. */
const pairings = (pairs: number, singles: number, doubles: number): readonly [number, number, number, number] => [
  twoOf(singles) * fillings(0, pairs - 1, singles - 2, doubles),
  singles * doubles * fillings(0, pairs - 1, singles, doubles - 1),
  twoOf(doubles) * fillings(0, pairs - 1, singles + 2, doubles - 2),
  doubles * fillings(0, pairs - 1, singles, doubles - 1),
]

for (let singly = 0; singly <= MOST_SINGLY; singly++)
  for (let pairs = 0; pairs <= MOST_PAIRS; pairs++)
    for (let doubles = 0; doubles <= MOST_DOUBLES; doubles++)
      for (let singles = 0; singles <= MOST_SINGLES - doubles; singles++) {
        const place = at(singly, pairs, singles, doubles)
        if (singly > 0)
          TABLE[place] = ofSingles(singly, pairs, singles, doubles) + ofDoubles(singly, pairs, singles, doubles)
        else TABLE[place] = pairs === 0 ? 1 : pairings(pairs, singles, doubles).reduce((sum, ways) => sum + ways, 0)
      }

/** The whole part and the rest of a division, exact up to 2 ** 53. */
const rest = (value: number, by: number): number => value % by
const quotient = (value: number, by: number): number => (value - (value % by)) / by

/** Deals ordinary cards to places one by one, as the rank among all fillings says. */
export class Filling {
  readonly #singles: Kind[]
  readonly #doubles: Kind[]
  #singly: number
  #pairs: number
  #rank: number

  constructor(singles: readonly Kind[], doubles: readonly Kind[], singly: number, pairs: number, rank: number) {
    this.#singles = singles.slice()
    this.#doubles = doubles.slice()
    this.#singly = singly
    this.#pairs = pairs
    this.#rank = rank
  }

  /** The card of the next place for one. All of these come before the first pair. */
  next(): Kind {
    const singles = this.#singles.length
    const doubles = this.#doubles.length
    const fromSingles = ofSingles(this.#singly, this.#pairs, singles, doubles)
    this.#singly -= 1
    if (this.#rank < fromSingles) {
      const each = fillings(this.#singly, this.#pairs, singles - 1, doubles)
      return this.#takeSingle(this.#index(each))
    }
    this.#rank -= fromSingles
    return this.#takeOfDouble(this.#index(fillings(this.#singly, this.#pairs, singles + 1, doubles - 1)))
  }

  nextPair(): readonly [Kind, Kind] {
    const singles = this.#singles.length
    const doubles = this.#doubles.length
    const [twoSingles, oneOfEach, twoDoubles] = pairings(this.#pairs, singles, doubles)
    this.#pairs -= 1
    if (this.#rank < twoSingles) {
      const [low, high] = couple(this.#index(fillings(0, this.#pairs, singles - 2, doubles)))
      const second = this.#takeSingle(high)
      return [this.#takeSingle(low), second]
    }
    this.#rank -= twoSingles
    if (this.#rank < oneOfEach) {
      const index = this.#index(fillings(0, this.#pairs, singles, doubles - 1))
      const single = this.#takeSingle(rest(index, singles))
      return [single, this.#takeOfDouble(quotient(index, singles))]
    }
    this.#rank -= oneOfEach
    if (this.#rank < twoDoubles) {
      const [low, high] = couple(this.#index(fillings(0, this.#pairs, singles + 2, doubles - 2)))
      const second = this.#takeOfDouble(high)
      return [this.#takeOfDouble(low), second]
    }
    this.#rank -= twoDoubles
    const [both] = this.#doubles.splice(this.#index(fillings(0, this.#pairs, singles, doubles - 1)), 1)
    return [both, both]
  }

  /** Which one, when each has so many ways to go on; the rank goes on inside it. */
  #index(each: number): number {
    const index = quotient(this.#rank, each)
    this.#rank = rest(this.#rank, each)
    return index
  }

  #takeSingle(index: number): Kind {
    const [kind] = this.#singles.splice(index, 1)
    return kind
  }

  #takeOfDouble(index: number): Kind {
    const [kind] = this.#doubles.splice(index, 1)
    this.#singles.push(kind)
    return kind
  }
}

/** The pairs of places in a list by number: (0, 1), (0, 2), (1, 2), (0, 3) … */
const couple = (index: number): readonly [number, number] => {
  let high = 1
  let low = index
  while (low >= high) {
    low -= high
    high += 1
  }
  return [low, high]
}
