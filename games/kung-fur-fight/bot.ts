import type { Seat } from '../../kernel/seats.ts'
import { combatWorth } from './advice/combat.ts'
import { draftOf } from './advice/draft.ts'
import { judgeOf } from './advice/plan.ts'
import { HW_WORTH, lasting, rewardWorth, vpWorth } from './advice/worth.ts'
import { apOf, isAnimal, prizeOf } from './cards.ts'
import { kindsOf, type Packed, USE, valueOf } from './choice.ts'
import type { House } from './options.ts'
import { addAnimal, commitHw } from './rules/additions.ts'
import { theCombat } from './rules/bout.ts'
import { removeAssistant } from './rules/removal.ts'
import { ignoreHw, waiveBonus } from './rules/waiver.ts'
import type { State, WindowName } from './state.ts'

/** What is good here at first sight, in spirit points of a fresh opponent. */
export const score = (house: House, view: State, seat: Seat, code: Packed): number =>
  SCORES[view.window](house, view, seat, code)

type Score = (house: House, view: State, seat: Seat, code: Packed) => number

/** What an Animal is worth in hand, for each AP. */
const READY = 0.3
/** Between two ways of winning the more certain one. */
const LITTLE = 0.01

const SCORES: Readonly<Record<WindowName, Score>> = {
  plan: (house, view, seat, code) => {
    const judge = judgeOf(house, view, seat)
    return judge(draftOf(code))
  },
  throw: () => 0, // two who throw by a rule would tie for ever
  shiue: (house, view, seat, code) => {
    const [kind = null] = kindsOf(code)
    const cost = kind === null ? 0 : apOf(kind) * READY * lasting(view)
    return combatWorth(house, view, seat, (b) => addAnimal(b, seat, kind)) - cost
  },
  ringo: (house, view, seat, code) => {
    const hw = valueOf(code)
    return combatWorth(house, view, seat, (b) => commitHw(b, seat, hw)) - hw * (HW_WORTH * lasting(view) + LITTLE)
  },
  shiauYao: (house, view, seat, code) => {
    const [kind = null] = kindsOf(code)
    return combatWorth(house, view, seat, (b) => removeAssistant(b, seat, kind)) + (kind === null ? 0 : LITTLE)
  },
  waiver: (house, view, seat, code) =>
    combatWorth(house, view, seat, (b) =>
      code.length > 1 ? ignoreHw(b, seat, valueOf(code)) : waiveBonus(b, seat, code !== USE),
    ),
  peel: (_house, view, seat, code) => {
    const { ap } = theCombat(view)
    const [kind] = kindsOf(code)
    const vp = isAnimal(kind) ? 0 : (prizeOf(kind).vp ?? 0)
    return rewardWorth(view, seat, kind, Math.abs(ap[0] - ap[1])) + vpWorth(view, seat, vp)
  },
  order: () => 0,
  none: () => 0,
}
