import type { Seat } from '../../../kernel/seats.ts'
import { LEFT, RIGHT } from '../choice.ts'
import type { House } from '../options.ts'
import { canBlockWith, mostBlocks, threatened } from '../rules/block.ts'
import { isAutomaton, isOn, theAttack } from '../rules/bout.ts'
import { isWorthCountering, supports } from '../rules/counter.ts'
import type { State } from '../state.ts'

/** Two thirds of the cards are no dragons. */
const NO_DRAGON = 0.68

/** How likely it is that a seat with a hidden hand can counter, or counter back. */
export const counterChance = (house: House, s: State, seat: Seat): number => {
  if (isAutomaton(house, seat) || !(supports(house, s, seat, LEFT) || supports(house, s, seat, RIGHT))) return 0
  if (seat !== s.active && (isOn(s, seat, 'T6') || !isWorthCountering(house, s))) return 0
  return 1 - NO_DRAGON ** s.hands[seat].length
}

/** Not everybody blocks who can. */
const WILLING = 0.75

/** What a hit may be expected to do to a defender who can block. */
export const expectedHit = (house: House, s: State): number => {
  const { base, defender } = theAttack(s)
  const full = threatened(house, s)
  if (full === 0 || isOn(s, defender, 'T6')) return full
  let able = 0
  for (let side = LEFT; side <= RIGHT; side++) if (canBlockWith(house, s, defender, side)) able += 1
  if (able === 0) return full
  const blocked = Math.max(0, base - Math.min(able, mostBlocks(s)))
  return isAutomaton(house, defender) ? blocked : WILLING * blocked + (1 - WILLING) * full
}
