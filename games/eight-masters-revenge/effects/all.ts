import type { EffectName } from '../cards.ts'
import { COPYABLE, copyEffect } from './copy.ts'
import type { Effect } from './effect.ts'

/** Chapter 9. */
export const EFFECT_RULES: Readonly<Record<EffectName, Effect>> = { ...COPYABLE, copy: copyEffect }
