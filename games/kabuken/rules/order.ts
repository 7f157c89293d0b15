import type { House } from '../options.ts'
import type { State } from '../state.ts'
import { isOut, secretOf, spent } from './bout.ts'

/**
 * Cards are laid in an order of one's choice (KBK-6.2), but only the top card shows afterwards. The one below matters
 * as long as Grave Keeper may dig it up (KBK-17.29) or the pile may be looked through; all others never do. Orders
 * that cannot differ are one choice, with the cards that do not matter in ascending order.
 */
export const placesThatMatter = (house: House, s: State): 1 | 2 =>
  house.browseDiscard === 'yes' || (house.extension === 'on' && s.secrets.some((_, seat) => digs(s, seat))) ? 2 : 1

const digs = (s: State, seat: number): boolean =>
  secretOf(s, seat).declared === 'takesField' && !spent(s, seat) && !isOut(s, seat)

/** Puts cards into the one spelling for all orders that cannot differ. */
export const settleOrder = (laid: number[], places: 1 | 2): number[] => {
  const free = laid.length - places
  for (let i = 1; i < free; i++)
    for (let j = i; j > 0 && laid[j - 1] > laid[j]; j--) {
      const card = laid[j]
      laid[j] = laid[j - 1]
      laid[j - 1] = card
    }
  return laid
}

/** Every order that can differ, once. The cards are given in ascending order. */
export const eachOrder = (sorted: readonly number[], places: 1 | 2, visit: (cards: number[]) => void): void => {
  eachOut(sorted, (rest, top) => {
    if (places === 1 || rest.length < 2) visit([...rest, top])
    else eachOut(rest, (others, second) => visit([...others, second, top]))
  })
}

const eachOut = (sorted: readonly number[], visit: (rest: number[], out: number) => void): void => {
  for (let i = 0; i < sorted.length; i++)
    if (i === 0 || sorted[i] !== sorted[i - 1]) visit([...sorted.slice(0, i), ...sorted.slice(i + 1)], sorted[i])
}
