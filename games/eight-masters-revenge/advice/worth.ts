import type { Seat } from '../../../kernel/seats.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt, crowsIn, DAMAGE, damageIn, isBlocked, MINUS, PLUS, tokensOn } from '../placed.ts'
import { isOneColour, isOpen, zoneIndex } from '../rules/area.ts'
import { isAutomaton, isOut, leftNeighbour, mateOf } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { expectedDamage, promisedDamage } from './threats.ts'

/** What a point of life is worth; everything else is measured by it. */
const LIFE = 10
/** What it is worth to be the last one standing. */
const VICTORY = 1000

/** What another go is worth, beside what one can do with it. */
export const FREE_TURN = 4

/** Who moves next: that decides whether my promises or their threats come first. */
export type Tempo = 'mine' | 'theirs'
const PROMISE: Readonly<Record<Tempo, number>> = { mine: 1, theirs: 0.15 }
const THREAT: Readonly<Record<Tempo, number>> = { mine: 0.4, theirs: 0.8 }

/** How a moment looks for a seat, between two questions: lives, tokens, hands, what each threatens. */
export const worth = (house: House, s: State, seat: Seat, tempo: Tempo): number => {
  let total = 0
  for (let other = 0; other < house.areas; other++) {
    if (isOut(house, s, other)) {
      total += other === seat ? -VICTORY : VICTORY / (house.areas - 1)
      continue
    }
    total += (isFriend(house, seat, other) ? 1 : enmity(house)) * condition(house, s, other)
  }
  if (isOut(house, s, seat)) return total // perhaps everybody is, and nobody has a neighbour
  const target = leftNeighbour(house, s, seat)
  if (target === seat) return total
  total += PROMISE[tempo] * LIFE * promisedDamage(house, s, seat)
  return total - THREAT[tempo] * LIFE * expectedDamage(house, s, attackerOf(house, s, seat), seat)
}

const isFriend = (house: House, seat: Seat, other: Seat): boolean =>
  other === seat || (house.isTeam && other === mateOf(seat))

/** In a crowd the harm of one opponent is shared by the others. */
const enmity = (house: House): number => (house.isCrowded && !house.isTeam ? -0.6 : -1)

/** Whose left neighbour this seat is. */
const attackerOf = (house: House, s: State, seat: Seat): Seat => {
  let attacker = seat
  do attacker = attacker === 0 ? house.areas - 1 : attacker - 1
  while (isOut(house, s, attacker))
  return attacker
}

/** What a fighter has, whatever the others do. */
const condition = (house: House, s: State, seat: Seat): number => {
  let total = health(s.life[seat])
  for (let side = LEFT; side <= RIGHT; side++) total += cardInPlay(house, s, seat, side)
  for (let column = 1; column <= COLUMNS; column++) {
    const zone = s.zones[zoneIndex(seat, column)]
    if (zone === 0) continue
    const isBeside = column === s.place[seat] - 1 || column === s.place[seat] + 2
    total -= (isBeside ? 3 : 1.5) * damageIn(zone) + (isBeside ? 1.5 : 0.5) * Math.min(1, crowsIn(zone))
  }
  if (!isOpen(s, seat, LEFT) || !isOpen(s, seat, RIGHT)) total -= 1.5
  if (s.fighters[seat] >= 0 && isOneColour(house, s, seat)) total += 4
  return isAutomaton(house, seat) ? total : total + HAND[Math.min(4, s.hands[seat].length)]
}

/** The last points are the dearest. */
const health = (life: number): number => (life === 0 ? -8 * LIFE : LIFE * life - LIFE / life)

/** A hand by its size: the first cards are worth the most. */
const HAND = [0, 4, 7, 9, 10.5]

const cardInPlay = (house: House, s: State, seat: Seat, side: number): number => {
  const placed = s.couple[2 * seat + side]
  const card = cardAt(placed)
  const power =
    tokensOn(placed, PLUS) - Math.min(tokensOn(placed, MINUS), house.cards.damage[card] + tokensOn(placed, PLUS))
  const supports = house.cards.dragon[card] && s.hands[seat].length > 0 && isOpen(s, seat, side)
  return 2.5 * power - 6 * tokensOn(placed, DAMAGE) - (isBlocked(placed) ? 2.5 : 0) + (supports ? 1.5 : 0)
}
