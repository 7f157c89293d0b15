import type { State, WindowName } from '../state.ts'
import { ally } from './ally.ts'
import { answer } from './answer.ts'
import { cover } from './cover.ts'
import { passCard } from './pass-card.ts'
import { prepare, respite } from './prepare.ts'
import { refill } from './refill.ts'
import { archetype, upkeep } from './start.ts'
import type { Window } from './window.ts'

/** Chapter 15: exactly these questions exist. */
const WINDOWS: Readonly<Record<Exclude<WindowName, 'none'>, Window>> = {
  archetype,
  upkeep,
  refill,
  prepare,
  ally,
  cover,
  answer,
  respite,
  passCard,
}

export const windowOf = ({ window }: State): Window => {
  if (window === 'none') throw new Error('the match is over: nobody is asked')
  return WINDOWS[window]
}
