import type { Seat } from '../../../../kernel/seats.ts'
import type { PlanChoice } from '../../choice.ts'
import type { Packed } from '../../code.ts'
import type { House } from '../../house.ts'
import type { State } from '../../state.ts'
import { type Aim, settleTargets } from './aim.ts'
import { settleOrder } from './order.ts'
import { planCode, planFrom } from './plan.ts'

/** The one spelling of a plan. */
export const packPlan = (house: House, s: State, seat: Seat, aim: Aim, choice: PlanChoice): Packed => {
  const plan = planFrom(house, choice)
  return planCode({
    ...plan,
    targets: settleTargets(house, s, seat, aim, plan.targets),
    enhancements: settleOrder(house.prints, plan.enhancements),
    combo: settleOrder(house.prints, plan.combo),
  })
}
