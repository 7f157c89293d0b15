import { Box } from '../../../kernel/card-fields.ts'
import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter } from '../../../kernel/seats.ts'
import { type Card, COPIES, FACES, hidden, kindOf } from '../cards.ts'
import type { Given, State } from '../state.ts'

type Places = Pick<State, 'hands' | 'deck' | 'discard' | 'drawn'>

/** Prime to the number of kinds, and to the next colour: a filled hand has little to offer. */
const STRIDE = 11

/**
 * Puts the named cards where they are said to be, and every other card where it cannot matter: hands that are not
 * named, or end in `...`, are filled up; then the bottom of the deck; beyond `deckSize` the bottom of the discard.
 */
export const placeCards = (given: Given, fighters: readonly { readonly limit: number }[]): Result<Places> => {
  const { discard, field = -1, deck = [], drawn = [], deckSize } = given
  const box = new Box(COPIES, STRIDE)
  const hands = fighters.map((_, seat) => given.hands?.[seat]?.cards.slice() ?? [])
  const pile = discard ?? (field < 0 ? [] : [field])
  const named: (readonly [at: string, cards: readonly Card[]])[] = [
    ...hands.map((hand, seat) => [`hands.${seatLetter(seat)}`, hand] as const),
    [discard === undefined ? 'field' : 'discard', pile],
    ['deck', deck],
    ['drawn', drawn],
  ]
  for (const [at, cards] of named)
    for (const kind of cards.map(kindOf))
      if (!box.take(kind)) return bad(at, `there are only ${COPIES[kind]} of ${FACES[kind]}`)
  const picking = given.draft !== undefined && given.draft !== null
  for (const [seat, hand] of hands.entries()) {
    const wanted = picking ? 0 : handSize(given, seat, fighters[seat].limit) - hand.length
    const more = box.some(wanted)
    if (more.length < wanted) return bad(`handSizes.${seatLetter(seat)}`, 'needs more cards than there are')
    hand.push(...more)
    hidden.sortHand(hand)
  }
  const isFieldOpen = discard === undefined && given.field === undefined && !picking
  const top = isFieldOpen ? box.some(1) : pile
  const below = box.some(deckSize === undefined ? undefined : deckSize - deck.length)
  return ok({ hands, deck: [...below, ...deck], discard: [...box.some(), ...top], drawn })
}

const handSize = ({ hands, handSizes }: Given, seat: Seat, limit: number): number => {
  const named = hands?.[seat]
  return named === undefined || named.more ? (handSizes?.[seat] ?? limit) : named.cards.length
}
