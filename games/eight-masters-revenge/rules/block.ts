import type { Seat } from '../../../kernel/seats.ts'
import { FACES } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { BONUS, MOST_BLOCKS } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt, isBlocked, lowered } from '../placed.ts'
import type { State } from '../state.ts'
import { type Bout, isOn, theAttack } from './bout.ts'

/** EMR-7.11, EMR-7.12, EMR-19.10: more for the blow's colour in the defender's block zone, as it stands. */
const bonus = ({ cards, bonusPerCard }: House, s: State, defender: Seat): number => {
  let matching = 0
  for (let side = LEFT; side <= RIGHT; side++) {
    const placed = s.couple[2 * defender + side]
    if (isBlocked(placed) && cards.colour[cardAt(placed)] === cards.colour[s.suspense]) matching += 1
  }
  return BONUS * (bonusPerCard === 'each' ? matching : Math.min(1, matching))
}

/** EMR-7.6 */
export const threatened = (house: House, s: State): number => {
  const { base, defender } = theAttack(s)
  return base + bonus(house, s, defender)
}

/** EMR-7.16: what the defender has to take as things stand. */
export const damageDue = (house: House, s: State): number => {
  const { base, blocks } = theAttack(s)
  return blocks > 0 ? Math.max(0, base - blocks) : threatened(house, s)
}

/** EMR-7.7 */
export const mostBlocks = (s: State): number => Math.min(MOST_BLOCKS, Math.max(1, theAttack(s).base))

/** EMR-7.4: an attack-row card of the blow's colour, or of any under T5 (EMR-13.19). */
export const canBlockWith = ({ cards }: House, s: State, seat: Seat, side: number): boolean => {
  const placed = s.couple[2 * seat + side]
  if (isBlocked(placed)) return false
  return cards.colour[cardAt(placed)] === cards.colour[s.suspense] || isOn(s, seat, 'T5')
}

export const canBlock = (house: House, s: State, seat: Seat): boolean =>
  threatened(house, s) > 0 && (canBlockWith(house, s, seat, LEFT) || canBlockWith(house, s, seat, RIGHT))

/** EMR-7.8: which sides go down, as two bits. */
export const block = (b: Bout, seat: Seat, sides: number): void => {
  const { s, log } = b
  const blocking: string[] = []
  for (let side = LEFT; side <= RIGHT; side++) {
    if (((sides >>> side) & 1) === 0) continue
    const at = 2 * seat + side
    s.couple[at] = lowered(s.couple[at])
    theAttack(s).blocks += 1
    if (log !== undefined) blocking.push(FACES[cardAt(s.couple[at])])
  }
  s.step = 't9'
  log?.push({ key: 'emr.block', seat, cards: blocking, rule: 'EMR-7.4' })
}
