import type { Seat } from '../../../kernel/seats.ts'
import type { House } from '../house.ts'
import { attackInHand } from '../rules/exchange.ts'
import type { Help } from '../rules/helping.ts'
import type { Plan } from '../rules/plan/plan.ts'
import type { Attack, State } from '../state.ts'
import { attackWorth } from './own-turn.ts'
import { costOfHelp } from './spend.ts'
import { strikeWorth } from './strike.ts'

/** What a teammate's Attack gains by what is added to it (KFF-13.8), and by an Attack of one's own (KFF-14.11). */
export const helpWorth = (house: House, s: State, seat: Seat, help: Help, plan: Plan | null): number => {
  const attack = attackInHand(s)
  const gain = strikeWorth(house, s, helped(attack, seat, help)) - strikeWorth(house, s, attack)
  return gain - costOfHelp(help.combo) + (plan === null ? 0 : attackWorth(house, s, seat, plan))
}

const helped = (attack: Attack, seat: Seat, { kind, combo, further }: Help): Attack => {
  const parts = [...attack.parts, kind, ...combo]
  const owners = [...attack.owners, seat, ...combo.map(() => seat)]
  if (further.length === 0) return { ...attack, parts, owners }
  const targets = [
    ...attack.targets,
    ...further.map((target) => ({ seat: target, answersTo: seat, block: -1, blocker: -1 })),
  ]
  return { ...attack, parts, owners, targets, splitBy: kind, splitter: seat }
}
