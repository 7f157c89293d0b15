import type { Orders } from '../../kernel/contract.ts'
import type { Choice, Packed } from './choice.ts'
import { houseOf } from './options.ts'
import { theAttack } from './rules/bout.ts'
import type { State } from './state.ts'
import { threat } from './threat.ts'

const HIT: Choice = { do: 'hit' }

/** For V4 and V5 of KBK-21.1, where a hand is at stake. */
export const orders: Orders<State, Packed, Choice> = {
  kinds: { takeUpTo: { min: 1, max: 10 }, leaveChains: 'plain' },
  answer: ({ setup }, view, seat, { takeUpTo = -1, leaveChains }) => {
    if (view.window !== 'answer' && view.window !== 'chain') return null
    const damage = threat(houseOf(setup), view, theAttack(view))
    if (damage >= view.hp[seat]) return null
    return damage <= Number(takeUpTo) || (view.window === 'chain' && leaveChains === true) ? HIT : null
  },
}
