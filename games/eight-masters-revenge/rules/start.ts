import type { Seat } from '../../../kernel/seats.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import { ask, type Bout, isAutomaton } from './bout.ts'
import { isUsable } from './techniques.ts'

/** The techniques for the beginning of a turn, in the order of EMR-13.41. */
const STARTERS = ['T4', 'T7', 'T3'] as const
export type Starter = (typeof STARTERS)[number]

/** Which of them is open to a player (D3); null for none. */
export const starterOf = (house: House, s: State, seat: Seat): Starter | null => {
  if (((s.fury >>> seat) & 1) === 0) return null
  for (let i = 0; i < STARTERS.length; i++) if (isUsable(house, s, seat, STARTERS[i])) return STARTERS[i]
  return null
}

export const offerTechnique = ({ s, house }: Bout): void => {
  if (isAutomaton(house, s.active)) s.step = 'automaton'
  else if (starterOf(house, s, s.active) === null) s.step = 'action'
  else ask(s, 'start', s.active)
}

/** After T4 comes the effect of the card it turned up (EMR-13.16), or nothing more of it when it was a dragon. */
export const afterReveal = ({ s, house }: Bout): void => {
  s.step = house.cards.dragon[s.suspense] ? 'revealEnd' : 'revealed'
}
