import type { Seat } from '../../kernel/seats.ts'
import type { House } from './options.ts'
import { characterOf } from './rules/bout.ts'
import { chainDamage } from './rules/chain.ts'
import { poison } from './rules/damage.ts'
import type { Attack, State } from './state.ts'

/** What the attack on the table would deal to whoever is asked now, after a defence with so many pairs (KBK-7.8). */
export const threat = (house: House, s: State, attack: Attack, pairs = 0): number => {
  if (attack.counterer >= 0) return chainDamage(house, s, attack)
  const left = Math.max(0, attack.damage - pairs)
  return left >= 1 ? left + poison(s, attack) : 0
}

/** What it would deal to the next player if this seat countered with so many cards. */
export const threatAfterCounter = (house: House, s: State, attack: Attack, seat: Seat, cards: number): number => {
  const { counterDamage = 0, secondCounterCard = false } = characterOf(s, seat)
  return chainDamage(house, s, attack) + counterDamage + (secondCounterCard && cards === 2 ? 1 : 0)
}
