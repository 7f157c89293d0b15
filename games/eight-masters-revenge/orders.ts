import type { Orders } from '../../kernel/contract.ts'
import type { Choice, Packed } from './choice.ts'
import { houseOf } from './options.ts'
import { threatened } from './rules/block.ts'
import type { State } from './state.ts'

/** For D8 and D9 of EMR-18.4. */
export const orders: Orders<State, Packed, Choice> = {
  kinds: { takeUpTo: { min: 1, max: 10 }, neverCounterBack: 'plain' },
  answer: ({ setup }, view, seat, { takeUpTo = -1, neverCounterBack }) => {
    if (view.window === 'counterback') return neverCounterBack === true ? { do: 'stand' } : null
    if (view.window !== 'response') return null
    const damage = threatened(houseOf(setup), view)
    return damage <= Number(takeUpTo) && damage < view.life[seat] ? { do: 'take' } : null
  },
}
