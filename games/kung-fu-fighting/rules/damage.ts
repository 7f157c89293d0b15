import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import { type Lift, type Print, UNSET } from '../deck/print.ts'
import type { House } from '../house.ts'
import type { Attack, State } from '../state.ts'
import { archetypeOf, printAt, sidesLeft, stanceFactor } from './bout.ts'

/** KFF-10.4: the Attack against one target, with everything as it stood before any loss (KFF-10.3). */
export const damageOn = (house: House, s: State, attack: Attack, target: Seat): number =>
  Math.max(0, force(house, s, attack) + versus(house, s, attack.attacker, target))

/** KFF-5.4 */
const versus = (house: House, s: State, attacker: Seat, target: Seat): number => {
  const stance = printAt(house, s.stances[attacker])
  const opposite = stance.versus >= 0 && stance.versus === s.stances[target]
  return opposite ? stance.versusPlus * stanceFactor(house, s, attacker) : 0
}

/** All parts with all bonuses. */
const force = (house: House, s: State, attack: Attack): number => {
  const helpers = helpersOf(attack)
  let sum = 0
  for (let at = MAIN_PART; at < attack.parts.length; at++) sum += worth(house, s, attack, at, helpers)
  return sum
}

/** The main part stands before the first enhancement part. */
export const MAIN_PART = -1

/** What one part adds to the Attack, its bonuses included. */
export const worthOf = (house: House, s: State, attack: Attack, at: number): number =>
  worth(house, s, attack, at, helpersOf(attack))

const worth = (house: House, s: State, attack: Attack, at: number, helpers: number): number => {
  const { source, attacker, parts, owners } = attack
  if (at === MAIN_PART)
    return mainValue(house, s, attack, helpers) + bonusesFor(house, s, attack, source, attacker, true)
  const print = house.prints[parts[at]]
  const value =
    print.type === 'attack' ? print.value + print.perHelper * helpers : plus(house, s, attack, parts[at], owners[at])
  return value + bonusesFor(house, s, attack, parts[at], owners[at], false)
}

/** Teammates who have added something (KFF-17.1). */
const helpersOf = ({ owners, attacker }: Attack): number => {
  let seats = 0
  for (let i = 0; i < owners.length; i++) if (owners[i] !== attacker) seats |= 1 << owners[i]
  let count = 0
  for (let bits = seats; bits !== 0; bits &= bits - 1) count += 1
  return count
}

/** KFF-17.3: a Weapon that splits counts its split value; KFF-17.9: what is attached adds. */
const mainValue = (house: House, s: State, attack: Attack, helpers: number): number => {
  const print = house.prints[attack.source]
  if (!attack.weapon) return print.value + print.perHelper * helpers
  let value = attack.splitBy === attack.source ? print.splitValue : print.value
  const attached = s.onWeapon[attack.attacker]
  for (let i = 0; i < attached.length; i++) value += house.prints[attached[i]].value
  return value
}

/** KFF-17.2: a later line replaces an earlier one. */
const plus = (house: House, s: State, attack: Attack, kind: Kind, owner: Seat): number => {
  const print = house.prints[kind]
  let value = print.value
  if (print.twoSides !== UNSET && sidesLeft(s) === 2) value = print.twoSides // KFF-11.6
  if (print.onAlly !== UNSET && owner !== attack.attacker) value = print.onAlly
  if (print.inCounter !== UNSET && attack.counter) value = print.inCounter
  if (attack.splitBy === kind) value = print.splitValue
  const others = attack.parts.length - 1
  return value + print.perOther * others + print.perMember * house.members[house.sideOf[owner]].length
}

/** KFF-5.6: Stance, Improved Stances and Archetype of the owner; KFF-5.12: the Weapon used, for every part. */
const bonusesFor = (house: House, s: State, attack: Attack, kind: Kind, owner: Seat, main: boolean): number => {
  const { prints } = house
  let sum = lifts(prints, printAt(house, s.stances[owner]).bonuses, attack, kind, owner, main)
  sum *= stanceFactor(house, s, owner)
  const onStance = s.onStance[owner]
  for (let i = 0; i < onStance.length; i++) sum += lifts(prints, prints[onStance[i]].bonuses, attack, kind, owner, main)
  sum += lifts(prints, archetypeOf(house, s, owner).bonuses, attack, kind, owner, main)
  if (!attack.weapon) return sum // KFF-5.10, KFF-5.11
  sum += lifts(prints, prints[attack.source].bonuses, attack, kind, owner, main)
  const onWeapon = s.onWeapon[attack.attacker]
  for (let i = 0; i < onWeapon.length; i++) sum += lifts(prints, prints[onWeapon[i]].bonuses, attack, kind, owner, main)
  return sum
}

const lifts = (
  prints: readonly Print[],
  bonuses: readonly Lift[],
  attack: Attack,
  kind: Kind,
  owner: Seat,
  main: boolean,
): number => {
  let sum = 0
  for (let i = 0; i < bonuses.length; i++)
    if (works(bonuses[i], prints[kind], attack, kind, owner, main)) sum += bonuses[i].plus
  return sum
}

/** KFF-17.7 */
const works = ({ on, what }: Lift, print: Print, attack: Attack, kind: Kind, owner: Seat, main: boolean): boolean => {
  switch (on) {
    case 'main':
      return main
    case 'main-card':
      return main && !attack.weapon
    case 'weapon':
      return main && attack.weapon
    case 'enhancement':
      return !main
    case 'assist':
      return !main && owner !== attack.attacker
    case 'subtype':
      return (print.subtypes & what) !== 0
    case 'card':
      return kind === what
  }
}
