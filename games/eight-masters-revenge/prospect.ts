import type { Seat } from '../../kernel/seats.ts'
import type { Card } from './cards.ts'
import type { House } from './options.ts'
import { isPair } from './rules/area.ts'
import { applyBlowTokens, applyZoneTokens, attack, checkHit, isDoubleHit } from './rules/attack.ts'
import { threatened } from './rules/block.ts'
import { theAttack } from './rules/bout.ts'
import { removeFrom } from './rules/piles.ts'
import { copyState, type State } from './state.ts'
import { tollOf } from './toll.ts'

/** What an attack promises before it is made: what the table shows beside a hand, and what a bot goes by. */
export interface Prospect {
  /** The moment after the hit check, the packets of step 1 not yet taken. */
  readonly after: State
  readonly isHit: boolean
  /** EMR-7.6 */
  readonly threatened: number
  /** EMR-16.5: the other opponent is hurt too. */
  readonly isDouble: boolean
  /** By seat, the life that the tokens of the covered zone and of the blow cost (EMR-5.7). */
  readonly costs: readonly number[]
  /** They fell the attacker, so that the blow never arrives (EMR-17.5). */
  readonly isFatal: boolean
  readonly isCrowed: boolean
  readonly isPair: boolean
}

export const prospect = (house: House, view: State, seat: Seat, card: Card, side: number): Prospect => {
  const after = copyState(view)
  const b = { house, s: after, log: undefined }
  after.active = seat
  after.packets.length = 0
  removeFrom(after.hands[seat], card)
  attack(b, card, side)
  applyZoneTokens(b)
  applyBlowTokens(b)
  checkHit(b)
  const { lost, fells } = tollOf(house, after)
  return {
    after,
    isHit: after.step === 'response',
    threatened: threatened(house, after),
    isDouble: isDoubleHit(house, after),
    costs: lost,
    isFatal: fells(seat),
    isCrowed: theAttack(after).crowed,
    isPair: isPair(house, after, seat),
  }
}
