import type { EffectName } from '../cards.ts'
import type { Technique } from '../fighters.ts'

/** The rule in which an effect is explained. */
export const EFFECT_RULE: Readonly<Record<EffectName, string>> = {
  slide: 'EMR-9.6',
  trap: 'EMR-9.13',
  wound: 'EMR-9.14',
  empower: 'EMR-9.16',
  remove: 'EMR-9.18',
  switch: 'EMR-9.20',
  draw: 'EMR-9.23',
  copy: 'EMR-9.25',
}

/** The rule in which a technique is explained. */
export const TECHNIQUE_RULE: Readonly<Record<Technique, string>> = {
  T1: 'EMR-13.1',
  T2: 'EMR-13.4',
  T3: 'EMR-13.10',
  T4: 'EMR-13.14',
  T5: 'EMR-13.18',
  T6: 'EMR-13.20',
  T7: 'EMR-13.23',
  T8: 'EMR-13.30',
  T9: 'EMR-13.37',
}
