import type { Seat } from '../../kernel/seats.ts'
import type { Kind } from './cards.ts'
import { LOSE_WEAPON, type LossCode, TAKE_WEAPON } from './deck/print.ts'
import type { House } from './house.ts'
import type { Moved } from './rules/losses.ts'
import { attachedTo, inSlot, type Slot } from './rules/slots.ts'
import type { Attack, State } from './state.ts'

/** What an Attack is going to cost a target in step 2, if it is not ignored and nothing else happens before. */
export interface Stripped {
  readonly slot: Slot
  readonly loss: LossCode
  /** Whose card says so. */
  readonly owner: Seat
  /** An attachment goes in its place (KFF-17.8). */
  readonly guarded: boolean
}

export const strippedBy = (house: House, s: State, attack: Attack, seat: Seat): readonly Stripped[] => {
  const { prints } = house
  let found = NOTHING
  for (let i = -1; i < attack.parts.length; i++) {
    const { losses } = prints[i < 0 ? attack.source : attack.parts[i]]
    if (losses.length > 0)
      found = [...found, ...ofOnePart(house, s, losses, i < 0 ? attack.attacker : attack.owners[i], seat, found)]
  }
  return found
}

const NOTHING: readonly Stripped[] = []

const ofOnePart = (
  house: House,
  s: State,
  losses: readonly LossCode[],
  owner: Seat,
  seat: Seat,
  before: readonly Stripped[],
): Stripped[] => {
  const found: Stripped[] = []
  for (const loss of losses) {
    const slot = loss === LOSE_WEAPON || loss === TAKE_WEAPON ? 'weapon' : 'stance'
    if (inSlot(s, seat, slot) < 0 || [...before, ...found].some((other) => other.slot === slot)) continue
    found.push({ slot, loss, owner, guarded: isGuarded(house, attachedTo(s, seat, slot)) })
  }
  return found
}

const isGuarded = ({ prints }: House, attached: readonly Kind[]): boolean => attached.some((kind) => prints[kind].guard)

/** What no longer defends then (KFF-10.10). */
export const movedBy = (stripped: readonly Stripped[], seat: Seat): Moved => {
  const moved: Moved = { weapon: 0, stance: 0 }
  for (let i = 0; i < stripped.length; i++) if (!stripped[i].guarded) moved[stripped[i].slot] |= 1 << seat
  return moved
}
