import type { Seat } from '../../../kernel/seats.ts'
import { cardOf } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt, crowsIn, DAMAGE, damageIn, isBlocked, MINUS, PLUS, tokensOn } from '../placed.ts'
import { isOpen, zoneIndex } from '../rules/area.ts'
import { damageDue } from '../rules/block.ts'
import { isAutomaton, isOut, leftNeighbour, mateOf } from '../rules/bout.ts'
import type { State, WindowName } from '../state.ts'
import { expectedDamage, promisedDamage } from './threats.ts'

// What counts towards winning, fitted to games of greedy players who now and then played at random.
const LIFE = 0.46
/** The last points are the dearest. */
const LOW_LIFE = -0.6
const FALLEN = -1
const CARD = 0.1
const DRAGON = 0.12
const POWER = 0.22
const WOUND = -0.41
const BLOCKED = -0.25
const SUPPORT = 0.1
const TRAP_BESIDE = -0.31
const TRAP = -0.22
const CROW_BESIDE = -0.47
const WALL = -0.1
const TURN = 0.08
/** A point of damage that the hand promises, on one's own move and before it. */
const PROMISE = 0.23
const LATER_PROMISE = 0.13
/** A point of damage that is about to be taken. */
const PENDING = -0.26
const FREE_TURN = 0.19

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
  for (let side = LEFT; side <= RIGHT; side++) total += inPlay(house, s, seat, side)
  total += around(s, seat)
  const target = leftNeighbour(house, s, seat)
  const isMine = s.active === seat && s.attack === null
  if (isMine) total += TURN + (s.window === 'free' ? FREE_TURN : 0)
  const promise = isMine ? PROMISE : LATER_PROMISE
  if (isAutomaton(house, seat)) return total + promise * expectedDamage(house, s, seat, target)
  total += inHand(house, s, seat) + promise * Math.min(s.life[target], promisedDamage(house, s, seat))
  return s.attack?.defender === seat && UNDER_ATTACK.has(s.window)
    ? total + PENDING * Math.min(life, damageDue(house, s))
    : total
}

const UNDER_ATTACK: ReadonlySet<WindowName> = new Set<WindowName>(['response', 'counterback', 't9'])

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
  for (let i = 0; i < hand.length; i++) if (cards.dragon[cardOf(hand[i])]) total += DRAGON
  return total
}
