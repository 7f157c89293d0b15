import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatOf } from '../../../kernel/seats.ts'
import { type Card, COPIES, cardOf, FACES, GALLERY_BIT, KINDS, type Kind, kindOf, kindOfFace } from '../cards.ts'
import { insert } from '../rules/piles.ts'
import type { Given } from './given.ts'

/** Where all the cards lie. Piles have their top last. */
export interface Places {
  hands: Card[][]
  deck: Card[]
  discard: Kind[]
  drawn: Card[]
}

/** Ends a hand: filled up with cards that were not named. */
const AND_MORE = '...'

/**
 * Puts the named cards where they are said to be, and every other card where it cannot matter: hands that are not
 * named, or end in `...`, are filled up; then the bottom of the deck; beyond `deckSize` the bottom of the discard.
 */
export const placeCards = (given: Given, seats: number, limits: readonly number[]): Result<Places> => {
  const places: Places = { hands: [], deck: [], discard: [], drawn: [] }
  const rest = new Rest()
  const named = (at: string, list: string | undefined, bare: boolean): Result<Card[]> => {
    const cards = readCards(at, list ?? '', seats, bare)
    if (!cards.ok) return cards
    const extra = cards.value.find((card) => !rest.take(kindOf(card)))
    return extra === undefined ? cards : bad(at, `there are only ${COPIES[kindOf(extra)]} of ${FACES[kindOf(extra)]}`)
  }
  for (let seat = 0; seat < seats; seat++) {
    const letter = seatLetter(seat)
    const hand = named(`hands.${letter}`, given.hands?.[letter]?.replace(AND_MORE, ''), false)
    if (!hand.ok) return hand
    places.hands.push(hand.value)
  }
  const pile = given.discard ?? given.field
  const discard = named(given.discard === undefined ? 'field' : 'discard', pile, true)
  const deck = named('deck', given.deck, false)
  const drawn = named('drawn', given.drawn, false)
  if (!discard.ok) return discard
  if (!deck.ok) return deck
  if (!drawn.ok) return drawn
  const picking = given.draft !== undefined && given.draft !== null
  places.discard = discard.value
  places.drawn = drawn.value
  for (let seat = 0; seat < seats; seat++) {
    const wanted = picking ? 0 : handSize(given, seat, limits[seat], places.hands[seat].length)
    while (places.hands[seat].length < wanted) {
      const filler = rest.next()
      if (filler < 0) return bad(`handSizes.${seatLetter(seat)}`, 'needs more cards than there are')
      places.hands[seat].push(filler)
    }
    places.hands[seat] = sorted(places.hands[seat])
  }
  if (places.discard.length === 0 && pile === undefined && !picking) places.discard.push(rest.next())
  places.deck = [...fillers(rest, given.deckSize, deck.value.length), ...deck.value.reverse()]
  places.discard.unshift(...fillers(rest, undefined, 0))
  return ok(places)
}

const sorted = (cards: readonly Card[]): Card[] => {
  const hand: Card[] = []
  for (const card of cards) insert(hand, card)
  return hand
}

const handSize = ({ hands, handSizes }: Given, seat: Seat, limit: number, named: number): number => {
  const letter = seatLetter(seat)
  const text = hands?.[letter]
  const filled = text === undefined || text.includes(AND_MORE)
  return filled ? (handSizes?.[letter] ?? limit) : named
}

const fillers = (rest: Rest, size: number | undefined, named: number): Kind[] => {
  const cards: Kind[] = []
  while (size === undefined || cards.length + named < size) {
    const kind = rest.next()
    if (kind < 0) break
    cards.push(kind)
  }
  return cards
}

/** The cards that have no place yet. They come one kind after the other, so that a filled hand has little to offer. */
class Rest {
  private readonly left = COPIES.slice()
  private at = 0

  take(kind: Kind): boolean {
    if (this.left[kind] === 0) return false
    this.left[kind] -= 1
    return true
  }

  next(): Kind {
    for (let tries = 0; tries < KINDS; tries++) {
      const kind = this.at
      this.at = (this.at + STRIDE) % KINDS
      if (this.take(kind)) return kind
    }
    return -1
  }
}

/** Prime to the number of kinds, and to the next colour. */
const STRIDE = 11

const CARD = /^([RBG][0-5]\*?)(?:@(\d{1,4}))?(?:!([A-G]*z?))?$/

export const readCards = (at: string, list: string, seats: number, bare: boolean): Result<Card[]> => {
  const cards: Card[] = []
  for (const word of list.split(/\s+/).filter((part) => part !== '')) {
    const [, face = '', shuffle = '0', knowers = ''] = CARD.exec(word) ?? []
    const kind = kindOfFace(face)
    const seen = knowers.split('').map((letter) => (letter === 'z' ? GALLERY_BIT : seatOf(letter, seats)))
    if (kind < 0 || seen.includes(-1) || (bare && word !== face)) return bad(at, `"${word}" is no card`)
    cards.push(
      cardOf(
        kind,
        Number(shuffle),
        seen.reduce((bits, eyes) => bits | (1 << eyes), 0),
      ),
    )
  }
  return ok(cards)
}
