import type { Refusal } from '../../../../kernel/contract.ts'
import type { Seat } from '../../../../kernel/seats.ts'
import { type Kind, kindOf, NOT_ONE } from '../../cards.ts'
import type { House } from '../../house.ts'
import type { State } from '../../state.ts'
import { printAt } from '../bout.ts'
import { countOf, holds, refuseAbsent } from '../piles.ts'
import { type Aim, refuseTargets } from './aim.ts'
import type { Plan } from './plan.ts'
import { isEnhancement } from './slots.ts'
import { canUseWeapon } from './space.ts'

/** Why an Attack may not be declared; chapters 8, 9 and 11. */
export const refusePlan = (house: House, s: State, seat: Seat, aim: Aim, plan: Plan): Refusal | null =>
  refuseSource(house, s, seat, aim, plan.source) ??
  refuseTargets(house, s, seat, aim, plan.targets) ??
  refuseEnhancements(house, s, seat, plan.enhancements) ??
  refuseCombo(house, s, seat, plan.enhancements, plan.combo, plan.source < 0 ? [] : [plan.source]) ??
  refuseNeeds(house, plan.enhancements, plan.enhancements.length + plan.combo.length) ??
  refuseSplit(house, s, seat, plan)

/** KFF-4.10, KFF-4.12; KFF-9.4 for a counterattack. */
const refuseSource = (house: House, s: State, seat: Seat, aim: Aim, source: Kind): Refusal | null => {
  const rule = aim.as === 'counter' ? 'KFF-9.4' : hasSource(house, s, seat) ? 'KFF-4.10' : 'KFF-4.12'
  if (source < 0) {
    if (s.weapons[seat] < 0) return { rule, why: 'noWeapon' }
    return canUseWeapon(house, s, seat) ? null : { rule: 'KFF-5.13', why: 'usedUp' }
  }
  const absent = refuseAbsent(s.hands[seat], source, rule)
  if (absent !== null) return absent
  return house.prints[source].type === 'attack' ? null : { rule, why: 'noAttackCard' }
}

const hasSource = ({ prints }: House, s: State, seat: Seat): boolean =>
  s.weapons[seat] >= 0 || s.hands[seat].some((card) => prints[kindOf(card)].type === 'attack')

const refuseEnhancements = (house: House, s: State, seat: Seat, kinds: readonly Kind[]): Refusal | null => {
  const { prints } = house
  const hand = s.hands[seat]
  if (kinds.some((kind) => countOf(hand, kind) === 0)) return { rule: 'KFF-5.18', why: 'notInHand' }
  if (kinds.some((kind) => !isEnhancement(prints[kind]))) return { rule: 'KFF-5.18', why: 'noEnhancement' }
  const names = new Set(kinds.map((kind) => prints[kind].group))
  if (names.size < kinds.length) return { rule: 'KFF-5.18', why: 'sameName' }
  if (kinds.some((kind) => prints[kind].allyOnly)) return { rule: 'KFF-17.4', why: 'allyOnly' }
  const finishers = kinds.filter((kind) => prints[kind].type === 'finisher')
  return finishers.length > 1 ? { rule: 'KFF-6.9', why: 'oneFinisher' } : null
}

/** KFF-14.1, KFF-14.2: so many Attack Cards of the own hand, beside those that are used otherwise. */
export const refuseCombo = (
  house: House,
  s: State,
  seat: Seat,
  enhancements: readonly Kind[],
  combo: readonly Kind[],
  beside: readonly Kind[],
): Refusal | null => {
  if (combo.length === 0) return null
  const room = enhancements.reduce((sum, kind) => sum + house.prints[kind].combo, 0)
  if (combo.length > room) return { rule: 'KFF-14.2', why: 'comboRoom', params: { room } }
  if (!holds(s.hands[seat], [...combo, ...beside])) return { rule: 'KFF-14.1', why: 'notInHand' }
  const stranger = combo.some((kind) => house.prints[kind].type !== 'attack')
  return stranger ? { rule: 'KFF-14.1', why: 'comboAttacks' } : null
}

/** KFF-8.8 */
export const refuseNeeds = ({ prints }: House, enhancements: readonly Kind[], parts: number): Refusal | null => {
  const needs = enhancements.reduce((most, kind) => Math.max(most, prints[kind].needs), 0)
  return needs === 0 || parts > needs ? null : { rule: 'KFF-8.8', why: 'needsOthers', params: { needs } }
}

/** KFF-11.2: one effect of the Attack splits it; KFF-11.4: then it has at least two targets. */
const refuseSplit = (house: House, s: State, seat: Seat, plan: Plan): Refusal | null => {
  const { splitBy, targets, enhancements, source } = plan
  if (splitBy < 0) return targets.length > 1 ? { rule: 'KFF-11.2', why: 'splitByWhat' } : null
  const effects = source < 0 ? [s.weapons[seat], ...s.onWeapon[seat], ...enhancements] : enhancements
  if (splitBy === NOT_ONE) return { rule: 'KFF-11.2', why: 'nameOne' }
  if (!effects.includes(splitBy)) return { rule: 'KFF-11.2', why: 'notPartOfIt' }
  const { splitMax } = printAt(house, splitBy)
  if (splitMax === 0) return { rule: 'KFF-11.2', why: 'cannotSplit' }
  if (targets.length < 2) return { rule: 'KFF-11.4', why: 'atLeastTwo' }
  return targets.length > splitMax ? { rule: 'KFF-17.3', why: 'atMost', params: { max: splitMax } } : null
}
