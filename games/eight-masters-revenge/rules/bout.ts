import type { Sink } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { FALLEN_LIMIT, HAND_LIMIT } from '../constants.ts'
import { MASTERS, type Technique } from '../fighters.ts'
import type { House } from '../options.ts'
import type { Attack, State, WindowName } from '../state.ts'

/** What the procedures work on: the agreed rules, the moment, and who listens. */
export interface Bout {
  readonly house: House
  readonly s: State
  readonly log: Sink<Event> | undefined
}

/** Opens a window: everything stops until it is answered. */
export const ask = (s: State, window: WindowName, seat: Seat): void => {
  s.window = window
  s.asked = seat
}

/** A fighter's technique works while he is in fury (EMR-12.1). */
export const isOn = (s: State, seat: Seat, technique: Technique): boolean => {
  const fighter = s.fighters[seat]
  return fighter >= 0 && ((s.fury >>> seat) & 1) === 1 && ((MASTERS[technique] >>> fighter) & 1) === 1
}

/** Who has a technique at all, in fury or not; −1 for nobody. */
export const masterOf = (s: State, technique: Technique): Seat => {
  for (let seat = 0; seat < s.fighters.length; seat++)
    if (s.fighters[seat] >= 0 && ((MASTERS[technique] >>> s.fighters[seat]) & 1) === 1) return seat
  return -1
}

/** EMR-17.1; in a team fight one fights on (EMR-16.7). */
export const isOut = (house: House, s: State, seat: Seat): boolean => s.life[seat] === 0 && !house.isTeam

/** EMR-16.7 */
export const isFallen = (house: House, s: State, seat: Seat): boolean => s.life[seat] === 0 && house.isTeam

/** EMR-16.2 */
export const mateOf = (seat: Seat): Seat => (seat + 2) % 4

/** EMR-16.7: who takes the damage that is meant for a seat. */
export const bearerOf = (house: House, s: State, seat: Seat): Seat => (isFallen(house, s, seat) ? mateOf(seat) : seat)

/** EMR-14.2 */
export const isAutomaton = (house: House, seat: Seat): boolean => house.isSolo && seat === 1

/** EMR-0.1: the nearest one clockwise who is still in the fight. */
export const leftNeighbour = (house: House, s: State, seat: Seat): Seat => {
  let next = seat + 1 === house.areas ? 0 : seat + 1
  while (isOut(house, s, next)) next = next + 1 === house.areas ? 0 : next + 1
  return next
}

/** An opponent still in the fight: neither himself nor a team-mate. */
export const isOpponent = (house: House, s: State, seat: Seat, other: Seat): boolean =>
  other !== seat && !isOut(house, s, other) && !(house.isTeam && other === mateOf(seat))

/** EMR-3.5, EMR-16.8 */
export const handLimit = (house: House, s: State, seat: Seat): number =>
  isFallen(house, s, seat) ? FALLEN_LIMIT : HAND_LIMIT

/** EMR-3.10 */
export const canDraw = (s: State): boolean => s.pile.length > 0 || s.discards.length > 0

/** EMR-4.5, EMR-19.4 */
export const mayDraw = (house: House, s: State, seat: Seat): boolean =>
  canDraw(s) && (s.hands[seat].length < handLimit(house, s, seat) || house.drawAtLimit === 'allowed')

/** EMR-4.7, EMR-10.10 */
export const canAct = (house: House, s: State, seat: Seat): boolean =>
  s.hands[seat].length > 0 || mayDraw(house, s, seat)

export const theAttack = ({ attack }: State): Attack => {
  if (attack === null) throw new Error('there is no attack')
  return attack
}
