import type { Seat } from '../../../kernel/seats.ts'
import { apOf } from '../cards.ts'
import { LIMIT5_SP } from '../constants.ts'
import { ownLimit } from '../rules/limit.ts'
import { lastingAp } from '../rules/sums.ts'
import type { State } from '../state.ts'
import { roundsLeft } from './worth.ts'

// What counts towards winning, fitted to games of greedy players who now and then played at random.
const LEAD = 0.14
/** A lead counts for more than its points, and for most in the last round. */
const LEAD_SQUARED = 0.08
const LAST_LEAD = 0.8
const SP = 0.02
/** Each of the last SP that a player has, and having none. */
const LAST_SP = 0.32
const BROKEN = 3
const HW = 0.08
const AP_IN_HAND = 0.055
const FOOD = 0.5
const LIMIT = 0.27
const IN_FRONT = 0.08
const COCONUT = 0.35
const AP_OF_TOKENS = 0.03
/** The Dogs need fewer HW. */
const DOGS = 0.5

/** The chance of each seat to win, by the looks of a world. */
export const chances = (s: State, out: number[]): void => {
  const lead = s.players[0].vp - s.players[1].vp
  const byLead = roundsLeft(s) === 0 ? LAST_LEAD * lead : LEAD * lead + LEAD_SQUARED * lead * Math.abs(lead)
  out[0] = 1 / (1 + Math.exp(standing(s, 1) - standing(s, 0) - byLead))
  out[1] = 1 - out[0]
}

const standing = (s: State, seat: Seat): number => {
  const { sp, hw, hand, dishes, delicacies, front } = s.players[seat]
  let ap = 0
  for (const kind of hand) ap += apOf(kind)
  let tokens = 0
  for (const arena of s.arenas) tokens += lastingAp(s, arena, seat)
  return (
    SP * sp +
    LAST_SP * Math.min(sp, LIMIT5_SP) -
    (sp === 0 ? BROKEN : 0) +
    HW * hw +
    AP_IN_HAND * ap +
    FOOD * (dishes + delicacies) +
    LIMIT * ownLimit(s, seat) +
    IN_FRONT * front.length +
    (s.coconut === seat ? COCONUT : 0) +
    AP_OF_TOKENS * tokens +
    (s.dogs === seat ? DOGS : 0)
  )
}
