import type { Seat } from '../../../kernel/seats.ts'
import type { EffectName } from '../cards.ts'
import { applicable } from '../effects/all.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import { useAutomatonEffect } from './automaton.ts'
import { ask, type Bout, isAutomaton } from './bout.ts'
import { isUsable } from './techniques.ts'

/** The effect of the card in suspense, blow or revealed card, if it has a legal application; null otherwise. */
export const openEffect = (house: House, s: State, seat: Seat): EffectName | null =>
  s.suspense < 0 || s.attack?.crowed === true ? null : applicable(house, s, seat, house.cards.effect[s.suspense])

/** The effect of the new card, if T1 may put it in place of the blow's; null otherwise. */
export const openNewEffect = (house: House, s: State, seat: Seat): EffectName | null =>
  s.attack !== null && isUsable(house, s, seat, 'T1')
    ? applicable(house, s, seat, house.cards.effect[s.attack.card])
    : null

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

/** What comes after an effect was used or declined: more of the attack, or the action after T4. */
export const afterEffect = (s: State): void => {
  s.step = s.attack === null ? 'revealEnd' : 'attackEnd'
}
