import type { StepName } from '../state.ts'
import { offerAction, offerMove } from './action.ts'
import {
  applyBlowTokens,
  applyZoneTokens,
  checkHit,
  dealDamage,
  endAttack,
  offerAside,
  offerFreeTurn,
  offerWound,
} from './attack.ts'
import { takeAutomatonTurn } from './automaton.ts'
import type { Bout } from './bout.ts'
import { goOnExchanging, offerResponse } from './counter.ts'
import { endSuspense } from './piles.ts'
import { slideOn } from './slide.ts'
import { offerTechnique } from './start.ts'
import { offerEffect, offerRevealed } from './step-four.ts'
import { strike } from './strike.ts'
import { begin, checkFullHand, checkFury, endTurn, handleMarker, nextTurn } from './turn.ts'

/** T4's card is done with (EMR-13.15). */
const endReveal = ({ s }: Bout): void => {
  endSuspense(s)
  s.step = 'action'
}

/** EMR-18.5: what each step does. It names its follower, or asks; asking again after a change at the table does no harm. */
const STEPS: Readonly<Record<StepName, (b: Bout) => void>> = {
  begin,
  fury: checkFury,
  marker: handleMarker,
  start: offerTechnique,
  revealed: offerRevealed,
  revealEnd: endReveal,
  automaton: takeAutomatonTurn,
  action: offerAction,
  move: offerMove,
  aside: offerAside,
  tokens: applyZoneTokens,
  blow: applyBlowTokens,
  check: checkHit,
  response: offerResponse,
  exchange: goOnExchanging,
  t9: offerWound,
  damage: dealDamage,
  effect: offerEffect,
  attackEnd: endAttack,
  free: offerFreeTurn,
  end: endTurn,
  fullHand: checkFullHand,
  next: nextTurn,
}

/** Goes on until somebody is asked or the game is over: packets first, then a slide under way, then the next step. */
export const run = (b: Bout): void => {
  const { s } = b
  while (s.window === 'none' && s.ended === null) {
    if (s.packets.length > 0) strike(b)
    else if (s.slide !== 0) slideOn(b)
    else STEPS[s.step](b)
  }
}

/** An answer is in: its window is closed, and the game goes on. */
export const closeWindow = ({ s }: Bout): void => {
  s.window = 'none'
  s.asked = -1
}
