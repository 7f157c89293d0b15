import type { Seat } from '../../../kernel/seats.ts'
import { LOSE_STANCE, LOSE_WEAPON } from '../deck/print.ts'
import { movedBy, type Stripped, strippedBy } from '../foreseen.ts'
import type { House } from '../house.ts'
import { sidesLeft } from '../rules/bout.ts'
import { damageOn } from '../rules/damage.ts'
import { defenceOf } from '../rules/defence.ts'
import { natureOf, passesBars } from '../rules/nature.ts'
import type { Plan } from '../rules/plan/plan.ts'
import type { Attack, State, Target } from '../state.ts'
import { slotWorth } from './gear.ts'
import { loreOf } from './lore.ts'

/** Holding on to Blocks makes them likelier than the deck would have it. */
const KEEN = 1.3
/** What it is worth to bring a side down, while others are left and when nobody is. */
const FELL = 8
const WIN = 60
const A_CARD = 0.5

/** A plan as the Attack that it would be. */
export const attackOf = (s: State, seat: Seat, plan: Plan, counter: boolean): Attack => {
  const parts = [...plan.enhancements, ...plan.combo]
  return {
    attacker: seat,
    counter,
    weapon: plan.source < 0,
    source: plan.source < 0 ? s.weapons[seat] : plan.source,
    parts,
    owners: parts.map(() => seat),
    splitBy: plan.splitBy,
    splitter: plan.splitBy < 0 ? -1 : seat,
    targets: plan.targets.map((target) => ({ seat: target, answersTo: seat, block: -1, blocker: -1 })),
  }
}

/** What an Attack promises its side, in Chi: damage, what it takes away, and the chance that it is ignored. */
export const strikeWorth = (house: House, s: State, attack: Attack): number => {
  let worth = 0
  for (let i = 0; i < attack.targets.length; i++) worth += worthOn(house, s, attack, attack.targets[i])
  return worth
}

const worthOn = (house: House, s: State, attack: Attack, target: Target): number => {
  const { loss, taken } = blow(house, s, attack, target)
  const chi = s.chi[house.sideOf[target.seat]]
  const lands = target.block >= 0 ? (house.prints[target.block].ignore ? 0 : 1) : 1 - ignored(house, s, attack, target)
  const two = sidesLeft(s) === 2
  const fells = loss >= chi ? (two ? WIN : FELL) : 0
  return lands * (Math.min(loss, chi) * (two ? 1 : grudge(chi, house.chi)) + fells + taken)
}

/** Among many the weak are worth a little more: whoever is out strikes no more. */
const grudge = (chi: number, most: number): number => 1.2 - (0.4 * chi) / most

/** What lands if it is not ignored: the loss of Chi, and what is lost beside it. */
export const blow = (house: House, s: State, attack: Attack, target: Target): { loss: number; taken: number } => {
  const stripped = strippedBy(house, s, attack, target.seat)
  const damage = damageOn(house, s, attack, target.seat)
  const defence = damage === 0 ? 0 : defenceOf(house, s, attack, target, movedBy(stripped, target.seat))
  const discards = Math.min(discardsOf(house, attack), s.hands[target.seat].length)
  let taken = discards * A_CARD
  for (let i = 0; i < stripped.length; i++) taken += lossWorth(house, s, stripped[i], target.seat)
  return { loss: Math.max(0, damage - defence), taken }
}

const discardsOf = ({ prints }: House, { source, parts }: Attack): number => {
  let count = prints[source].discards
  for (let i = 0; i < parts.length; i++) count += prints[parts[i]].discards
  return count
}

/** Taking also brings what is taken, in place of what was there. */
const lossWorth = (house: House, s: State, { slot, loss, owner, guarded }: Stripped, loser: Seat): number => {
  if (guarded) return A_CARD
  const lost = slotWorth(house, s, loser, slot)
  if (loss === LOSE_WEAPON || loss === LOSE_STANCE) return lost
  return 2 * lost - slotWorth(house, s, owner, slot)
}

/** How likely the target has a Block that makes nothing of it. */
const ignored = (house: House, s: State, attack: Attack, { seat }: Target): number => {
  const nature = natureOf(house, attack)
  const { blocks } = loreOf(house)
  let share = 0
  for (let i = 0; i < blocks.length; i++) {
    const { kind, share: part } = blocks[i]
    const print = house.prints[kind]
    if ((print.against & nature) === 0 || !passesBars(house, attack, kind)) continue
    share += print.ignore ? part : part * Math.min(1, print.value / 6)
  }
  return 1 - (1 - Math.min(1, share * KEEN)) ** s.hands[seat].length
}
