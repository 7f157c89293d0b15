import { putCode, putUnits, putWide } from './codes.ts'
import { type FieldKind, numeric } from './fields.ts'
import type { Card, HiddenCards, Kind } from './hidden-cards.ts'
import type { Reader } from './reader.ts'
import { bad, ok } from './result.ts'
import { seatLetter, seatList, seatOf } from './seats.ts'

/** How positions spell a card. */
export interface Spelling {
  write(card: Card): string
  /** −1 for a word that is no card. */
  read(word: string): Card
}

/** Faces, without history. */
export const faces = (faceOf: (kind: Kind) => string, kindOf: (face: string) => Kind): Spelling => ({
  write: faceOf,
  read: kindOf,
})

/** `R4*`, from shuffle 1 `R4*@1`, known to A and the gallery `R4*!Az`; a hole is `?`. */
export const withHistory = (hidden: HiddenCards, seats: number, { write, read }: Spelling): Spelling => {
  const { GALLERY_BIT, HOLE, MOST_SHUFFLES, cardOf, kindOf, seenBy, shuffleOf } = hidden
  const eyes = [...seatList(seats), GALLERY_BIT]
  const letterOf = (bit: number): string => (bit === GALLERY_BIT ? 'z' : seatLetter(bit))
  const WORD = /^([^@!]+)(?:@(\d{1,5}))?(?:!([A-Z]*z?))?$/
  return {
    write: (card) => {
      const face = kindOf(card) === HOLE ? '?' : write(kindOf(card))
      const shuffle = shuffleOf(card) === 0 ? '' : `@${shuffleOf(card)}`
      const knowers = eyes.filter((bit) => ((seenBy(card) >>> bit) & 1) === 1).map(letterOf)
      return face + shuffle + (knowers.length === 0 ? '' : `!${knowers.join('')}`)
    },
    read: (word) => {
      const [, face = '', shuffle = '0', knowers = ''] = WORD.exec(word) ?? []
      const kind = read(face)
      const seen = knowers.split('').map((letter) => (letter === 'z' ? GALLERY_BIT : seatOf(letter, seats)))
      if (kind < 0 || seen.includes(-1) || Number(shuffle) > MOST_SHUFFLES) return -1
      return cardOf(
        kind,
        Number(shuffle),
        seen.reduce((bits, bit) => bits | (1 << bit), 0),
      )
    },
  }
}

/** More kinds than any game has; cards with their history stand in piles. */
const MANY_CARDS = 10_000

/** One card without history. */
export const oneCard = (spelling: Spelling, example: string): FieldKind<Card> =>
  numeric(
    MANY_CARDS,
    (value, at) => {
      const card = typeof value === 'string' ? spelling.read(value) : -1
      return card < 0 ? bad(at, `must be a card such as ${example}`) : ok(card)
    },
    spelling.write,
  )

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Cards in a row, with spaces between. */
const readCards =
  ({ read }: Spelling): Reader<Card[]> =>
  (value, at) => {
    if (typeof value !== 'string') return bad(at, value === undefined ? 'is missing' : 'must be text')
    const cards: Card[] = []
    for (const word of wordsOf(value)) {
      const card = read(word)
      if (card < 0) return bad(at, `"${word}" is no card`)
      cards.push(card)
    }
    return ok(cards)
  }

/** In runs of equal cards: most of what is hidden are holes. */
const putRuns = (cards: readonly Card[], markOf: (card: Card) => number): void => {
  putCode(cards.length)
  for (let from = 0; from < cards.length; ) {
    const mark = markOf(cards[from])
    let to = from + 1
    while (to < cards.length && markOf(cards[to]) === mark) to += 1
    putWide(mark)
    putCode(to - from)
    from = to
  }
}

const itself = (card: Card): number => card

const pileOf = (spelling: Spelling, code: (cards: readonly Card[]) => void): FieldKind<Card[]> => ({
  blank: () => [],
  copy: (cards) => cards.slice(),
  code,
  write: (cards) => cards.map(spelling.write).join(' '),
  read: readCards(spelling),
  fill: (given = []) => given.slice(),
})

/** Cards that lie open, bottom to top: kinds. */
export const openPile = (spelling: Spelling): FieldKind<Kind[]> => pileOf(spelling, putUnits)

/** Cards with their history, bottom to top. */
export const hiddenPile = (spelling: Spelling): FieldKind<Card[]> => pileOf(spelling, (cards) => putRuns(cards, itself))

/** Nobody sees any of its cards, only how many there are and what their backs tell, such as their shuffle. */
export const faceDown = (pile: FieldKind<Card[]>, backOf?: (card: Card) => number): FieldKind<Card[]> => ({
  ...pile,
  code: backOf === undefined ? (cards) => putCode(cards.length) : (cards) => putRuns(cards, backOf),
  isFaceDown: true,
})

/** Positions name the top first. */
export const topFirst = (pile: FieldKind<Card[]>): FieldKind<Card[]> => ({
  ...pile,
  write: (cards) => pile.write(cards.toReversed()),
  read: (value, at) => {
    const read = pile.read(value, at)
    return read.ok ? ok(read.value.reverse()) : read
  },
})

/** The cards that a position names, and whether more may come to them: the text ends in `...`. */
export interface Named {
  readonly cards: readonly Card[]
  readonly more: boolean
}
const AND_MORE = '...'

/** A pile that may be filled up with cards that were not named. */
export const andMore = (pile: FieldKind<Card[]>): FieldKind<Card[], Named> => ({
  ...pile,
  read: (value, at) => {
    const more = typeof value === 'string' && value.includes(AND_MORE)
    const read = pile.read(more ? value.replace(AND_MORE, '') : value, at)
    return read.ok ? ok({ cards: read.value, more }) : read
  },
  fill: (given) => given?.cards.slice() ?? [],
})

/**
 * The cards of a box that a position has not named. What is left comes in strides, so that hands that are filled up are
 * mixed ones and always the same.
 */
export class Box {
  readonly #left: number[]
  readonly #stride: number
  #at = 0

  /** The stride is prime to the number of kinds. */
  constructor(copies: readonly number[], stride = 1) {
    this.#left = copies.slice()
    this.#stride = stride
  }

  /** Whether there was one. */
  take(kind: Kind): boolean {
    if (this.#left[kind] === 0) return false
    this.#left[kind] -= 1
    return true
  }

  /** −1 when it is empty. */
  next(): Kind {
    for (let tries = 0; tries < this.#left.length; tries++) {
      const kind = this.#at
      this.#at = (this.#at + this.#stride) % this.#left.length
      if (this.take(kind)) return kind
    }
    return -1
  }

  /** The next ones, all without a number. */
  some(size = Number.MAX_SAFE_INTEGER): Kind[] {
    const kinds: Kind[] = []
    while (kinds.length < size) {
      const kind = this.next()
      if (kind < 0) break
      kinds.push(kind)
    }
    return kinds
  }
}
