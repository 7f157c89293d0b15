import type { Subject } from '../../kernel/learning.ts'
import { INPUTS, tellOf } from './advice/experience/inputs.ts'
import { FIRST, HEADS } from './advice/experience/weights.ts'
import { discarded } from './advice/foresee.ts'
import { MOMENTS } from './advice/moment.ts'
import type { Choice } from './choice.ts'
import { type Packed, REFILL } from './code.ts'
import { houseIn } from './rules.ts'
import type { State } from './state.ts'

const heads = Object.keys(HEADS)
const DRAWING = heads.indexOf('drawing')

/** What the network of `advice/experience/weights.ts` is told; `npm run learn -- kung-fu-fighting` goes on from it. */
export const subject: Subject<State, Packed, Choice> = {
  inputs: INPUTS,
  heads,
  known: { first: FIRST, heads: Object.values(HEADS) },
  tell: (rules, world, told) => {
    tellOf(houseIn(rules), world, told)
    return { head: heads.indexOf(MOMENTS[world.window]), seat: world.active }
  },
  tellBetween: (rules, world, choice, told) => {
    if (choice[0] !== REFILL) return null
    const house = houseIn(rules)
    tellOf(house, discarded(house, world, choice), told)
    return { head: DRAWING, seat: world.active }
  },
}
