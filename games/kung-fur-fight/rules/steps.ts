import type { House } from '../options.ts'
import { type Combat, STEP_NAMES, type StepName } from '../state.ts'
import { additions } from './additions.ts'
import { afterwards, boShark } from './after.ts'
import type { Bout } from './bout.ts'
import { removal } from './removal.ts'
import { result, victory } from './result.ts'
import { order, rewards } from './rewards.ts'
import { sums } from './sums.ts'
import { waiver } from './waiver.ts'

/** Says whether a window was opened; it is then done again, or left behind, when the answer is in. */
export type Step = (b: Bout, combat: Combat) => boolean

/** KFU-7.5 */
const STEPS: Readonly<Record<StepName, Step>> = {
  additions, // 1
  removal, // 2
  waiver, // 3
  sums, // 4
  result, // 5
  victory, // 6
  order, // KFU-18.10
  rewards, // 7
  boShark, // 8
  afterwards, // 9
}

/** Option shiauYaoOrder: steps 1 and 2 change places. */
const REMOVAL_FIRST: readonly StepName[] = ['removal', 'additions', ...STEP_NAMES.slice(2)]

export const stepsOf = ({ shiauYaoOrder }: House): readonly StepName[] =>
  shiauYaoOrder === 'beforeShiue' ? REMOVAL_FIRST : STEP_NAMES

/** Goes on with the combat; false when a question stops it. */
export const runSteps = (b: Bout, combat: Combat, where: 'sameStep' | 'nextStep'): boolean => {
  const steps = stepsOf(b.house)
  const from = steps.indexOf(combat.step) + (where === 'sameStep' ? 0 : 1)
  for (let at = from; at < steps.length; at++) {
    combat.step = steps[at]
    if (STEPS[combat.step](b, combat)) return false
  }
  return true
}

/** Whether the step at hand opens a window. */
export const opens = (b: Bout, combat: Combat): boolean => STEPS[combat.step](b, combat)
