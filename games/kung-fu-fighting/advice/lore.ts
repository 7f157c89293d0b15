import type { Kind } from '../cards.ts'
import { NATURE } from '../deck/print.ts'
import type { House } from '../house.ts'

/** What the whole deck tells of a match before a card is seen. */
export interface Lore {
  /** Every Block with its share of the deck. */
  readonly blocks: readonly Blocker[]
  /** By kind its share of the deck. */
  readonly shares: readonly number[]
  /** By bit of `NATURE` how many of the Attacks have it. */
  readonly natures: ReadonlyMap<number, number>
}

interface Blocker {
  readonly kind: Kind
  readonly share: number
}

/** Made once for every match. */
export const loreOf = (house: House): Lore => {
  const found = made.get(house)
  if (found !== undefined) return found
  const lore = makeLore(house)
  made.set(house, lore)
  return lore
}

const made = new WeakMap<House, Lore>()

/** A Weapon in play strikes about so often. */
const ARMED = 0.25

const makeLore = ({ prints, kinds, copies }: House): Lore => {
  const size = copies.reduce((sum, count) => sum + count, 0)
  const shares = copies.map((count) => count / size)
  const deck = prints.slice(0, kinds)
  const attacks = deck.map(({ type }, kind) => (type === 'attack' ? copies[kind] : 0))
  const all = Math.max(
    1,
    attacks.reduce((sum, count) => sum + count, 0),
  )
  const natures = new Map<number, number>([
    [NATURE.any, 1],
    [NATURE.weapon, ARMED],
    [NATURE.card, 1 - ARMED],
  ])
  for (const bit of [NATURE.punch, NATURE.kick, NATURE.throw, NATURE.trip]) {
    const count = deck.reduce((sum, { subtypes }, kind) => sum + ((subtypes & bit) === 0 ? 0 : attacks[kind]), 0)
    natures.set(bit, ((1 - ARMED) * count) / all)
  }
  const blocks = deck.flatMap(({ type }, kind) => (type === 'block' ? [{ kind, share: shares[kind] }] : []))
  return { blocks, shares, natures }
}

/** How many of the Attacks that come a Block or a defence works against. */
export const coverage = ({ natures }: Lore, against: number): number => {
  let share = 0
  for (const [bit, part] of natures) if ((against & bit) !== 0) share += part
  return Math.min(1, share)
}
