import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'
import type { Attack, State } from '../state.ts'
import { refuseAbsent } from './piles.ts'
import { opponentsOf, refuseFurther, targetedSides } from './plan/aim.ts'
import { refuseCombo, refuseNeeds } from './plan/refuse.ts'
import { isEnhancement } from './plan/slots.ts'

/** What a teammate adds to an Attack (KFF-15.5). */
export interface Help {
  readonly kind: Kind
  readonly combo: readonly Kind[]
  readonly further: readonly Seat[]
}

/** KFF-13.8: a single enhancement, of a name that is not in the Attack yet (KFF-13.10). */
export const refuseCard = (house: House, s: State, seat: Seat, attack: Attack, kind: Kind): Refusal | null => {
  const absent = refuseAbsent(s.hands[seat], kind, 'KFF-13.8')
  if (absent !== null) return absent
  const print = house.prints[kind]
  if (!isEnhancement(print)) return { rule: 'KFF-13.8', why: 'noEnhancement' }
  const added = attack.parts.map((part) => house.prints[part])
  if (added.some((part) => isEnhancement(part) && part.group === print.group))
    return { rule: 'KFF-13.10', why: 'sameName' }
  const second = print.type === 'finisher' && added.some(({ type }) => type === 'finisher')
  return second ? { rule: 'KFF-6.10', why: 'oneFinisher' } : null
}

export const refuseHelp = (house: House, s: State, seat: Seat, attack: Attack, help: Help): Refusal | null => {
  const { kind, combo, further } = help
  return (
    refuseCard(house, s, seat, attack, kind) ??
    ofTheirOwn(refuseCombo(house, s, seat, [kind], combo, [])) ??
    refuseNeeds(house, [kind], attack.parts.length + 1 + combo.length) ??
    refuseFurtherTargets(house, s, seat, attack, kind, further)
  )
}

/** KFF-13.11: a teammate's Combo Attack is filled by its player. */
const ofTheirOwn = (refusal: Refusal | null): Refusal | null =>
  refusal?.why === 'notInHand' ? { rule: 'KFF-13.11', why: 'notInHand' } : refusal

const refuseFurtherTargets = (
  house: House,
  s: State,
  seat: Seat,
  attack: Attack,
  kind: Kind,
  further: readonly Seat[],
): Refusal | null => {
  if (further.length === 0) return null
  const { splitMax } = house.prints[kind]
  if (attack.splitBy >= 0) return { rule: 'KFF-13.16', why: 'splitAlready' }
  if (splitMax === 0) return { rule: 'KFF-11.2', why: 'cannotSplit' }
  if (further.length >= splitMax) return { rule: 'KFF-17.3', why: 'atMost', params: { max: splitMax } }
  const opponents = opponentsOf(house, s, seat)
  if (further.some((target) => !opponents.includes(target))) return { rule: 'KFF-8.4', why: 'opponentsOnly' }
  const beside = attack.targets.map((target) => target.seat)
  return refuseFurther(house, targetedSides(house, s), further, beside)
}
