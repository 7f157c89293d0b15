import type { Seat } from '../../../kernel/seats.ts'
import { cardOf, isBow } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt, crowsIn, DAMAGE, damageIn, isBlocked, MINUS, PLUS, tokensOn } from '../placed.ts'
import { isOpen, zoneIndex } from '../rules/area.ts'
import { isAutomaton, isOut, leftNeighbour, mateOf } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { exchange } from './exchange.ts'
import { canCounter, canPair, expectedDamage, promisedDamage } from './threats.ts'

// What counts towards winning, fitted to games of greedy players who now and then played at random.
const LIFE = 0.364
/** The last points are the dearest. */
const LOW_LIFE = -2.1
const LAST_LIFE = 0.55
const FALLEN = -1
const CARD = 0.02
const DRAGON = 0.13
const DAMAGE_IN_HAND = 0.045
const POWER = 0.09
const WOUND = -0.46
const BLOCKED = -0.14
const SUPPORT = 0.13
const BOW = -0.2
const TRAP_BESIDE = -0.36
const TRAP = -0.3
const CROW_BESIDE = -0.47
const WALL = -0.03
const TURN = 0.16
/** A pair that the hand can make. */
const PAIR = 0.13

/** What the best hit that the hand promises is worth if the other one cannot counter: by the point, or as the last. */
interface Promise {
  readonly point: number
  readonly last: number
}
const ON_MOVE: Promise = { point: 0.23, last: 1.8 }
const LATER: Promise = { point: 0.09, last: 0.53 }

/** The chance of each seat to win, by the looks of a world; the automaton of a solo game has none to be told. */
export const chances = (house: House, s: State, out: number[]): void => {
  let sum = 0
  const { areas, seats, isTeam } = house
  for (let area = 0; area < areas; area++) {
    if (isTeam && area >= 2) break
    const weight = isOut(house, s, area)
      ? 0
      : Math.exp(standing(house, s, area) + (isTeam ? standing(house, s, mateOf(area)) : 0))
    if (area < seats) out[area] = weight
    sum += weight
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = isTeam && seat >= 2 ? out[mateOf(seat)] : out[seat] / sum
}

const standing = (house: House, s: State, seat: Seat): number => {
  const life = s.life[seat]
  let total = life === 0 ? FALLEN : LIFE * life + LOW_LIFE / life
  if (life === 1) total += LAST_LIFE
  for (let side = LEFT; side <= RIGHT; side++) total += inPlay(house, s, seat, side)
  total += around(s, seat)
  if (s.attack !== null) total += exchange(house, s, seat)
  const isMine = s.active === seat && s.attack === null
  return total + (isMine ? TURN : 0) + ahead(house, s, seat, isMine ? ON_MOVE : LATER)
}

/** What the hand is good for. */
const ahead = (house: House, s: State, seat: Seat, { point, last }: Promise): number => {
  const target = leftNeighbour(house, s, seat)
  if (isAutomaton(house, seat)) return point * expectedDamage(house, s, seat, target)
  const total = inHand(house, s, seat) + (canPair(house, s, seat) ? PAIR : 0)
  const damage = promisedDamage(house, s, seat)
  if (damage === 0 || canCounter(house, s, target)) return total
  return total + (damage >= s.life[target] ? last : 0) + point * Math.min(damage, s.life[target])
}

const inPlay = ({ cards }: House, s: State, seat: Seat, side: number): number => {
  const placed = s.couple[2 * seat + side]
  const card = cardAt(placed)
  const plus = tokensOn(placed, PLUS)
  const power = plus - Math.min(tokensOn(placed, MINUS), cards.damage[card] + plus)
  const isSupport = cards.dragon[card] && s.hands[seat].length > 0 && isOpen(s, seat, side)
  return (
    POWER * power +
    WOUND * tokensOn(placed, DAMAGE) +
    (isBlocked(placed) ? BLOCKED : 0) +
    (isSupport ? SUPPORT : 0) +
    (isBow(card) ? BOW : 0) +
    (isOpen(s, seat, side) ? 0 : WALL)
  )
}

/** The tokens on the attack zones: most of all those that the next card sets off. */
const around = (s: State, seat: Seat): number => {
  let total = 0
  for (let column = 1; column <= COLUMNS; column++) {
    const zone = s.zones[zoneIndex(seat, column)]
    if (zone === 0) continue
    const isBeside = column === s.place[seat] - 1 || column === s.place[seat] + 2
    total += (isBeside ? TRAP_BESIDE : TRAP) * damageIn(zone)
    if (isBeside && crowsIn(zone) > 0) total += CROW_BESIDE
  }
  return total
}

const inHand = ({ cards }: House, { hands }: State, seat: Seat): number => {
  const hand = hands[seat]
  let total = CARD * hand.length
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(hand[i])
    total += DAMAGE_IN_HAND * cards.damage[card] + (cards.dragon[card] ? DRAGON : 0)
  }
  return total
}
