import type { Seat } from '../../../kernel/seats.ts'
import { facesOf } from '../cards.ts'
import { LOSE_STANCE, LOSE_WEAPON, type LossCode, TAKE_WEAPON } from '../deck/print.ts'
import type { House } from '../house.ts'
import type { Attack, Target } from '../state.ts'
import { archetypeOf, type Bout, theExchange } from './bout.ts'
import { attach, attachedTo, discardSlot, inSlot, moveSlot, type Slot } from './slots.ts'

/** What changed hands in step 2: by slot, a bit for each seat whose card there is not "still" in play (KFF-10.11). */
export interface Moved {
  weapon: number
  stance: number
}

/** Step 2 (KFF-10.5), in the order of KFF-10.6; each effect sees the result of the one before. */
export const carryOutLosses = (b: Bout): Moved => {
  const { s, house } = b
  const moved: Moved = { weapon: 0, stance: 0 }
  const { attacks } = theExchange(s)
  for (let i = 0; i < attacks.length; i++) {
    const attack = attacks[i]
    for (let places = 1; places < house.seats; places++) {
      const target = targetAt(attack, (attack.attacker + places) % house.seats)
      if (target !== null) strip(b, attack, target, moved)
    }
  }
  return moved
}

/** The final target in this seat. */
export const targetAt = ({ targets }: Attack, seat: Seat): Target | null => {
  for (let i = 0; i < targets.length; i++) if (targets[i].seat === seat) return targets[i]
  return null
}

export const ignores = ({ prints }: House, { block }: Target): boolean => block >= 0 && prints[block].ignore

const strip = (b: Bout, attack: Attack, target: Target, moved: Moved): void => {
  const { prints } = b.house
  if (!ignores(b.house, target)) {
    effects(b, prints[attack.source].losses, attack.attacker, target.seat, moved)
    for (let i = 0; i < attack.parts.length; i++)
      effects(b, prints[attack.parts[i]].losses, attack.owners[i], target.seat, moved)
  }
  if (target.block < 0) return
  const { losses } = prints[target.block]
  for (let i = 0; i < losses.length; i++)
    if (losses[i] !== TAKE_WEAPON || isThatWeapon(b, attack, moved))
      effect(b, losses[i], target.blocker, attack.attacker, moved, b.house.stealsByBlock)
}

/** KFF-14.20: the very Weapon the Attack was made with, if it is still there. */
const isThatWeapon = ({ s }: Bout, { weapon, source, attacker }: Attack, moved: Moved): boolean =>
  !weapon || (s.weapons[attacker] === source && ((moved.weapon >>> attacker) & 1) === 0)

const effects = (b: Bout, losses: readonly LossCode[], owner: Seat, loser: Seat, moved: Moved): void => {
  for (let i = 0; i < losses.length; i++) effect(b, losses[i], owner, loser, moved, true)
}

const effect = (b: Bout, loss: LossCode, owner: Seat, loser: Seat, moved: Moved, maySteal: boolean): void => {
  const { s, house } = b
  const slot: Slot = loss === LOSE_WEAPON || loss === TAKE_WEAPON ? 'weapon' : 'stance'
  if (inSlot(s, loser, slot) < 0 || guarded(b, loser, slot)) return
  const hasRoom = loss === LOSE_WEAPON && inSlot(s, owner, slot) < 0
  const steals = maySteal && hasRoom && archetypeOf(house, s, owner).stealIfEmpty // KFF-14.19
  if ((loss === LOSE_WEAPON || loss === LOSE_STANCE) && !steals)
    discardSlot(b, loser, slot, 'kung-fu-fighting.lost', 'KFF-10.5')
  else {
    moveSlot(b, loser, owner, slot, steals ? 'KFF-14.19' : 'KFF-10.7') // KFF-10.8
    moved[slot] |= 1 << owner
  }
  moved[slot] &= ~(1 << loser)
}

/** KFF-17.8: an attachment goes in its place. */
const guarded = ({ house, s, log }: Bout, seat: Seat, slot: Slot): boolean => {
  const attached = attachedTo(s, seat, slot)
  const at = attached.findIndex((kind) => house.prints[kind].guard)
  if (at < 0) return false
  const guard = attached[at]
  attach(s, seat, slot, attached.toSpliced(at, 1))
  if (house.prints[guard].type !== 'side') s.discard.push(guard)
  log?.push({ key: 'kung-fu-fighting.guarded', seat, guard: facesOf(house, [guard])[0], rule: 'KFF-17.8' })
  return true
}
