import type { Rules } from '../contract.ts'
import { type Seat, seatLetter } from '../seats.ts'
import { firstWrong, listed, type StepCheck, unless, viewersOf } from './situation.ts'

/**
 * No tells by time: where hidden cards may leave a seat one choice only, it answers on the beat, or the game says why
 * not. The others cannot tell the real world from an imagined one, so there must be a choice in both or in neither.
 */
export const beat: StepCheck = {
  name: 'beat',
  run: ({ game: { meta }, rules, state, rng }) =>
    firstWrong(rules.awaiting(state), (seat) => {
      const { window } = rules.question(state, seat)
      if (meta.reactions?.includes(window) === true || Object.hasOwn(meta.atOnce ?? {}, window)) return null
      const others = viewersOf(rules).filter((viewer) => viewer !== seat)
      const isTold = others.some((viewer) => {
        const world = rules.imagine(rules.hide(state, viewer), viewer, rng)
        return hasChoice(rules, state, seat) !== hasChoice(rules, world, seat)
      })
      const wrong = `by hidden cards there may be one choice only, and a quick answer tells: ${REMEDY}`
      return isTold ? unless(wrong, `${seatLetter(seat)} in the window ${window}`) : null
    }),
}

const REMEDY = 'name the window in meta.reactions, or in meta.atOnce with a reason'

const hasChoice = (rules: Rules, state: unknown, seat: Seat): boolean =>
  (rules.count?.(state, seat) ?? listed(rules, state, seat).length) > 1
