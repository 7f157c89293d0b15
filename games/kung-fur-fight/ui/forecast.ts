import type { Seat } from '../../../kernel/seats.ts'
import { leaderText } from '../cards.ts'
import type { Choice } from '../choice.ts'
import type { House } from '../options.ts'
import { pack } from '../pack.ts'
import { isLive } from '../rules/additions.ts'
import { type Bout, opponentOf, theCombat } from '../rules/bout.ts'
import { layOut } from '../rules/open.ts'
import { combatIn } from '../rules/resolve.ts'
import { result } from '../rules/result.ts'
import { stepsOf } from '../rules/steps.ts'
import { attackPoints, sums } from '../rules/sums.ts'
import { mayWaive } from '../rules/waiver.ts'
import { BEFORE_THE_SUMS, type Combat, copyState, type State, type StepName } from '../state.ts'

/** What a side would bring to bear in an arena as far as one can tell. */
export interface Strength {
  readonly ap: number
  /** It may become more once the plans are open: by the opponents that Yue meets, or by what Shiue and Ringo call. */
  readonly grows: boolean
}

/** The AP of a plan in each arena, by the rules themselves on a copy of the own view. Illegal plans count as well. */
export const strengthsOf = (house: House, view: State, seat: Seat, plan: Choice): readonly Strength[] => {
  const s = laidOut(house, view, seat, plan)
  return s.arenas.map((_, arena) => strengthIn(house, s, arena, seat))
}

const laidOut = (house: House, view: State, seat: Seat, plan: Choice): State => {
  const b: Bout = { house, s: copyState(view), log: undefined }
  layOut(b, seat, pack(plan))
  return b.s
}

const strengthIn = (house: House, s: State, arena: number, seat: Seat): Strength => {
  const combat = combatIn(house, s, arena)
  const { bonusPerOpponent } = leaderText(combat.leaders[seat])
  return {
    ap: attackPoints(house, s, combat, seat),
    grows: bonusPerOpponent !== undefined || isLive(house, s, combat, seat),
  }
}

/** The AP of both sides where a combat is on or still to come; null where it is over, or plans are still secret. */
export const apNow = (house: House, view: State, arena: number): readonly number[] | null => {
  const { combat } = view
  if (combat === null || arena < combat.arena) return null
  if (arena === combat.arena && !BEFORE_THE_SUMS.has(combat.step)) return combat.ap
  const here = arena === combat.arena ? combat : combatIn(house, view, arena)
  return [attackPoints(house, view, here, 0), attackPoints(house, view, here, 1)]
}

/** How the combat would stand after something is done in it. */
export interface Standing {
  readonly ap: readonly number[]
  /** −1 for a tie. */
  readonly winner: Seat
  /** Nothing else can change it any more. */
  readonly sure: boolean
}

/** With Shiue or Ringo, with Shiau-Yao, or by holding back against Tai-Chi. */
const mayAnswer = ({ house, s }: Bout, combat: Combat, seat: Seat): boolean => {
  const steps = stepsOf(house)
  const isToCome = (step: StepName): boolean => steps.indexOf(step) >= steps.indexOf(combat.step)
  if (isToCome('additions') && !combat.decided[seat] && isLive(house, s, combat, seat)) return true
  const removes = leaderText(combat.leaders[seat]).removesAssistant === true
  if (isToCome('removal') && removes && s.arenas[combat.arena].teams[opponentOf(seat)].length > 1) return true
  return isToCome('waiver') && mayWaive(house, s, combat, seat)
}

/** By the rules themselves, on a copy. */
export const standingAfter = (house: House, view: State, seat: Seat, act: (b: Bout) => void): Standing => {
  const b: Bout = { house, s: copyState(view), log: undefined }
  act(b)
  const combat = theCombat(b.s)
  const sure = !mayAnswer(b, combat, opponentOf(seat))
  sums(b, combat)
  result(b, combat)
  return { ap: combat.ap, winner: combat.winner, sure }
}
