import { Box } from '../../../kernel/card-fields.ts'
import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList } from '../../../kernel/seats.ts'
import { type Card, hidden, type Kind, kindOf } from '../cards.ts'
import { HAND_SIZE } from '../constants.ts'
import type { House } from '../house.ts'
import type { Given, State } from '../state.ts'

type Places = Pick<State, 'hands' | 'deck' | 'discard'>

/**
 * Puts the named cards where they are said to be, and every other card where it cannot matter: hands that are not
 * named, or end in `...`, are filled up; then the bottom of the deck; beyond `deckSize` the bottom of the discard pile.
 */
export const placeCards = (house: House, given: Given, out: readonly boolean[]): Result<Places> => {
  const { deck = [], discard = [], deckSize } = given
  const box = new Box(house.copies)
  const hands = seatList(house.seats).map((seat) => given.hands?.[seat]?.cards.slice() ?? [])
  const named: (readonly [at: string, cards: readonly Card[]])[] = [
    ['weapons', inPlay(given).filter((kind) => kind >= 0 && kind < house.kinds)],
    ...hands.map((hand, seat) => [`hands.${seatLetter(seat)}`, hand] as const),
    ['discard', discard],
    ['deck', deck],
  ]
  for (const [at, cards] of named)
    for (const kind of cards.map(kindOf))
      if (!box.take(kind)) return bad(at, `there are only ${house.copies[kind]} of ${house.prints[kind].id}`)
  for (const [seat, hand] of hands.entries()) {
    const wanted = out[seat] || given.window === 'archetype' ? 0 : handSize(given, seat) - hand.length
    const more = box.some(wanted)
    if (more.length < wanted) return bad(`handSizes.${seatLetter(seat)}`, 'needs more cards than there are')
    hand.push(...more)
    hidden.sortHand(hand)
  }
  const below = box.some(deckSize === undefined ? undefined : deckSize - deck.length)
  return ok({ hands, deck: [...below, ...deck], discard: [...box.some(), ...discard] })
}

const inPlay = ({ stances = [], weapons = [], onStance = [], onWeapon = [], exchange }: Given): Kind[] =>
  [...stances, ...weapons, ...onStance.flat(), ...onWeapon.flat(), ...(exchange?.table ?? [])].map((kind) => kind ?? -1)

const handSize = ({ hands, handSizes }: Given, seat: Seat): number => {
  const named = hands?.[seat]
  return named === undefined || named.more ? (handSizes?.[seat] ?? HAND_SIZE) : named.cards.length
}
