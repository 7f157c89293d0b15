import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList, seatOf } from '../../../kernel/seats.ts'
import { type Card, cardOf, GALLERY_BIT, type Kind, kindOf, MOST_SHUFFLES } from '../cards.ts'
import { HAND_SIZE } from '../constants.ts'
import type { House } from '../house.ts'
import { byKind } from '../rules/piles.ts'
import type { By, Given } from './given.ts'

/** Where the cards lie that can be hidden, and the discard pile. Piles have their top last. */
export interface Places {
  hands: Card[][]
  deck: Card[]
  discard: Kind[]
}

/** Ends a hand: filled up with cards that were not named. */
const AND_MORE = '...'

/**
 * Puts the named cards where they are said to be, and every other card where it cannot matter: hands that are not
 * named, or end in `...`, are filled up; then the bottom of the deck; beyond `deckSize` the bottom of the discard pile.
 */
export const placeCards = (house: House, given: Given, out: readonly boolean[]): Result<Places> => {
  const rest = new Rest(house)
  const taking = (at: string, cards: Result<Card[]>): Result<Card[]> => {
    if (!cards.ok) return cards
    const extra = cards.value.find((card) => kindOf(card) < house.kinds && !rest.take(kindOf(card)))
    return extra === undefined
      ? cards
      : bad(at, `there are only ${house.copies[kindOf(extra)]} of ${house.prints[kindOf(extra)].id}`)
  }
  const open = taking('', ok(inPlay(given)))
  if (!open.ok) return bad('weapons', open.problem.message)
  const hands: Card[][] = []
  for (let seat = 0; seat < house.seats; seat++) {
    const at = `hands.${seatLetter(seat)}`
    const list = given.hands?.[seatLetter(seat)] ?? ''
    const hand = taking(at, readCards(house, at, list.replace(AND_MORE, ''), false))
    if (!hand.ok) return hand
    hands.push(hand.value)
  }
  const discard = taking('discard', readCards(house, 'discard', given.discard ?? '', true))
  if (!discard.ok) return discard
  const deck = taking('deck', readCards(house, 'deck', given.deck ?? '', false))
  if (!deck.ok) return deck
  for (let seat = 0; seat < house.seats; seat++) {
    const wanted = out[seat] || given.window === 'archetype' ? 0 : handSize(given, seat, hands[seat].length)
    while (hands[seat].length < wanted) {
      const filler = rest.next()
      if (filler < 0) return bad(`handSizes.${seatLetter(seat)}`, 'needs more cards than there are')
      hands[seat].push(filler)
    }
    hands[seat].sort(byKind)
  }
  const below = rest.some(given.deckSize === undefined ? undefined : given.deckSize - deck.value.length)
  return ok({
    hands,
    deck: [...below, ...deck.value.reverse()],
    discard: [...rest.some(undefined), ...discard.value],
  })
}

const inPlay = ({ stances, weapons, onStance, onWeapon, exchange }: Given): Kind[] => {
  const single = (row: By<Kind> | undefined): Kind[] => Object.values(row ?? {}).filter((kind) => kind >= 0)
  const many = (row: By<Kind[]> | undefined): Kind[] => Object.values(row ?? {}).flat()
  return [...single(stances), ...single(weapons), ...many(onStance), ...many(onWeapon), ...(exchange?.table ?? [])]
}

const handSize = ({ hands, handSizes }: Given, seat: Seat, named: number): number => {
  const letter = seatLetter(seat)
  const list = hands?.[letter]
  return list === undefined || list.includes(AND_MORE) ? (handSizes?.[letter] ?? HAND_SIZE) : named
}

/** The cards that have no place yet. They come one kind after the other, so that a filled hand is a mixed one. */
class Rest {
  readonly #left: number[]
  #at = 0

  constructor({ copies }: House) {
    this.#left = copies.slice()
  }

  take(kind: Kind): boolean {
    if (this.#left[kind] === 0) return false
    this.#left[kind] -= 1
    return true
  }

  next(): Kind {
    for (let tries = 0; tries < this.#left.length; tries++) {
      const kind = this.#at
      this.#at = (this.#at + 1) % this.#left.length
      if (this.take(kind)) return kind
    }
    return -1
  }

  some(size: number | undefined): Kind[] {
    const kinds: Kind[] = []
    while (size === undefined || kinds.length < size) {
      const kind = this.next()
      if (kind < 0) break
      kinds.push(kind)
    }
    return kinds
  }
}

const CARD = /^([a-z0-9-]+)(?:@(\d{1,5}))?(?:!([A-F]*z?))?$/

/** Cards of the deck, with their history unless they lie bare. */
export const readCards = (house: House, at: string, list: string, bare: boolean): Result<Card[]> => {
  const cards: Card[] = []
  for (const word of list.split(/\s+/).filter((part) => part !== '')) {
    const [, face = '', shuffle = '0', knowers = ''] = CARD.exec(word) ?? []
    const kind = house.kindOf.get(face)
    const seen = knowers.split('').map((letter) => (letter === 'z' ? GALLERY_BIT : seatOf(letter, house.seats)))
    const known = kind !== undefined && kind < house.kinds && !seen.includes(-1) && Number(shuffle) <= MOST_SHUFFLES
    if (!known || (bare && word !== face)) return bad(at, `"${word}" is no card of this match's deck`)
    const bits = seatList(GALLERY_BIT + 1).reduce((sum, eyes) => (seen.includes(eyes) ? sum | (1 << eyes) : sum), 0)
    cards.push(cardOf(kind, Number(shuffle), bits))
  }
  return ok(cards)
}
