import type { Seat } from '../../../kernel/seats.ts'
import { score } from '../bot.ts'
import { type Packed, REFILL } from '../code.ts'
import type { House } from '../house.ts'
import { discardFromHand } from '../rules/piles.ts'
import { copyState, type State } from '../state.ts'
import { hide } from '../view.ts'
import { windowOf } from '../windows/all.ts'
import { refilled } from '../windows/refill.ts'
import { chanceOf } from './chances.ts'
import { chanceOfActive } from './experience/experience.ts'
import { isFamiliar } from './experience/familiar.ts'
import { withoutHaste } from './own-turn.ts'

/** What a Chi more at first sight is worth beside experience, as a chance to win, and how many count at most. */
const AT_FIRST_SIGHT = 0.01
const MOST = 6

/** The chance to win that a choice leaves, from experience where there is any; after a refill before anything is drawn. */
export const foresee = (house: House, world: State, seat: Seat, code: Packed): number | null =>
  isFamiliar(house) ? expected(house, world, hide(house, world, seat), seat, code) : null

/**
 * The same for whoever has the view at hand. What looks good at first sight counts a little: where experience hardly
 * tells two choices apart, it does. That somebody falls counts there for more than a victory, so not all of it does here.
 */
export const expected = (house: House, world: State, view: State, seat: Seat, code: Packed): number => {
  const sight = withoutHaste(score(house, view, seat, code))
  return chanceAfter(house, world, seat, code) + AT_FIRST_SIGHT * Math.max(-MOST, Math.min(MOST, sight))
}

const chanceAfter = (house: House, world: State, seat: Seat, code: Packed): number => {
  if (code[0] === REFILL) return chanceOfActive(house, discarded(house, world, code), 'drawing')
  const s = copyState(world)
  windowOf(s).play({ house, s, log: undefined }, code)
  return chanceOf(house, s, seat)
}

/** KFF-4.7: as it is after the discards, before the first card is drawn. */
export const discarded = (house: House, world: State, code: Packed): State => {
  const s = copyState(world)
  discardFromHand({ house, s, log: undefined }, s.active, refilled(code))
  return s
}
