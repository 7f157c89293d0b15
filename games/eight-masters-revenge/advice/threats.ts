import type { Seat } from '../../../kernel/seats.ts'
import { cardOf } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { BONUS } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt, isBlocked, MINUS, PLUS, tokensOn } from '../placed.ts'
import { defenceValue, isOpen } from '../rules/area.ts'
import { isAutomaton, isOn, leftNeighbour } from '../rules/bout.ts'
import { supports } from '../rules/counter.ts'
import { MINUS_TOKEN, NEUTRAL_TOKEN, PLUS_TOKEN, type State } from '../state.ts'

/** A side to which a seat may attack: what it takes to hit, and what the hit is good for. */
const needed = (house: House, s: State, seat: Seat, target: Seat, side: number): number => {
  const neighbour = cardAt(s.couple[2 * seat + side])
  return defenceValue(house, s, target) - (side === LEFT ? house.cards.left[neighbour] : house.cards.right[neighbour])
}

/** What a blow leaves of its damage when the target answers as well as everybody can see: blocks, or the bonus. */
const blowDamage = (house: House, s: State, seat: Seat, target: Seat, side: number): number => {
  const blow = s.couple[2 * seat + (side === LEFT ? RIGHT : LEFT)]
  const colour = house.cards.colour[cardAt(blow)]
  const printed = house.cards.damage[cardAt(blow)] + tokensOn(blow, PLUS) - tokensOn(blow, MINUS)
  const base = Math.max(0, printed) + (isOn(s, seat, 'T6') ? 1 : 0)
  let blocks = 0
  let isWeak = false
  for (let at = 2 * target; at <= 2 * target + 1; at++) {
    const matches = house.cards.colour[cardAt(s.couple[at])] === colour
    if (isBlocked(s.couple[at])) isWeak ||= matches
    else if (matches || isOn(s, target, 'T5')) blocks += 1
  }
  if (isOn(s, target, 'T6')) blocks = 0
  if (blocks > 0) return Math.max(0, base - blocks)
  return base + (isWeak ? BONUS : 0)
}

/** The most that this seat can do to the left neighbour with the cards it holds. */
export const promisedDamage = (house: House, s: State, seat: Seat): number => {
  const target = leftNeighbour(house, s, seat)
  const hand = s.hands[seat]
  let most = 0
  for (let side = LEFT; side <= RIGHT; side++) {
    if (!isOpen(s, seat, side)) continue
    const number = needed(house, s, seat, target, side)
    if (number < 1 || number > 5 || !holds(house, hand, side, number)) continue
    most = Math.max(most, blowDamage(house, s, seat, target, side))
  }
  return most
}

/** A card on the left meets the couple with its right number. */
const holds = ({ cards }: House, hand: readonly number[], side: number, number: number): boolean => {
  const inner = side === LEFT ? cards.right : cards.left
  for (let i = 0; i < hand.length; i++) if (inner[cardOf(hand[i])] === number) return true
  return false
}

/** A card of the hand could stand beside the couple as a pair (EMR-10.1). */
export const canPair = (house: House, s: State, seat: Seat): boolean => {
  for (let side = LEFT; side <= RIGHT; side++) {
    const neighbour = s.couple[2 * seat + side]
    if (!isOpen(s, seat, side) || isBlocked(neighbour)) continue
    const number = side === LEFT ? house.cards.left[cardAt(neighbour)] : house.cards.right[cardAt(neighbour)]
    if (holds(house, s.hands[seat], side, number)) return true
  }
  return false
}

/** A dragon in hand for a dragon in the couple (EMR-8.2). */
export const canCounter = (house: House, s: State, seat: Seat): boolean => {
  if (!supports(house, s, seat, LEFT) && !supports(house, s, seat, RIGHT)) return false
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) if (house.cards.dragon[cardOf(hand[i])]) return true
  return false
}

/** A fifth of the cards has any number on a given side. */
const MISS = 0.8

/** What an attacker whose hand is hidden may be expected to do in one turn. */
export const expectedDamage = (house: House, s: State, seat: Seat, target: Seat): number => {
  if (isAutomaton(house, seat)) return sureDamage(house, s, seat, target)
  const chance = 1 - MISS ** s.hands[seat].length
  let most = 0
  let least = 0
  for (let side = LEFT; side <= RIGHT; side++) {
    if (!isOpen(s, seat, side)) continue
    const number = needed(house, s, seat, target, side)
    if (number < 1 || number > 5) continue
    const damage = blowDamage(house, s, seat, target, side)
    least = Math.max(least, Math.min(most, damage))
    most = Math.max(most, damage)
  }
  return chance * (most + least / 2)
}

/** EMR-14.17: the automaton always hits, from the side that its next token says, or rests. */
const sureDamage = (house: House, s: State, seat: Seat, target: Seat): number => {
  const next = s.stack[(s.stackAt + 1) % s.stack.length]
  if (next === NEUTRAL_TOKEN) return 0
  const left = isOpen(s, seat, LEFT) ? LEFT : RIGHT
  const right = isOpen(s, seat, RIGHT) ? RIGHT : LEFT
  if (next === PLUS_TOKEN) return blowDamage(house, s, seat, target, right)
  if (next === MINUS_TOKEN) return blowDamage(house, s, seat, target, left)
  return (blowDamage(house, s, seat, target, left) + blowDamage(house, s, seat, target, right)) / 2
}
