import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'
import type { Plan } from '../rules/plan/plan.ts'
import { blockWorth } from './hand.ts'

/** Cards come back with the next refill, so playing one costs little; one that brings nothing is kept. */
const AN_ATTACK = 0.35
const AN_ENHANCEMENT = 0.25
/** The share of its worth that a Block must earn before it is played. */
const A_BLOCK = 0.5

export const costOfPlan = ({ source, enhancements, combo }: Plan): number =>
  (source < 0 ? 0.1 : AN_ATTACK) + enhancements.length * AN_ENHANCEMENT + combo.length * AN_ATTACK * 2

export const costOfHelp = (combo: readonly Kind[]): number => AN_ENHANCEMENT + combo.length * AN_ATTACK * 2

export const costOfBlock = (house: House, kind: Kind): number => {
  const print = house.prints[kind]
  return print.type === 'block' ? blockWorth(house, print) * A_BLOCK : 0.5
}
