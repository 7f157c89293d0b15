import type { Seat } from '../../../kernel/seats.ts'
import { score } from '../bot.ts'
import type { Packed } from '../code.ts'
import type { House } from '../house.ts'
import { copyState, type State } from '../state.ts'
import { hide } from '../view.ts'
import { windowOf } from '../windows/all.ts'
import { chanceOf } from './chances.ts'
import { expected } from './foresee.ts'

/** Two who never attack would go on for ever. */
const LONGEST = 300

/**
 * The chance to win that a choice leaves when it has had its effect: everybody plays on by what looks best from where
 * he sits, until the one who tries it out begins his next turn; only he answers Attacks with more thought, as he will in
 * the end. The world is not changed.
 */
export const playOn = (house: House, world: State, seat: Seat, code: Packed): number => {
  const s = copyState(world)
  const bout = { house, s, log: undefined }
  windowOf(s).play(bout, code)
  const next = world.turn + (world.active === seat ? 2 : 1)
  for (let answers = 0; answers < LONGEST && s.asked >= 0 && !hasBegun(s, next); answers++) {
    const answer = s.asked === seat && s.window === 'answer' ? wellAnswered(house, s) : atFirstSight(house, s)
    // From the bottom of a deck whose order nobody knows: what one draws is not changed by how many the other drew.
    const isFromBottom = s.asked !== seat && s.window === 'refill'
    if (isFromBottom) s.deck.reverse()
    windowOf(s).play(bout, answer)
    if (isFromBottom) s.deck.reverse()
  }
  return chanceOf(house, s, seat)
}

/** What is due at the start of a turn has been paid or let go (KFF-4.2). */
const hasBegun = ({ turn, window }: State, next: number): boolean => turn >= next && window !== 'upkeep'

/** What the one who is asked likes best, of what he can see; the first of equals. */
const atFirstSight = (house: House, s: State): Packed => bestOf(house, s, score)

/** What leaves the one who is asked the best chance to win. */
const wellAnswered = (house: House, s: State): Packed =>
  bestOf(house, s, (_house, view, seat, code) => expected(house, s, view, seat, code))

const bestOf = (house: House, s: State, worth: typeof score): Packed => {
  const seat = s.asked
  listed.length = 0
  windowOf(s).choices(house, s, seat, listed)
  if (listed.length === 1) return listed[0]
  const view = hide(house, s, seat)
  let best = listed[0]
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < listed.length; i++) {
    const found = worth(house, view, seat, listed[i])
    if (found <= highest) continue
    best = listed[i]
    highest = found
  }
  return best
}

const listed: Packed[] = []
