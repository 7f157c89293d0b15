import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'
import { sidesLeft, theExchange } from '../rules/bout.ts'
import { refuseBlock } from '../rules/defending.ts'
import { attackInHand, targetInHand } from '../rules/exchange.ts'
import type { Plan } from '../rules/plan/plan.ts'
import type { Attack, State, Target } from '../state.ts'
import { kindsIn } from '../windows/window.ts'
import { costOfBlock, costOfPlan } from './spend.ts'
import { attackOf, blow, strikeWorth } from './strike.ts'

const FALL = 60
/** A teammate who is attacked may have a Block of his own. */
const HELPS_HIMSELF = 0.35

/** What the Attack in hand costs the side of its target, with this Block; a fall costs most. */
const harm = (house: House, s: State, attack: Attack, target: Target): number => {
  const side = house.sideOf[target.seat]
  const chi = s.chi[side] - pending(house, s, side)
  if (target.block >= 0 && house.prints[target.block].ignore) return fallen(0, chi)
  const { loss, taken } = blow(house, s, attack, target)
  const dear = sidesLeft(s) === 2 ? 1 + Math.max(0, 6 - chi) * 0.05 : 1
  return Math.min(loss, Math.max(0, chi)) * dear + taken + fallen(loss, chi)
}

const fallen = (loss: number, chi: number): number => (loss >= chi ? FALL : 0)

/** What this side is going to lose to the other Attacks of the exchange, as far as it is settled. */
const pending = (house: House, s: State, side: number): number => {
  const inHand = targetInHand(s)
  let sum = 0
  for (const attack of theExchange(s).attacks)
    for (const target of attack.targets) {
      if (target === inHand || house.sideOf[target.seat] !== side) continue
      if (target.block < 0 || !house.prints[target.block].ignore) sum += blow(house, s, attack, target).loss
    }
  return sum
}

const withBlock = ({ seat, answersTo }: Target, kind: Kind, blocker: Seat): Target => ({
  seat,
  answersTo,
  block: kind,
  blocker,
})

/** KFF-15.10: a Block, a counterattack, both or neither (−1, null). */
export const answerWorth = (house: House, s: State, seat: Seat, kind: Kind, counter: Plan | null): number => {
  const attack = attackInHand(s)
  const target = targetInHand(s)
  const back = counter === null ? 0 : counterWorth(house, s, seat, counter)
  if (kind < 0) return back - harm(house, s, attack, target)
  const gain = house.prints[kind].losses.length > 0 ? 0.8 : 0
  return back + gain - harm(house, s, attack, withBlock(target, kind, seat)) - costOfBlock(house, kind)
}

/** Nothing is gained by striking back at those who fall anyway; two who need no card for it would never stop. */
const counterWorth = (house: House, s: State, seat: Seat, plan: Plan): number => {
  const attack = attackOf(s, seat, plan, true)
  const stands = ({ seat: target }: Target): boolean =>
    pending(house, s, house.sideOf[target]) < s.chi[house.sideOf[target]]
  const isWorthwhile = theExchange(s).attacks.length < ENOUGH && attack.targets.some(stands)
  return (isWorthwhile ? strikeWorth(house, s, attack) : 0) - costOfPlan(plan)
}
const ENOUGH = 20

/** KFF-15.8: what helping a teammate is worth. */
export const coverWorth = (
  house: House,
  s: State,
  seat: Seat,
  kind: Kind,
  second: Kind,
  counter: Plan | null,
): number => {
  const attack = attackInHand(s)
  const target = targetInHand(s)
  const back = counter === null ? 0 : counterWorth(house, s, seat, counter)
  const { special } = house.prints[kind]
  if (special === 'counter') return back - SPECIAL
  const alone = harm(house, s, attack, target)
  if (special !== 'redirect')
    return (
      (1 - HELPS_HIMSELF) * (alone - harm(house, s, attack, withBlock(target, kind, seat))) - costOfBlock(house, kind)
    )
  const mine: Target = { ...target, seat }
  const block = second < 0 ? bestBlock(house, s, seat, attack) : second
  const faced = harm(house, s, attack, block < 0 ? mine : withBlock(mine, block, seat))
  const cost = SPECIAL + (block < 0 ? 0 : costOfBlock(house, block))
  return back + (1 - HELPS_HIMSELF) * (alone - faced) - cost
}
const SPECIAL = 0.6

/** The Block that one would answer with. */
const bestBlock = (house: House, s: State, seat: Seat, attack: Attack): Kind => {
  let best = -1
  for (const kind of kindsIn(s.hands[seat]))
    if (refuseBlock(house, s, seat, attack, kind) === null && house.prints[kind].ignore) best = kind
  return best
}
