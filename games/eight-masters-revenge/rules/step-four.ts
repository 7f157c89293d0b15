import type { Seat } from '../../../kernel/seats.ts'
import { type EffectName, FACES } from '../cards.ts'
import { EFFECT_RULES } from '../effects/all.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import { type PackedUse, sourceOf, type UseName, useName } from '../use.ts'
import { useAutomatonEffect } from './automaton.ts'
import { ask, type Bout, isAutomaton, isOn } from './bout.ts'

/** The effect of the card in suspense, blow or revealed card, if it has a legal application; null otherwise. */
export const openEffect = (house: House, s: State, seat: Seat): EffectName | null =>
  s.suspense < 0 || s.attack?.crowed === true ? null : applicable(house, s, seat, house.cards.effect[s.suspense])

/** T1: the effect of the new card instead (EMR-13.1); a crow takes it too (EMR-13.28), unless the option spares it. */
export const openNewEffect = (house: House, s: State, seat: Seat): EffectName | null => {
  if (s.attack === null || !isOn(s, seat, 'T1')) return null
  if (s.attack.crowed && house.crowAndT1 === 'cancels') return null
  return applicable(house, s, seat, house.cards.effect[s.attack.card])
}

const applicable = (house: House, s: State, seat: Seat, effect: EffectName | 'none'): EffectName | null =>
  effect !== 'none' && EFFECT_RULES[effect].when(house, s, seat) ? effect : null

/** Step 4 (D11): open to the attacker, hit or miss (EMR-9.1). */
export const offerEffect = (b: Bout): void => {
  const { s, house } = b
  const { active } = s
  if (isAutomaton(house, active)) useAutomatonEffect(b)
  else if (openEffect(house, s, active) !== null || openNewEffect(house, s, active) !== null) ask(s, 'effect', active)
  else s.step = 'attackEnd'
}

/** D4: T4's card was no dragon (EMR-13.16). */
export const offerRevealed = ({ s, house }: Bout): void => {
  if (openEffect(house, s, s.active) !== null) ask(s, 'effect', s.active)
  else s.step = 'revealEnd'
}

const EFFECT_OF: Readonly<Record<UseName, EffectName>> = {
  slide: 'slide',
  trap: 'trap',
  wound: 'wound',
  empower: 'empower',
  removeFromCard: 'remove',
  removeFromZone: 'remove',
  switch: 'switch',
  draw: 'draw',
}

export const applyEffect = (b: Bout, use: PackedUse): void => {
  const source = sourceOf(use)
  if (source >= 0) b.log?.push({ key: 'emr.copy', seat: b.s.active, card: FACES[source], rule: 'EMR-9.25' })
  EFFECT_RULES[EFFECT_OF[useName(use)]].apply(b, use)
}

/** What comes after an effect was used or declined: more of the attack, or the action after T4. */
export const afterEffect = (s: State): void => {
  s.step = s.attack === null ? 'revealEnd' : 'attackEnd'
}
