import type { Seat } from '../../../kernel/seats.ts'
import { facesOf, type Kind } from '../cards.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'
import { ask, type Bout, nextLiving, printAt, stanceFactor } from './bout.ts'
import { canPay, pay } from './chi.ts'
import { endByChi } from './end.ts'
import { discardFromHand, draw } from './piles.ts'
import { discardSlot, handSize } from './slots.ts'

/** KFF-4.1: Discard and Refill, Prepare, Attack, Respite; what is due at the start comes first (KFF-4.2). */
export const beginTurn = (b: Bout, seat: Seat): void => {
  const { house, s, log } = b
  if (s.turn >= house.turnLimit) return endByChi(b)
  s.turn += 1
  s.active = seat
  log?.push({ key: 'kung-fu-fighting.turn', seat, turn: s.turn, rule: 'KFF-4.1' })
  const due = upkeepOf(house, s, seat)
  if (due === 0) refill(b)
  else if (canPay(house, s, seat, due)) ask(s, 'upkeep', seat)
  else letGo(b) // KFF-15.1
}

/** KFF-5.7 */
export const upkeepOf = (house: House, s: State, seat: Seat): number =>
  printAt(house, s.stances[seat]).upkeep * stanceFactor(house, s, seat)

export const payUpkeep = (b: Bout): void => {
  pay(b, b.s.active, upkeepOf(b.house, b.s, b.s.active), 'KFF-5.7')
  refill(b)
}

export const letGo = (b: Bout): void => {
  discardSlot(b, b.s.active, 'stance', 'kung-fu-fighting.letGo', 'KFF-5.7')
  refill(b)
}

/** KFF-15.2 */
const refill = (b: Bout): void => {
  const { s } = b
  if (s.hands[s.active].length > 0) ask(s, 'refill', s.active)
  else drawUp(b)
}

/** KFF-4.3, KFF-4.7: all discards lie on the pile before the first card is drawn. */
export const discardAndRefill = (b: Bout, kinds: readonly Kind[]): void => {
  const { s, log, house } = b
  discardFromHand(b, s.active, kinds)
  if (kinds.length > 0)
    log?.push({ key: 'kung-fu-fighting.discarded', seat: s.active, cards: facesOf(house, kinds), rule: 'KFF-4.3' })
  drawUp(b)
}

/** KFF-4.6 */
const drawUp = (b: Bout): void => {
  const { s, house } = b
  draw(b, s.active, handSize(house, s, s.active) - s.hands[s.active].length, 'KFF-4.3')
  if (canDoNothing(s, s.active)) endTurn(b)
  else ask(s, 'prepare', s.active)
}

/** KFF-16.5 */
export const canDoNothing = (s: State, seat: Seat): boolean =>
  s.hands[seat].length === 0 && s.stances[seat] < 0 && s.weapons[seat] < 0

/** KFF-15.13 */
export const respite = (b: Bout): void => {
  const { s } = b
  if (canDoNothing(s, s.active)) endTurn(b)
  else ask(s, 'respite', s.active)
}

/** KFF-13.19, KFF-15.14 */
export const endTurn = (b: Bout): void => {
  const { s, house } = b
  if (house.teams && s.hands[s.active].length > 0) ask(s, 'passCard', s.active)
  else passTurn(b)
}

/** KFF-4.20 */
export const passTurn = (b: Bout): void => beginTurn(b, nextLiving(b.house, b.s, b.s.active))
