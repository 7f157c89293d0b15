import type { Seat } from '../../../kernel/seats.ts'
import { score } from '../bot.ts'
import { type Kind, kindOf } from '../cards.ts'
import type { Packed } from '../code.ts'
import type { House } from '../house.ts'
import { type Aim, settleTargets, targetSets } from '../rules/plan/aim.ts'
import { settleOrder } from '../rules/plan/order.ts'
import { type Plan, planCode } from '../rules/plan/plan.ts'
import { refusePlan } from '../rules/plan/refuse.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import type { State } from '../state.ts'
import { kindsIn } from '../windows/window.ts'

/** With a deck file a hand can be hundreds of cards; so many looks are enough for any other. */
const LOOKS = 1000

/** A declaration changes a little at a time, to the best neighbour, as long as there is a better one. */
export const climb = (house: House, s: State, seat: Seat, aim: Aim, head: Packed, start: Plan): Packed => {
  const sets = targetSets(house, s, seat, aim).flat()
  const coded = (plan: Plan): Packed =>
    head +
    planCode({
      ...plan,
      targets: settleTargets(house, s, seat, aim, plan.targets),
      enhancements: settleOrder(house.prints, plan.enhancements),
      combo: settleOrder(house.prints, plan.combo),
    })
  let best = start
  let code = coded(start)
  let highest = score(house, s, seat, code)
  let looks = 0
  for (;;) {
    const from = best
    for (const plan of neighbours(house, s, seat, from, sets)) {
      looks += 1
      if (looks > LOOKS) return code
      if (refusePlan(house, s, seat, aim, plan) !== null) continue
      const next = coded(plan)
      const worth = score(house, s, seat, next)
      if (worth <= highest) continue
      best = plan
      code = next
      highest = worth
    }
    if (best === from) return code
  }
}

/** Some of them are not legal. */
const neighbours = (house: House, s: State, seat: Seat, plan: Plan, sets: readonly Seat[][]): Plan[] => {
  const { prints } = house
  const kinds = kindsIn(s.hands[seat])
  const attacks = kinds.filter((kind) => prints[kind].type === 'attack')
  const { enhancements, combo, splitBy } = plan
  const found: Plan[] = [-1, ...attacks].map((source) => ({ ...plan, source }))
  for (const kind of kinds) {
    if (!isEnhancement(prints[kind])) continue
    if (!enhancements.includes(kind)) found.push({ ...plan, enhancements: [...enhancements, kind] })
    else if (splitBy !== kind) found.push(leaving(plan, kind))
  }
  for (const kind of attacks) {
    found.push({ ...plan, combo: [...combo, kind] })
    for (let at = 0; at < combo.length; at++) found.push({ ...plan, combo: combo.with(at, kind) })
  }
  for (let at = 0; at < combo.length; at++) found.push({ ...plan, combo: combo.toSpliced(at, 1) })
  const effects = [s.weapons[seat], ...s.onWeapon[seat], ...s.hands[seat].map(kindOf)]
  const splits = effects.filter((kind) => kind >= 0 && prints[kind].splitMax > 0)
  for (const set of sets)
    if (set.length === 1) found.push({ ...plan, targets: set, splitBy: -1 })
    else for (const kind of splits) found.push(splitting({ ...plan, targets: set, splitBy: kind }, prints[kind]))
  return found
}

/** Without Combo Attack the cards that it added go too. */
const leaving = (plan: Plan, kind: Kind): Plan => ({
  ...plan,
  enhancements: plan.enhancements.filter((other) => other !== kind),
  combo: [],
})

/** The card that splits comes along. */
const splitting = (plan: Plan, print: House['prints'][number]): Plan =>
  isEnhancement(print) && !plan.enhancements.includes(plan.splitBy)
    ? { ...plan, enhancements: [...plan.enhancements, plan.splitBy] }
    : plan
