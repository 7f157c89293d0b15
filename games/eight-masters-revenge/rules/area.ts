import type { Seat } from '../../../kernel/seats.ts'
import type { Card } from '../cards.ts'
import { LEFT } from '../choice.ts'
import { COLUMNS, LAST_PLACE } from '../constants.ts'
import type { House } from '../options.ts'
import {
  CROW,
  cardAt,
  crowsIn,
  crowsOnly,
  DAMAGE,
  damageIn,
  isBlocked,
  MINUS,
  PLUS,
  type Placed,
  tokensOn,
  withToken,
} from '../placed.ts'
import type { State } from '../state.ts'
import { addPacket, type Cause } from './packets.ts'

/** The geometry of chapter 2. */
export const zoneIndex = (seat: Seat, column: number): number => COLUMNS * seat + column - 1

/** EMR-2.6: a column with a card in either row. */
export const isOccupied = (s: State, seat: Seat, column: number): boolean =>
  column === s.place[seat] || column === s.place[seat] + 1

/** EMR-5.2: walls close a side (EMR-2.5). */
export const isOpen = (s: State, seat: Seat, side: number): boolean =>
  side === LEFT ? s.place[seat] > 1 : s.place[seat] < LAST_PLACE

/** Where a card in play lies, as an index of `couple`; −1 when it is in nobody's couple. */
export const coupleIndex = (s: State, card: Card): number => {
  for (let at = 0; at < s.couple.length; at++) if (s.couple[at] >= 0 && cardAt(s.couple[at]) === card) return at
  return -1
}

/** EMR-6.2 */
export const attackValue = ({ cards }: House, s: State, seat: Seat): number =>
  cards.right[cardAt(s.couple[2 * seat])] + cards.left[cardAt(s.couple[2 * seat + 1])]

/** EMR-6.3 */
export const defenceValue = ({ cards }: House, s: State, seat: Seat): number =>
  cards.left[cardAt(s.couple[2 * seat])] + cards.right[cardAt(s.couple[2 * seat + 1])]

/** EMR-10.1 … 10.3 */
export const isPair = ({ cards }: House, s: State, seat: Seat): boolean => {
  const left = s.couple[2 * seat]
  const right = s.couple[2 * seat + 1]
  return !isBlocked(left) && !isBlocked(right) && cards.right[cardAt(left)] === cards.left[cardAt(right)]
}

/** Bows never match, not even each other (EMR-1.6). */
export const isOneColour = ({ cards }: House, s: State, seat: Seat): boolean =>
  cards.colour[cardAt(s.couple[2 * seat])] === cards.colour[cardAt(s.couple[2 * seat + 1])]

/** EMR-5.1 to EMR-5.3: puts a card beside the couple; what it leaves behind is handed back with its tokens. */
export const putBeside = (s: State, seat: Seat, card: Card, side: number): Placed => {
  const left = 2 * seat
  const right = left + 1
  if (side === LEFT) {
    const leaving = s.couple[right]
    s.couple[right] = s.couple[left]
    s.couple[left] = card
    s.place[seat] -= 1
    return leaving
  }
  const leaving = s.couple[left]
  s.couple[left] = s.couple[right]
  s.couple[right] = card
  s.place[seat] += 1
  return leaving
}

/** The column that a card put on this side has just covered. */
export const coveredColumn = (s: State, seat: Seat, side: number): number =>
  side === LEFT ? s.place[seat] : s.place[seat] + 1

/** EMR-11.5: an attack-row card that comes into a column sets off the damage tokens of its zone. */
export const enter = (s: State, seat: Seat, side: number): void => {
  if (!isBlocked(s.couple[2 * seat + side])) setOff(s, seat, s.place[seat] + side, 'trap')
}

/** All damage tokens of a zone go off, a packet each (EMR-0.5), and return to the supply (EMR-11.3). */
export const setOff = (s: State, seat: Seat, column: number, cause: Cause): void => {
  const at = zoneIndex(seat, column)
  const damage = damageIn(s.zones[at])
  if (damage === 0) return
  s.zones[at] = crowsOnly(s.zones[at])
  s.supply[DAMAGE] += damage
  addPacket(s, seat, 1, damage, cause)
}

/** The crows of a zone return to the supply; says whether there were any. */
export const liftCrows = (s: State, seat: Seat, column: number): boolean => {
  const at = zoneIndex(seat, column)
  const crows = crowsIn(s.zones[at])
  if (crows === 0) return false
  s.zones[at] = damageIn(s.zones[at])
  s.supply[CROW] += crows
  return true
}

/** The tokens of a card that leaves return to the supply. */
export const liftTokens = (s: State, leaving: Placed): void => {
  s.supply[DAMAGE] += tokensOn(leaving, DAMAGE)
  s.supply[PLUS] += tokensOn(leaving, PLUS)
  s.supply[MINUS] += tokensOn(leaving, MINUS)
}

/** A damage token on a card in play. */
export const layWound = (s: State, card: Card): void => {
  const at = coupleIndex(s, card)
  s.couple[at] = withToken(s.couple[at], DAMAGE)
  s.supply[DAMAGE] -= 1
}
