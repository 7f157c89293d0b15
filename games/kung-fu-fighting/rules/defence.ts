import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import { type Guarding, PIERCES_STANCE, PIERCES_WEAPON } from '../deck/print.ts'
import type { House } from '../house.ts'
import type { Attack, State, Target } from '../state.ts'
import { archetypeOf, printAt, stanceFactor } from './bout.ts'
import type { Moved } from './losses.ts'
import { natureOf } from './nature.ts'

/** Step 3 (KFF-10.9, KFF-10.12): everything that is still in play, and the Block. */
export const defenceOf = (house: House, s: State, attack: Attack, target: Target, moved: Moved): number => {
  const { seat, block } = target
  const nature = natureOf(house, attack)
  const pierce = pierceOf(house, attack)
  const archetype = archetypeOf(house, s, seat)
  let sum = block < 0 ? 0 : house.prints[block].value
  if ((pierce & PIERCES_WEAPON) === 0 && isStill(moved.weapon, seat))
    sum += guarding(printAt(house, s.weapons[seat]).defences, nature) + ofAttached(house, s.onWeapon[seat], nature)
  if ((pierce & PIERCES_STANCE) === 0 && isStill(moved.stance, seat))
    sum +=
      guarding(printAt(house, s.stances[seat]).defences, nature) * stanceFactor(house, s, seat) +
      ofAttached(house, s.onStance[seat], nature)
  if (!archetype.unlessWeapon || s.weapons[seat] < 0) sum += guarding(archetype.defences, nature) // KFF-17.12
  return sum
}

/** KFF-10.11 */
const isStill = (moved: number, seat: Seat): boolean => ((moved >>> seat) & 1) === 0

/** KFF-14.21: one piercing part is enough. */
const pierceOf = ({ prints }: House, { source, parts }: Attack): number => {
  let bits = prints[source].pierce
  for (let i = 0; i < parts.length; i++) bits |= prints[parts[i]].pierce
  return bits
}

const guarding = (defences: readonly Guarding[], nature: number): number => {
  let sum = 0
  for (let i = 0; i < defences.length; i++) if ((defences[i].against & nature) !== 0) sum += defences[i].minus
  return sum
}

const ofAttached = ({ prints }: House, kinds: readonly Kind[], nature: number): number => {
  let sum = 0
  for (let i = 0; i < kinds.length; i++) sum += guarding(prints[kinds[i]].defences, nature)
  return sum
}
