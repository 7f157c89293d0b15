import { SHIPPED } from './shipped.ts'
import type { CardRecord } from './vocabulary.ts'

/**
 * KFF-18.1: a set that the deck file has cards of is the file's alone; the other sets are the shipped ones. Custom cards
 * and the blank card are added.
 */
export const merge = (deck: readonly CardRecord[], blank: readonly CardRecord[]): readonly CardRecord[] => {
  const own = new Set(deck.map(({ set }) => set))
  return [...SHIPPED.filter(({ set }) => !own.has(set)), ...deck, ...blank]
}
