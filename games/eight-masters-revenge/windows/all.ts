import { ASIDE, FREE_TURN, NO_ASIDE, NO_FREE_TURN } from '../choice.ts'
import { takeFreeTurn } from '../rules/attack.ts'
import { TECHNIQUE_RULES } from '../rules/techniques.ts'
import type { State, WindowName } from '../state.ts'
import { action } from './action.ts'
import { drop } from './drop.ts'
import { effect } from './effect.ts'
import { give } from './give.ts'
import { move } from './move.ts'
import { pick } from './pick.ts'
import { counterback, response } from './response.ts'
import { start } from './start.ts'
import { t9 } from './t9.ts'
import { type Window, yesOrNo } from './window.ts'

/** D7: T2 sets a card aside (EMR-13.4). */
const aside = yesOrNo(['aside', 'noAside'], [ASIDE, NO_ASIDE], (b, isYes) => {
  if (isYes) TECHNIQUE_RULES.T2.act(b, b.s.active)
  b.s.step = 'tokens'
})

/** D12: the player first says whether he takes the free turn (EMR-10.7). */
const free = yesOrNo(['freeTurn', 'noFreeTurn'], [FREE_TURN, NO_FREE_TURN], (b, isYes) => {
  if (isYes) return takeFreeTurn(b)
  b.s.attack = null
  b.s.step = 'end'
})

/** EMR-18.4: exactly these questions exist. */
const WINDOWS: Readonly<Record<Exclude<WindowName, 'none'>, Window>> = {
  pick, // D1
  give, // D2
  start, // D3
  effect, // D4, D11
  action, // D5
  move, // D6
  aside, // D7
  response, // D8
  counterback, // D9
  t9, // D10
  free, // D12
  drop, // D13
}

export const windowOf = ({ window }: State): Window => {
  if (window === 'none') throw new Error('the match is over: nobody is asked')
  return WINDOWS[window]
}
