import type { WindowName } from '../state.ts'

/** What is going on: a turn before the refill, between it and the Attack, in an exchange, and after it. */
export type Moment = 'early' | 'ready' | 'fighting' | 'late'

/** The moments that experience tells apart: also the one between discarding and drawing. */
export type Lived = Moment | 'drawing'

export const MOMENTS: Readonly<Record<WindowName, Moment>> = {
  archetype: 'early',
  upkeep: 'early',
  refill: 'early',
  prepare: 'ready',
  ally: 'fighting',
  cover: 'fighting',
  answer: 'fighting',
  respite: 'late',
  passCard: 'late',
  none: 'late',
}
