import type { Rng } from '../../../../kernel/random.ts'
import type { Kind } from '../../cards.ts'
import { type Letter, type Print, SEVERAL } from '../../deck/print.ts'

/**
 * The order of enhancements counts only in step 2 (KFF-10.6). What loses nothing may stand anywhere; equal losses
 * cannot tell which came first, nor can a loss of Weapon and one of Stance; a card with several losses keeps its place.
 * Orders that cannot differ are one choice: first what loses nothing, ascending; then, between the cards with several
 * losses, Weapons before Stances, equal losses ascending.
 */
export const settleOrder = (prints: readonly Print[], kinds: readonly Kind[]): Kind[] => {
  const plain: Kind[] = []
  const acting: Kind[] = []
  for (const kind of kinds) (prints[kind].letter === 0 ? plain : acting).push(kind)
  plain.sort(ascending)
  return acting.length === 0 ? plain : [...plain, ...settleActing(prints, acting)]
}

const ascending = (x: number, y: number): number => x - y

/** 1 and 3 are losses of Weapons, 2 and 4 of Stances. */
const isOfWeapon = (letter: Letter): boolean => letter === 1 || letter === 3

const settleActing = (prints: readonly Print[], acting: readonly Kind[]): Kind[] => {
  const laid: Kind[] = []
  let stances: Kind[] = []
  for (const kind of acting) {
    const { letter } = prints[kind]
    if (letter !== SEVERAL && !isOfWeapon(letter)) {
      stances.push(kind)
      continue
    }
    if (letter === SEVERAL) {
      laid.push(...stances)
      stances = []
    }
    laid.push(kind)
  }
  laid.push(...stances)
  return sortLetters(prints, laid)
}

/** Cards of equal single losses change places until they ascend. */
const sortLetters = (prints: readonly Print[], laid: readonly Kind[]): Kind[] => {
  const waiting = new Map<Letter, Kind[]>()
  for (const kind of laid) {
    const { letter } = prints[kind]
    if (letter !== SEVERAL) waiting.set(letter, [...(waiting.get(letter) ?? []), kind].sort(ascending))
  }
  return laid.map((kind) => waiting.get(prints[kind].letter)?.shift() ?? kind)
}

/** One of the orders that can differ, all equally likely. */
export const anyOrder = (prints: readonly Print[], kinds: readonly Kind[], rng: Rng): Kind[] => {
  const several = kinds.filter((kind) => prints[kind].letter === SEVERAL)
  const weapons = kinds.filter((kind) => isOfWeapon(prints[kind].letter))
  const stances = kinds.filter((kind) => prints[kind].letter === 2 || prints[kind].letter === 4)
  const plain = kinds.filter((kind) => prints[kind].letter === 0)
  if (several.length + weapons.length + stances.length < 2) return settleOrder(prints, kinds)
  // Weapons and cards with several losses in any order; then, independently, where the Stances stand among the latter.
  const first = [...weapons, ...several]
  rng.shuffle(first)
  const second = [...stances, ...several.map(() => -1)]
  rng.shuffle(second)
  const laid: Kind[] = []
  for (const kind of second) {
    if (kind >= 0) laid.push(kind)
    else {
      const until = first.findIndex((other) => prints[other].letter === SEVERAL)
      laid.push(...first.splice(0, until + 1))
    }
  }
  return settleOrder(prints, [...plain, ...laid, ...first])
}

/** Every order that can differ, once. */
export const eachOrder = (
  prints: readonly Print[],
  kinds: readonly Kind[],
  visit: (ordered: readonly Kind[]) => void,
): void => {
  const acting = kinds.filter((kind) => prints[kind].letter !== 0)
  if (acting.length < 2) return visit(settleOrder(prints, kinds))
  const plain = kinds.filter((kind) => prints[kind].letter === 0)
  const seen = new Set<string>()
  eachPermutation(acting, (order) => {
    const settled = settleOrder(prints, [...plain, ...order])
    const text = settled.join(' ')
    if (seen.has(text)) return
    seen.add(text)
    visit(settled)
  })
}

const eachPermutation = (
  items: readonly Kind[],
  visit: (order: readonly Kind[]) => void,
  before: Kind[] = [],
): void => {
  if (items.length === 0) return visit(before)
  for (let i = 0; i < items.length; i++)
    if (items.indexOf(items[i]) === i)
      eachPermutation([...items.slice(0, i), ...items.slice(i + 1)], visit, [...before, items[i]])
}

/** How often each of the five letters that count is there. */
export type Letters = readonly [number, number, number, number, number]

/** In how many orders the losses of Weapons stand among the cards with several losses. */
export const weaponOrders = ([w, , W, , several]: Letters): number =>
  choose(w + W + several, several) * choose(w + W, w)

/** The same for the losses of Stances. */
export const stanceOrders = ([, s, , S, several]: Letters): number =>
  choose(s + S + several, several) * choose(s + S, s)

export const withLetter = (letters: Letters, letter: Letter, n: number): Letters => {
  if (letter === 0) return letters
  const [w, s, W, S, several] = letters
  return [
    letter === 1 ? w + n : w,
    letter === 2 ? s + n : s,
    letter === 3 ? W + n : W,
    letter === 4 ? S + n : S,
    letter === 5 ? several + n : several,
  ]
}

export const choose = (n: number, k: number): number => {
  let ways = 1
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i
  return ways
}
