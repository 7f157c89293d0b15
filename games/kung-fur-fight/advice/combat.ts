import type { Seat } from '../../../kernel/seats.ts'
import { apOf, type Kind } from '../cards.ts'
import type { House } from '../options.ts'
import { addAnimal, commitHw, isLive, mayBeAdded, mostHw } from '../rules/additions.ts'
import { type Bout, opponentOf, theCombat } from '../rules/bout.ts'
import { result } from '../rules/result.ts'
import { stepsOf } from '../rules/steps.ts'
import { sums } from '../rules/sums.ts'
import { type Combat, copyState, type State } from '../state.ts'
import { spoils, vpFor, vpWorth } from './worth.ts'

/** How sure the opponent is to answer Shiue or Ringo with all that he has. */
const ANSWERED = 0.65

/** What the combat is worth if this is done now and nobody does anything more, but for what Shiue or Ringo may answer. */
export const combatWorth = (house: House, view: State, seat: Seat, act: (b: Bout) => void): number => {
  const b = trial(house, view)
  act(b)
  const combat = theCombat(b.s)
  const other = opponentOf(seat)
  if (!mayAnswer(b, combat, other)) return settled(b, seat)
  const answered = trial(house, b.s)
  answer(answered, other)
  return ANSWERED * settled(answered, seat) + (1 - ANSWERED) * settled(b, seat)
}

/** Only while step 1 is on, or still to come, and with something to decide. */
const mayAnswer = ({ house, s }: Bout, combat: Combat, seat: Seat): boolean => {
  const steps = stepsOf(house)
  if (steps.indexOf('additions') < steps.indexOf(combat.step)) return false
  return !combat.decided[seat] && isLive(house, s, combat, seat)
}

/** The rules themselves, on a copy. */
const trial = (house: House, s: State): Bout => ({ house, s: copyState(s), log: undefined })

const settled = (b: Bout, seat: Seat): number => {
  const combat = theCombat(b.s)
  sums(b, combat)
  result(b, combat)
  const { winner, ap, arena, leaders } = combat
  if (winner < 0) return 0
  const vp = vpWorth(b.s, winner, vpFor(b.s, arena, leaders[winner]))
  const worth = vp + spoils(b.s, winner, arena, leaders[winner], Math.abs(ap[0] - ap[1]))
  return winner === seat ? worth : -worth
}

/** Shiue's best Animal, or all of Ringo's HW. */
const answer = (b: Bout, seat: Seat): void => {
  const hw = mostHw(b.house, b.s, seat)
  if (hw > 0) commitHw(b, seat, hw)
  else addAnimal(b, seat, strongest(b.s.players[seat].hand))
}

const strongest = (hand: readonly Kind[]): Kind | null => {
  let best: Kind | null = null
  for (const kind of hand) if (mayBeAdded(kind) && (best === null || apOf(kind) > apOf(best))) best = kind
  return best
}
