import type { Seat } from '../../../kernel/seats.ts'
import { type Card, FACES } from '../cards.ts'
import { LEFT, RIGHT, SIDES } from '../choice.ts'
import type { House } from '../options.ts'
import { cardAt, DAMAGE, isBlocked, tokensOn } from '../placed.ts'
import type { State } from '../state.ts'
import { coveredColumn, isOpen, liftCrows, liftTokens, putBeside, setOff } from './area.ts'
import { blockAlways } from './automaton.ts'
import { canBlock, threatened } from './block.ts'
import { ask, type Bout, isAutomaton, isOn, isOut, theAttack } from './bout.ts'
import { addPacket } from './packets.ts'
import { discard, endSuspense, removeFrom } from './piles.ts'

/** EMR-8.2: an open side with a dragon on it, in either row (EMR-8.3) unless the option says otherwise. */
export const supports = (house: House, s: State, seat: Seat, side: number): boolean => {
  if (!isOpen(s, seat, side)) return false
  const placed = s.couple[2 * seat + side]
  return house.cards.dragon[cardAt(placed)] && (house.blockedDragon === 'supports' || !isBlocked(placed))
}

/** EMR-19.8 */
export const isWorthCountering = (house: House, s: State): boolean =>
  house.zeroCounter === 'allowed' || threatened(house, s) > 0

/** (b) of D8 and D9: public facts only (EMR-18.7). */
const mayCounter = (house: House, s: State, seat: Seat): boolean =>
  s.hands[seat].length > 0 && (supports(house, s, seat, LEFT) || supports(house, s, seat, RIGHT))

/** D8: one question to the defender (EMR-18.8); the automaton answers by its rule (EMR-14.9). */
export const offerResponse = (b: Bout): void => {
  const { s, house } = b
  const { defender } = theAttack(s)
  if (isOut(house, s, defender)) s.step = 'effect'
  else if (isAutomaton(house, defender)) blockAlways(b, defender)
  else if (isOn(s, defender, 'T6'))
    s.step = 't9' // EMR-13.22
  else if (canBlock(house, s, defender) || (isWorthCountering(house, s) && mayCounter(house, s, defender)))
    ask(s, 'response', defender)
  else s.step = 't9'
}

/** EMR-8.1: the other card of the couple is discarded and not resolved; damage tokens act (EMR-8.9). */
export const counter = (b: Bout, seat: Seat, card: Card, side: number): void => {
  const { s, log } = b
  removeFrom(s.hands[seat], card)
  const leaving = putBeside(s, seat, card, side)
  const column = coveredColumn(s, seat, side)
  setOff(s, seat, column, 'trap')
  liftCrows(s, seat, column)
  addPacket(s, seat, 1, tokensOn(leaving, DAMAGE), 'wound')
  liftTokens(s, leaving)
  discard(s, cardAt(leaving)) // EMR-3.13
  theAttack(s).counterer = seat
  s.step = 'exchange'
  log?.push({
    key: 'emr.counter',
    seat,
    card: FACES[card],
    side: SIDES[side],
    discarded: FACES[cardAt(leaving)],
    rule: 'EMR-8.1',
  })
}

/** D9: the other one may counter back, until one of them stops (EMR-8.4). */
export const goOnExchanging = (b: Bout): void => {
  const { s, house } = b
  const { defender, counterer } = theAttack(s)
  const other = counterer === defender ? s.active : defender
  if (isOut(house, s, defender)) s.step = 'effect'
  else if (!isAutomaton(house, other) && mayCounter(house, s, other)) ask(s, 'counterback', other)
  else stand(b, other)
}

/** Who stops has lost the exchange: the attacker his attack (EMR-8.5), the defender his counter (EMR-8.6). */
export const stand = (b: Bout, seat: Seat): void => {
  const { s, log } = b
  if (seat !== s.active) {
    s.step = 't9'
    log?.push({ key: 'emr.counterFailed', seat, rule: 'EMR-8.6' })
    return
  }
  log?.push({ key: 'emr.countered', seat: theAttack(s).defender, to: seat, rule: 'EMR-8.5' })
  endSuspense(s)
  s.attack = null
  s.step = 'end' // EMR-8.7
}
