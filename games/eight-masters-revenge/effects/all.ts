import type { Seat } from '../../../kernel/seats.ts'
import { type EffectName, FACES } from '../cards.ts'
import type { House } from '../options.ts'
import type { Bout } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { type PackedUse, sourceOf, type UseName, useName } from '../use.ts'
import { COPYABLE, copyEffect } from './copy.ts'
import type { Effect } from './effect.ts'

/** Chapter 9. */
export const EFFECT_RULES: Readonly<Record<EffectName, Effect>> = { ...COPYABLE, copy: copyEffect }

/** The effect, if it has a legal application (EMR-9.3); null otherwise. */
export const applicable = (house: House, s: State, seat: Seat, effect: EffectName | 'none'): EffectName | null =>
  effect !== 'none' && EFFECT_RULES[effect].when(house, s, seat) ? effect : null

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
