import type { Refusal } from '../../../kernel/contract.ts'
import { ARENA_NAMES, type Choice, HW_NAMES, type PlanChoice } from '../choice.ts'
import type { Draft } from './draft.ts'

/** Asks the rules on behalf of one seat. */
export interface Ask {
  refusal(choice: Choice): Refusal | null
  faceOf(id: string): string
}

// Whatever else may be wrong with a plan: only who leads in the arena is shown to the rules, and the tokens.

/** KFU-6.14, KFU-6.15; fewer are always welcome. */
export const refuseHw = ({ refusal, faceOf }: Ask, draft: Draft, arena: number, hw: number): Refusal | null => {
  if (hw < draft.hw[arena]) return null
  const total = draft.hw.reduce((sum, here) => sum + here, hw - draft.hw[arena])
  return refusal({ ...ledBy(draft, faceOf, arena), [HW_NAMES[arena]]: total })
}

export const refuseCoconut = ({ refusal, faceOf }: Ask, draft: Draft, arena: number): Refusal | null =>
  draft.coconut === arena ? null : refusal({ ...ledBy(draft, faceOf, arena), coconut: ARENA_NAMES[arena] })

const ledBy = ({ teams }: Draft, faceOf: (id: string) => string, arena: number): PlanChoice => {
  const leader = teams[arena].slice(0, 1).map(faceOf)
  return leader.length === 0 ? { do: 'plan' } : { do: 'plan', [ARENA_NAMES[arena]]: leader }
}
