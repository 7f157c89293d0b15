import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'

/** By what an Archetype has, after the figures of chapter 20 in the rulebook. */
const TALENTS = {
  hand: 3,
  stanceSide: 2,
  weaponSide: 0.6,
  restore: 0.4,
  defence: 0.6,
  bonus: 1,
  counter: 1,
  double: 0.8,
}

export const archetypeWorth = ({ prints }: House, kind: Kind): number => {
  const { hand, side, restorePlus, defences, bonuses, freeCounter, doubleStance } = prints[kind]
  let worth = hand * TALENTS.hand + restorePlus * TALENTS.restore
  if (side >= 0) worth += prints[side].slot === 'stance' ? TALENTS.stanceSide : TALENTS.weaponSide
  for (const { minus } of defences) worth += minus * TALENTS.defence
  for (const { plus } of bonuses) worth += plus * TALENTS.bonus
  return worth + (freeCounter ? TALENTS.counter : 0) + (doubleStance ? TALENTS.double : 0)
}
