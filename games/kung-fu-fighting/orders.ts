import type { Orders } from '../../kernel/contract.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Choice } from './choice.ts'
import type { Packed } from './code.ts'
import type { House } from './house.ts'
import { theExchange } from './rules/bout.ts'
import { damageOn } from './rules/damage.ts'
import { attackInHand } from './rules/exchange.ts'
import { houseIn } from './rules.ts'
import type { State } from './state.ts'

const PASS: Choice = { do: 'pass' }

/** For the windows of KFF-15.5, KFF-15.8 and KFF-15.10. */
export const orders: Orders<State, Packed, Choice> = {
  kinds: { takeUpTo: { min: 1, max: 20 }, neverAdd: 'plain', neverCover: 'plain' },
  answer: (rules, view, seat, { takeUpTo = -1, neverAdd, neverCover }) => {
    if (view.window === 'ally') return neverAdd === true ? PASS : null
    if (view.window === 'cover') return neverCover === true ? PASS : null
    if (view.window !== 'answer') return null
    const house = houseIn(rules)
    const isSmall = damageOn(house, view, attackInHand(view), seat) <= Number(takeUpTo)
    return isSmall && allDamageOn(house, view, seat) < view.chi[house.sideOf[seat]] ? PASS : null
  },
}

/** What the whole exchange may cost the side of this seat if nobody of it defends. */
const allDamageOn = (house: House, s: State, seat: Seat): number => {
  let sum = 0
  for (const attack of theExchange(s).attacks)
    for (const target of attack.targets)
      if (house.sideOf[target.seat] === house.sideOf[seat]) sum += damageOn(house, s, attack, target.seat)
  return sum
}
