import type { Seat } from '../../../kernel/seats.ts'
import { type Kind, kindOf } from '../cards.ts'
import type { House } from '../house.ts'
import { printAt, stanceFactor } from '../rules/bout.ts'
import type { Plan } from '../rules/plan/plan.ts'
import type { State } from '../state.ts'
import { attachedWorth, slotWorth, stanceWorth, weaponWorth } from './gear.ts'
import { healing, worthDrawing } from './hand.ts'
import { costOfPlan } from './spend.ts'
import { attackOf, strikeWorth } from './strike.ts'

/** What helps the Attack comes before it. */
const FIRST = 100
/** What something is worth, whether it comes first or not. */
export const withoutHaste = (worth: number): number => (worth > FIRST ? worth - FIRST : worth)
/** So much better a second Stance or Weapon must be. */
const BETTER = 0.6

export const attackWorth = (house: House, s: State, seat: Seat, plan: Plan): number =>
  strikeWorth(house, s, attackOf(s, seat, plan, false)) - costOfPlan(plan)

/** What a card does in Prepare or Respite; whatever is worth it comes first. */
export const playWorth = (house: House, s: State, seat: Seat, kind: Kind, from: Seat, to: Seat): number => {
  const gain = gainOf(house, s, seat, kind, from, to)
  return gain > 0 ? FIRST + gain : gain - 1
}

const gainOf = (house: House, s: State, seat: Seat, kind: Kind, from: Seat, to: Seat): number => {
  const print = house.prints[kind]
  switch (print.type) {
    case 'chi':
      return chiGain(house, s, seat, kind)
    case 'stance':
      return (
        slotGain(stanceWorth(house, s, seat, kind, []), slotWorth(house, s, seat, 'stance'), s.stances[seat]) -
        print.enter * stanceFactor(house, s, seat)
      )
    case 'weapon':
      return slotGain(weaponWorth(house, s, seat, kind, []), slotWorth(house, s, seat, 'weapon'), s.weapons[seat])
    case 'improved-weapon':
      return attachedWorth(house, s, seat, kind) * (printAt(house, s.weapons[seat]).afterUse ? 0.4 : 1) - 0.3
    case 'improved-stance':
      return attachedWorth(house, s, seat, kind) - 0.3
    case 'special':
      return print.special === 'draw' ? worthDrawing(s, seat, 1) : handing(house, s, seat, from, to)
    default:
      return -1
  }
}

const slotGain = (fresh: number, old: number, inPlay: Kind): number => fresh - old - (inPlay < 0 ? 0 : BETTER)

/** Chi is restored when little of it is wasted, or when a draw comes with it. */
const chiGain = (house: House, s: State, seat: Seat, kind: Kind): number => {
  const missing = house.chi - s.chi[house.sideOf[seat]]
  const full = healing(house, { ...s, chi: s.chi.map(() => 0) }, seat, house.prints[kind])
  const now = healing(house, s, seat, house.prints[kind])
  return missing > 0 && full - now <= WASTE ? now : -1
}
const WASTE = 0.6

/** KFF-14.18: a Weapon goes where there is none, and nothing else to strike with. */
const handing = (house: House, s: State, seat: Seat, from: Seat, to: Seat): number => {
  if (to !== seat || s.weapons[to] >= 0) return -1
  const armed = s.hands[seat].some((card) => house.prints[kindOf(card)].type === 'attack')
  return armed || from < 0 ? -1 : 1
}
