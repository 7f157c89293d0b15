import type { Seat } from '../../../kernel/seats.ts'
import { APPLE, apOf, kindNamed, PEACH, TUMAZ } from '../cards.ts'
import { SEATS, START_SP } from '../constants.ts'
import { highestLimit, ownLimit } from '../rules/limit.ts'
import { countOf } from '../rules/lists.ts'
import { lastingAp } from '../rules/sums.ts'
import type { Player, State } from '../state.ts'
import { lasting, roundsLeft } from './worth.ts'

// What counts towards winning, fitted to games of players who took the first good plan and now and then any plan.
const LEAD = 0.13
/** A lead counts for more than its points, and for most in the last round. */
const LEAD_SQUARED = 0.085
const LAST_LEAD = 0.8
/** By spirit: the limit grows as it falls to 8 and to 4; the last points are the dearest. */
const SPIRIT = [-3, 0.29, 0.58, 1, 1.42, 1.58, 1.74, 1.9, 2.06, 2.1, 2.14, 2.18, 2.22]
const HW = 0.1
const LIMIT = 0.07
/** For each AP in hand: those that the limit lets go next, and those that wait. */
const AP_READY = 0.15
const AP_WAITING = 0.08
const AP_RESTING = 0.06
/** What one strong Animal has that two weak ones have not. */
const CARD = -0.1
/** For each Animal that the hand lacks to use the limit. */
const SHORT = -0.31
const FOOD = 0.42
const PEACHES = 0.14
const APPLES = 0.3
const COCONUT = 0.38
const AP_OF_TOKENS = 0.15
/** Beside his AP: he wins from behind. */
const TAI_CHI = 0.55
/** So many AP, but alone. */
const TUMAZ_ALONE = -0.6
const DOGS = 0.5

const TAI_CHI_KIND = kindNamed('tai-chi')

/** The chance of each seat to win, by the looks of a world between two rounds or at the end. */
export const chances = (s: State, out: number[]): void => {
  if (s.ended !== null) {
    for (let seat = 0; seat < SEATS; seat++) out[seat] = s.ended.winners.includes(seat) ? 1 / s.ended.winners.length : 0
    return
  }
  const lead = s.players[0].vp - s.players[1].vp
  const byLead = roundsLeft(s) === 0 ? LAST_LEAD * lead : LEAD * lead + LEAD_SQUARED * lead * Math.abs(lead)
  out[0] = 1 / (1 + Math.exp(standing(s, 1) - standing(s, 0) - byLead))
  out[1] = 1 - out[0]
}

const standing = (s: State, seat: Seat): number => {
  const player = s.players[seat]
  return (
    SPIRIT[Math.min(player.sp, START_SP)] +
    HW * player.hw +
    LIMIT * ownLimit(s, seat) +
    readiness(player, highestLimit(s, seat), lasting(s)) +
    lasting(s) * goods(s, seat) +
    (s.dogs === seat ? DOGS : 0)
  )
}

/** The Animals: the strongest go next, as many as may. */
const readiness = ({ hand, rest }: Player, limit: number, later: number): number => {
  const byAp = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const kind of hand) byAp[apOf(kind)] += 1
  let free = limit
  let ready = 0
  let waiting = 0
  for (let ap = byAp.length - 1; ap > 0; ap--) {
    const going = Math.min(free, byAp[ap])
    free -= going
    ready += ap * going
    waiting += ap * (byAp[ap] - going)
  }
  let resting = 0
  for (const kind of rest) resting += apOf(kind)
  const kept = AP_WAITING * waiting + AP_RESTING * resting + CARD * (hand.length + rest.length)
  return AP_READY * ready + SHORT * free + later * kept
}

/** Whatever serves for some rounds. */
const goods = (s: State, seat: Seat): number => {
  const { hand, rest, front, dishes, delicacies } = s.players[seat]
  let tokens = 0
  for (const arena of s.arenas) tokens += lastingAp(s, arena, seat)
  return (
    FOOD * (dishes + delicacies) +
    PEACHES * countOf(front, PEACH) +
    APPLES * countOf(front, APPLE) +
    (s.coconut === seat ? COCONUT : 0) +
    AP_OF_TOKENS * tokens +
    (hand.includes(TAI_CHI_KIND) || rest.includes(TAI_CHI_KIND) ? TAI_CHI : 0) +
    (hand.includes(TUMAZ) || rest.includes(TUMAZ) ? TUMAZ_ALONE : 0)
  )
}
