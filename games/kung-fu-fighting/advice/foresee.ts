import type { Seat } from '../../../kernel/seats.ts'
import { score } from '../bot.ts'
import type { Packed } from '../code.ts'
import type { House } from '../house.ts'
import { discardFromHand } from '../rules/piles.ts'
import { copyState, type State } from '../state.ts'
import { hide } from '../view.ts'
import { windowOf } from '../windows/all.ts'
import { refilled } from '../windows/refill.ts'
import { chances } from './chances.ts'
import { chanceOfActive } from './experience/experience.ts'
import { isFamiliar } from './experience/familiar.ts'

/** What a Chi more at first sight is worth beside experience, as a chance to win. */
const AT_FIRST_SIGHT = 0.01

/**
 * The chance to win that a choice leaves, from experience where there is any; after a refill before anything is drawn.
 * What looks good at first sight counts a little: where experience hardly tells two choices apart, it does.
 */
export const foresee = (house: House, world: State, seat: Seat, code: Packed): number | null => {
  if (!isFamiliar(house)) return null
  return chanceAfter(house, world, seat, code) + AT_FIRST_SIGHT * score(house, hide(house, world, seat), seat, code)
}

const chanceAfter = (house: House, world: State, seat: Seat, code: Packed): number => {
  if (world.window === 'refill') return chanceOfActive(house, discarded(house, world, code), 'drawing')
  const s = copyState(world)
  windowOf(s).play({ house, s, log: undefined }, code)
  if (s.ended !== null) return wonBy(house, s, seat)
  chances(house, s, out)
  return out[seat]
}

const out: number[] = []

/** KFF-4.7: as it is after the discards, before the first card is drawn. */
export const discarded = (house: House, world: State, code: Packed): State => {
  const s = copyState(world)
  discardFromHand({ house, s, log: undefined }, s.active, refilled(code))
  return s
}

/** A victory that is shared counts half. */
const wonBy = ({ sideOf }: House, { ended }: State, seat: Seat): number => {
  if (ended === null || ended.places[sideOf[seat]] !== 1) return 0
  return 1 / ended.places.filter((place) => place === 1).length
}
