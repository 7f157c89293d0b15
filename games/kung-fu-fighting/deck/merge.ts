import { SHIPPED } from './shipped.ts'
import { type CardRecord, type CardSet, SETS } from './vocabulary.ts'

/** What a deck file holds, and how many cards of each set its owner counted. */
export interface Brought {
  readonly records: readonly CardRecord[]
  readonly totals: Readonly<Partial<Record<CardSet, number>>>
}

export const NOTHING_BROUGHT: Brought = { records: [], totals: {} }

/**
 * KFF-18.1: a card with the id of one of ours takes its place. A set that the file has whole is the file's alone. Custom
 * cards and the blank card are added.
 */
export const merge = (deck: Brought, blank: readonly CardRecord[]): readonly CardRecord[] => {
  const whole = SETS.filter((set) => isWhole(deck, set))
  const kept = SHIPPED.filter(({ set }) => !whole.includes(set)).map((card) => replacedBy(deck, card) ?? card)
  return [...kept, ...deck.records.filter((record) => !kept.includes(record)), ...blank]
}

/** Until version 2 of the rules every set that a file had a card of was the file's alone. */
export const mergeSets = ({ records }: Brought, blank: readonly CardRecord[]): readonly CardRecord[] => {
  const own = new Set(records.map(({ set }) => set))
  return [...SHIPPED.filter(({ set }) => !own.has(set)), ...records, ...blank]
}

const replacedBy = ({ records }: Brought, { id, set }: CardRecord): CardRecord | undefined =>
  records.find((record) => record.id === id && record.set === set)

/** It has a card of the set that we do not have, or all that its owner counted. */
const isWhole = ({ records, totals }: Brought, set: CardSet): boolean => {
  const own = records.filter((record) => record.set === set)
  const ours = new Set(SHIPPED.flatMap((card) => (card.set === set ? [card.id] : [])))
  const size = own.reduce((sum, { count }) => sum + count, 0)
  return own.some(({ id }) => !ours.has(id)) || (size > 0 && size >= (totals[set] ?? Number.POSITIVE_INFINITY))
}
