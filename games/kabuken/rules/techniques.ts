import type { House } from '../options.ts'

/** Chapter 6: the six techniques, and the run of the Barrage Attack (KBK-17.20). */
export const FISTS = ['dual', 'color', 'sniper', 'sniperGod', 'resolute', 'resoluteGod', 'barrage'] as const
export type Fist = (typeof FISTS)[number]

/** KBK-6.4 … 6.9. The power of a Barrage depends on its length. */
export const POWER: Readonly<Record<Fist, number>> = {
  dual: 1, // KBK-6.4
  color: 1, // KBK-6.5
  sniper: 1, // KBK-6.6
  sniperGod: 2, // KBK-6.7
  resolute: 2, // KBK-6.8
  resoluteGod: 2, // KBK-6.9
  barrage: 2, // KBK-17.20
}

/** KBK-17.20: power by the number of cards. */
export const BARRAGE_POWER: readonly number[] = [0, 0, 0, 2, 3, 4, 4]

/** KBK-6.4, KBK-6.12: two cards can only be a Dual Fist. */
export const isDual = (n1: number, c1: number, n2: number, c2: number): boolean => n1 === n2 && c1 === c2

/** No Field Card lies there, so no sum can be met (KBK-17.29). */
export const NO_FIELD = -1

/** The strongest technique of three cards, in the order of KBK-6.15; null when they fit none (KBK-6.14). */
export const strongest = (
  house: House,
  field: number,
  n1: number,
  c1: number,
  n2: number,
  c2: number,
  n3: number,
  c3: number,
): Fist | null => {
  const sum = n1 + n2 + n3 === field
  const oneColour = c1 === c2 && c2 === c3
  if (n1 === n2 && n2 === n3) {
    if (oneColour) return sum && house.godOverlap !== 'resoluteGod' ? 'sniperGod' : 'resoluteGod' // KBK-6.11
    if (house.resoluteColours === 'notAllSame' || (c1 !== c2 && c2 !== c3 && c1 !== c3)) return 'resolute'
  }
  if (oneColour) return sum ? 'sniperGod' : 'color'
  return sum ? 'sniper' : null
}

/** What else the attacker may name for the same cards: KBK-6.11, and any technique with the option `overlap`. */
export const alternatives = (
  house: House,
  field: number,
  numbers: readonly number[],
  colours: readonly number[],
): readonly Fist[] => {
  const [n1, n2, n3] = numbers
  const [c1, c2, c3] = colours
  const best = strongest(house, field, n1, c1, n2, c2, n3, c3)
  if (best === null) return []
  const sum = n1 + n2 + n3 === field
  const oneColour = c1 === c2 && c2 === c3
  const oneNumber = n1 === n2 && n2 === n3
  const gods = oneColour && oneNumber && sum
  if (house.overlap !== 'choice') return gods && house.godOverlap === 'attacker' ? ['resoluteGod'] : []
  const fitting: Fist[] = []
  if (oneColour) fitting.push('color')
  if (sum) fitting.push('sniper')
  if (oneColour && sum && !(gods && house.godOverlap === 'resoluteGod')) fitting.push('sniperGod')
  if (oneNumber && (house.resoluteColours === 'notAllSame' ? !oneColour : new Set(colours).size === 3))
    fitting.push('resolute')
  if (oneNumber && oneColour && !(gods && house.godOverlap === 'sniperGod')) fitting.push('resoluteGod')
  return fitting.filter((fist) => fist !== best)
}

/** KBK-17.24: different numbers of one colour without a gap. */
export const isRun = (numbers: readonly number[], colours: readonly number[]): boolean => {
  const lowest = Math.min(...numbers)
  return (
    colours.every((colour) => colour === colours[0]) &&
    new Set(numbers).size === numbers.length &&
    Math.max(...numbers) - lowest === numbers.length - 1
  )
}
