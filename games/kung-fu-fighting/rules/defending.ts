import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'
import type { Attack, State, Target } from '../state.ts'
import { archetypeOf } from './bout.ts'
import { blockFits, exemptFamily, isBarred, passesBars } from './nature.ts'
import { refuseAbsent } from './piles.ts'

/** Why this Block may not answer the Attack. */
export const refuseBlock = (house: House, s: State, seat: Seat, attack: Attack, kind: Kind): Refusal | null => {
  const absent = refuseAbsent(s.hands[seat], kind, 'KFF-5.21')
  if (absent !== null) return absent
  const { type } = house.prints[kind]
  if (PREPARED.includes(type)) return { rule: 'KFF-4.17', why: 'notDuringAttack' }
  if (type !== 'block') return { rule: 'KFF-5.21', why: 'noBlock' }
  if (!passesBars(house, attack, kind))
    return { rule: 'KFF-9.9', why: 'barred', params: { family: exemptFamily(house, attack) } }
  return blockFits(house, attack, kind) ? null : { rule: 'KFF-5.24', why: 'doesNotFit' }
}

const PREPARED: readonly string[] = ['weapon', 'stance', 'chi', 'improved-weapon', 'improved-stance']

/** KFF-7.8 */
export const refuseFreeCounter = (house: House, s: State, seat: Seat, attack: Attack): Refusal | null => {
  const barred = refuseOwnRight(house, attack)
  if (barred !== null) return barred
  return archetypeOf(house, s, seat).freeCounter ? null : { rule: 'KFF-7.8', why: 'noFreeCounter' }
}

/** KFF-14.15: a right to counterattack that no Block gives is closed against a barred Attack. */
const refuseOwnRight = (house: House, attack: Attack): Refusal | null => {
  const family = exemptFamily(house, attack)
  return family === '' ? null : { rule: 'KFF-14.15', why: 'barredCounter', params: { family } }
}

/** KFF-15.8: what a teammate of the target may play. */
export const refuseCover = (
  house: House,
  s: State,
  seat: Seat,
  attack: Attack,
  target: Target,
  kind: Kind,
): Refusal | null => {
  const absent = refuseAbsent(s.hands[seat], kind, 'KFF-15.8')
  if (absent !== null) return absent
  const { type, special, cover } = house.prints[kind]
  if (PREPARED.includes(type)) return { rule: 'KFF-4.17', why: 'notDuringAttack' }
  if (special === 'counter') return refuseOwnRight(house, attack)
  if (special !== 'redirect' && !cover) return { rule: 'KFF-15.8', why: 'coversNobody' }
  if (target.block >= 0) return { rule: 'KFF-15.8', why: 'blocked' }
  return special === 'redirect' ? null : refuseBlock(house, s, seat, attack, kind)
}

/** KFF-14.4: against a barred Attack Face Me takes a card of the family along. */
export const needsFamily = (house: House, attack: Attack, kind: Kind): boolean =>
  house.prints[kind].special === 'redirect' && isBarred(house, attack)
