import type { Seat } from '../../../kernel/seats.ts'
import type { EffectName } from '../cards.ts'
import type { House } from '../options.ts'
import { isPair } from '../rules/area.ts'
import { damageDue } from '../rules/block.ts'
import { theAttack } from '../rules/bout.ts'
import type { State, WindowName } from '../state.ts'
import { canCounter } from './threats.ts'

// In the middle of an attack: what is about to happen counts as well, fitted together with `standing.ts`.
const POINT = -0.3
const LAST_POINT = -1.05
const COUNTER = 0.3
/** A counter where there is nothing else to save the last life. */
const LAST_COUNTER = 0.86
const ATTACKING = -0.13
const FREE_TURN_AHEAD = 0.29

/** What the effect of the blow is worth before it is used. */
const EFFECT_AHEAD: Readonly<Record<EffectName | 'none', number>> = {
  slide: 0.13,
  trap: 0.22,
  wound: 0.34,
  empower: 0.09,
  remove: 0.16,
  switch: 0.05,
  draw: 0.11,
  copy: 0.28,
  none: 0,
}

/** For the two who are in it. */
export const exchange = (house: House, s: State, seat: Seat): number => {
  if (seat === s.active) return attacking(house, s, seat)
  return theAttack(s).defender === seat && UNDER_ATTACK.has(s.window) ? defending(house, s, seat) : 0
}

const attacking = (house: House, s: State, seat: Seat): number => {
  const effect = s.suspense < 0 || theAttack(s).crowed ? 0 : EFFECT_AHEAD[house.cards.effect[s.suspense]]
  return ATTACKING + effect + (isPair(house, s, seat) ? FREE_TURN_AHEAD : 0)
}

const UNDER_ATTACK: ReadonlySet<WindowName> = new Set<WindowName>(['response', 'counterback', 't9'])

const defending = (house: House, s: State, seat: Seat): number => {
  const due = damageDue(house, s)
  const isLast = due >= s.life[seat]
  const saved = canCounter(house, s, seat) ? COUNTER + (isLast ? LAST_COUNTER : 0) : 0
  return POINT * Math.min(s.life[seat], due) + (isLast ? LAST_POINT : 0) + saved
}
