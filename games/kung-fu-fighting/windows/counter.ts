import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { PlanChoice } from '../choice.ts'
import type { Packed } from '../code.ts'
import type { House } from '../house.ts'
import type { Bout } from '../rules/bout.ts'
import { counterattack, layOpen, targetInHand } from '../rules/exchange.ts'
import type { Aim } from '../rules/plan/aim.ts'
import { type Plan, planFrom } from '../rules/plan/plan.ts'
import { refusePlan } from '../rules/plan/refuse.ts'
import { PlanSpace } from '../rules/plan/space.ts'
import { packPlan } from '../rules/plan/spelling.ts'
import type { State } from '../state.ts'
import { type Offer, plainly } from './offers.ts'

/** KFF-9.5 */
export const back = (s: State): Aim => ({ as: 'counter', on: targetInHand(s).answersTo })

export type Counters = () => PlanSpace

/** The counterattacks, worked out when a card permits one. */
export const countersOf = (house: House, s: State, seat: Seat): Counters => {
  let space: PlanSpace | null = null
  return () => {
    space ??= new PlanSpace(house, s, seat, back(s))
    return space
  }
}

/** KFF-9.6: the permission of a Block is used together with it, or not. */
export const withCounter = (house: House, kind: Kind, head: Packed, counters: Counters): Offer[] =>
  house.prints[kind].counter ? [plainly(head), { head, space: counters() }] : [plainly(head)]

export const refuseBack = (house: House, s: State, seat: Seat, choice: PlanChoice): Refusal | null =>
  refusePlan(house, s, seat, back(s), planFrom(house, choice))

export const packBack = (house: House, s: State, seat: Seat, choice: PlanChoice | undefined): Packed =>
  choice === undefined ? '' : packPlan(house, s, seat, back(s), choice)

export const block = (b: Bout, seat: Seat, kind: Kind): void => {
  const { s, house, log } = b
  const target = targetInHand(s)
  layOpen(b, seat, kind)
  target.block = kind
  target.blocker = seat
  log?.push({
    key: 'kung-fu-fighting.blocked',
    seat,
    target: target.seat,
    card: house.prints[kind].id,
    rule: 'KFF-5.21',
  })
}

export const counterIfAny = (b: Bout, seat: Seat, plan: Plan | null): void => {
  if (plan !== null) counterattack(b, seat, plan)
}
