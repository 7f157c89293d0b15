import type { Seat } from '../../../kernel/seats.ts'
import { kindOf } from '../cards.ts'
import type { Guarding, Print } from '../deck/print.ts'
import type { House } from '../house.ts'
import { archetypeOf, printAt, stanceFactor } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { coverage, type Lore, loreOf } from './lore.ts'
import { addPending } from './pending.ts'
import { threatOf } from './threat.ts'

/** What can be counted of a side, in this order; what its members have is taken on average. */
export const LOOKS = [
  'chi',
  'last',
  'doomed',
  'blocking',
  'saved',
  'block',
  'moreBlocks',
  'counter',
  'healing',
  'plus',
  'combo',
  'bar',
  'guard',
  'strike',
  'stance',
  'weapon',
  'room',
  'gear',
  'threat',
  'kill',
] as const
const COMMON = LOOKS.indexOf('block')

/** A Block that takes so much away is as good as one that ignores. */
const WHOLE = 6
const FAINT = 0.3
/** A Weapon that breaks defends about half as long. */
const BREAKS = 0.5

/** Fills `out` with the looks of a side; what it could strike with only where that is near. */
export const lookAt = (house: House, s: State, side: number, isReady: boolean, out: number[]): void => {
  const members = house.members[side]
  out.length = 0
  for (let i = 0; i < LOOKS.length; i++) out.push(0)
  const pending = { loss: 0, saved: 0, blocks: 0 }
  for (let i = 0; i < members.length; i++) {
    addPending(house, s, members[i], pending)
    lookAtSeat(house, s, members[i], isReady, out)
  }
  for (let i = COMMON; i < out.length; i++) out[i] /= members.length
  const chi = Math.max(FAINT, s.chi[side] - pending.loss)
  out[0] = chi
  out[1] = 1 / Math.max(1, chi)
  out[2] = chi === FAINT ? 1 : 0
  out[3] = pending.blocks
  out[4] = pending.saved
}

const lookAtSeat = (house: House, s: State, seat: Seat, isReady: boolean, out: number[]): void => {
  const lore = loreOf(house)
  const hand = s.hands[seat]
  let blocks = 0
  let healing = 0
  for (let i = 0; i < hand.length; i++) {
    const print = house.prints[kindOf(hand[i])]
    switch (print.type) {
      case 'block':
        blocks += coverage(lore, print.against) * (print.ignore ? 1 : Math.min(1, print.value / WHOLE))
        if (print.counter) out[7] += 1
        break
      case 'chi':
        healing += print.value
        break
      case 'enhancement':
      case 'finisher':
        out[9] += Math.max(0, print.value, print.twoSides)
        out[10] += print.combo
        if (print.barsAllBut !== '') out[11] += 1
        break
      case 'attack':
        break
      default:
        out[17] += 1
    }
  }
  out[5] += Math.min(1, blocks)
  out[6] += Math.max(0, blocks - 1)
  out[8] += Math.min(healing, house.chi - s.chi[house.sideOf[seat]])
  lookAtGear(house, lore, s, seat, out)
  if (!isReady) return
  const threat = threatOf(house, s, seat)
  out[18] += threat
  if (threat === 1) out[19] += 1
}

const lookAtGear = (house: House, lore: Lore, s: State, seat: Seat, out: number[]): void => {
  const stance = printAt(house, s.stances[seat])
  const weapon = printAt(house, s.weapons[seat])
  const archetype = archetypeOf(house, s, seat)
  out[12] += guarding(lore, stance.defences) * stanceFactor(house, s, seat)
  out[12] += guarding(lore, weapon.defences) * (weapon.afterUse ? BREAKS : 1)
  out[12] += guarding(lore, archetype.defences)
  if (!weapon.afterUse) out[13] += weapon.value
  if (s.stances[seat] >= 0) out[14] += 1
  if (s.weapons[seat] >= 0) out[15] += 1
  out[16] += stance.hand + weapon.hand + archetype.hand
  for (const kind of s.onStance[seat]) lookAtImproved(lore, house.prints[kind], 14, out)
  for (const kind of s.onWeapon[seat]) lookAtImproved(lore, house.prints[kind], 15, out)
}

const lookAtImproved = (lore: Lore, { defences, value, hand }: Print, slot: 14 | 15, out: number[]): void => {
  out[12] += guarding(lore, defences)
  out[13] += value
  out[slot] += 1
  out[16] += hand
}

const guarding = (lore: Lore, defences: readonly Guarding[]): number => {
  let sum = 0
  for (let i = 0; i < defences.length; i++) sum += defences[i].minus * coverage(lore, defences[i].against)
  return sum
}
