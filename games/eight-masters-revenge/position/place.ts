import { bad, ok, type Problem, type Result } from '../../../kernel/result.ts'
import { seatLetter, seatList } from '../../../kernel/seats.ts'
import { BLOWS, bowOf, type Card, cardOf, FACES, isBow } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { FIRST_PLACE, HAND_LIMIT } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt } from '../placed.ts'
import { insert } from '../rules/piles.ts'
import type { Given } from './given.ts'
import { type Couple, readCards, readCouple, readHiddenCards } from './texts.ts'

/** Where all the cards lie. Piles have their top last. */
export interface Places {
  hands: number[][]
  aside: number[]
  pile: Card[]
  discards: Card[]
  couples: Couple[]
}

/** Ends a hand: filled up with cards that were not named. */
const AND_MORE = '...'

/**
 * Puts the named cards where they are said to be. Every other card lies under the pile, where it cannot matter, or is
 * not in the game (`rest: 'none'`).
 */
export const placeCards = (house: House, given: Given): Result<Places> => {
  const taken = new Set<Card>(given.suspense === undefined || given.suspense < 0 ? [] : [given.suspense])
  const twice = (at: string, cards: readonly Card[]): { ok: false; problem: Problem } | null => {
    for (const card of cards) {
      if (taken.has(card)) return bad(at, `has ${FACES[card]}, which lies somewhere else`)
      taken.add(card)
    }
    return null
  }
  const seats = seatList(house.areas)
  const couples: Couple[] = []
  for (const seat of seats) {
    const at = `areas.${seatLetter(seat)}`
    const text = given.areas?.[seatLetter(seat)]
    const bows = { place: FIRST_PLACE, left: bowOf(seat, LEFT), right: bowOf(seat, RIGHT) }
    const couple = text === undefined ? ok(bows) : readCouple(at, text)
    if (!couple.ok) return couple
    const { place, left, right } = couple.value
    const cards = place === 0 ? [] : [cardAt(left), cardAt(right)]
    const stray = cards.find((card) => isBow(card) && card !== bowOf(seat, LEFT) && card !== bowOf(seat, RIGHT))
    if (stray !== undefined) return bad(at, `has ${FACES[stray]}, a bow of another seat`)
    const wrong = twice(at, cards)
    if (wrong !== null) return wrong
    couples.push(couple.value)
  }
  const hands: number[][] = []
  for (const seat of seats) {
    const at = `hands.${seatLetter(seat)}`
    const hand = readHiddenCards(at, (given.hands?.[seatLetter(seat)] ?? '').replace(AND_MORE, ''))
    if (!hand.ok) return hand
    const wrong = twice(at, hand.value.map(cardOf))
    if (wrong !== null) return wrong
    hands.push(sorted(hand.value))
  }
  const aside = readHiddenCards('aside', given.aside ?? '')
  const pile = readCards('pile', given.pile ?? '')
  const discards = readCards('discards', given.discards ?? '')
  if (!aside.ok) return aside
  if (!pile.ok) return pile
  if (!discards.ok) return discards
  const wrong =
    twice('aside', aside.value.map(cardOf)) ?? twice('pile', pile.value) ?? twice('discards', discards.value)
  if (wrong !== null) return wrong
  const left = restOf(taken)
  for (const seat of seats)
    if (given.hands?.[seatLetter(seat)]?.includes(AND_MORE) === true)
      while (hands[seat].length < HAND_LIMIT && left.length > 0) insert(hands[seat], left.pop() ?? 0)
  const below = given.rest === 'none' ? [] : left
  return ok({ hands, aside: aside.value, pile: [...below, ...pile.value.reverse()], discards: discards.value, couples })
}

const sorted = (cards: readonly number[]): number[] => {
  const hand: number[] = []
  for (const card of cards) insert(hand, card)
  return hand
}

/** Prime to the number of cards, so that the rest is well mixed and always the same. */
const STRIDE = 37

const restOf = (taken: ReadonlySet<Card>): Card[] =>
  Array.from({ length: BLOWS }, (_, step) => (step * STRIDE) % BLOWS).filter((card) => !taken.has(card))
