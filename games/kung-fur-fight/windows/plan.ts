import type { Field, Form } from '../../../kernel/forms.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { ARENA_NAMES, HW_NAMES, PASS } from '../choice.ts'
import { TEAM_MAX } from '../constants.ts'
import { nthPlan } from '../plans/nth.ts'
import { belowLarge, countPlans, planSpace } from '../plans/space.ts'
import { openPlans } from '../rules/open.ts'
import { refusePlan } from '../rules/refuse-plan.ts'
import { cardsForm, type Window } from './window.ts'

const optional = (form: Form): Field => ({ form, optional: true })

/** W1: both at once, always (KFU-18.4). What is left out stays empty. */
export const plan: Window = {
  form: (_house, s, seat) => {
    const { hand, hw } = s.players[seat]
    const fields: Record<string, Field> = {}
    const most = Math.min(TEAM_MAX, hand.length)
    for (const name of ARENA_NAMES) fields[name] = optional(cardsForm(hand, 0, most, true))
    for (const name of HW_NAMES) fields[name] = optional({ kind: 'number', min: 0, max: hw })
    fields.coconut = optional({ kind: 'place', of: ARENA_NAMES })
    return { kind: 'either', of: { plan: { kind: 'record', fields }, pass: nothing } }
  },
  choices: (_house, s, seat, out) => {
    const space = planSpace(s, seat)
    const count = countPlans(space)
    for (let rank = 0; rank < count; rank++) out.push(nthPlan(space, rank))
  },
  many: {
    count: (s, seat) => countPlans(planSpace(s, seat)),
    sample: (s, seat, rng) => {
      const space = planSpace(s, seat)
      return nthPlan(space, belowLarge(rng, countPlans(space)))
    },
  },
  refusal: (_house, s, seat, choice) => {
    if (choice.do === 'pass') return null // KFU-6.18
    return choice.do === 'plan' ? refusePlan(s, seat, choice) : misplaced(choice)
  },
  play: openPlans,
  fallback: () => PASS,
}
