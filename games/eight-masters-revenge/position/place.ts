import { bad, ok, type Result } from '../../../kernel/result.ts'
import { seatLetter, seatList } from '../../../kernel/seats.ts'
import { BLOWS, bowOf, type Card, cardOf, FACES, isBow } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { FIRST_PLACE, HAND_LIMIT } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt } from '../placed.ts'
import { insert } from '../rules/piles.ts'
import type { Given, State } from '../state.ts'
import type { Couple } from './texts.ts'

interface Places extends Pick<State, 'hands' | 'aside' | 'pile' | 'discards'> {
  readonly couples: readonly Couple[]
}

/**
 * Puts the named cards where they are said to be. Every other card lies under the pile, where it cannot matter, or is
 * not in the game (`rest: 'none'`).
 */
export const placeCards = (house: House, given: Given): Result<Places> => {
  const { aside = [], pile = [], discards = [], suspense = -1 } = given
  const seats = seatList(house.areas)
  const couples = seats.map((seat) => given.areas?.[seat] ?? bowsOf(seat))
  const hands = seats.map((seat) => sorted(given.hands?.[seat]?.cards ?? []))
  const inPlay = couples.map(({ place, left, right }) => (place === 0 ? [] : [cardAt(left), cardAt(right)]))
  for (const seat of seats) {
    const stray = inPlay[seat].find((card) => isBow(card) && card !== bowOf(seat, LEFT) && card !== bowOf(seat, RIGHT))
    if (stray !== undefined) return bad(`areas.${seatLetter(seat)}`, `has ${FACES[stray]}, a bow of another seat`)
  }
  const named: (readonly [at: string, cards: readonly Card[]])[] = [
    ...inPlay.map((cards, seat) => [`areas.${seatLetter(seat)}`, cards] as const),
    ...hands.map((hand, seat) => [`hands.${seatLetter(seat)}`, hand.map(cardOf)] as const),
    ['aside', aside.map(cardOf)],
    ['pile', pile],
    ['discards', discards],
  ]
  const taken = new Set(suspense < 0 ? [] : [suspense])
  for (const [at, cards] of named)
    for (const card of cards) {
      if (taken.has(card)) return bad(at, `has ${FACES[card]}, which lies somewhere else`)
      taken.add(card)
    }
  const left = restOf(taken)
  for (const seat of seats)
    if (given.hands?.[seat]?.more === true)
      while (hands[seat].length < HAND_LIMIT && left.length > 0) insert(hands[seat], left.pop() ?? 0)
  const below = given.rest === 'none' ? [] : left
  return ok({ hands, aside, pile: [...below, ...pile], discards, couples })
}

const bowsOf = (seat: number): Couple => ({ place: FIRST_PLACE, left: bowOf(seat, LEFT), right: bowOf(seat, RIGHT) })

const sorted = (cards: readonly number[]): number[] => {
  const hand: number[] = []
  for (const card of cards) insert(hand, card)
  return hand
}

/** Prime to the number of cards, so that the rest is well mixed and always the same. */
const STRIDE = 37

const restOf = (taken: ReadonlySet<Card>): Card[] =>
  Array.from({ length: BLOWS }, (_, step) => (step * STRIDE) % BLOWS).filter((card) => !taken.has(card))
