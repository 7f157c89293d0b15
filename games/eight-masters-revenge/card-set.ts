import { BLOWS, type Card } from './cards.ts'

/** So many cards of one set fit into a code. To have to drop more takes twelve attacks in one turn, eight of them with draw. */
export const MOST_IN_A_SET = 11

/** Pascal's triangle: CHOOSE[n][k] sets of k out of n. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: BLOWS + 1 }).reduce<number[][]>((rows, _, n) => {
  const above = rows[n - 1] ?? []
  rows.push(
    Array.from({ length: MOST_IN_A_SET + 1 }, (_cell, k) => (k === 0 ? 1 : (above[k - 1] ?? 0) + (above[k] ?? 0))),
  )
  return rows
}, [])

/** How many smaller sets come before the first one of this size. */
const BEFORE: readonly number[] = Array.from({ length: MOST_IN_A_SET + 1 }, (_, size) =>
  CHOOSE[BLOWS].slice(0, size).reduce((sum, sets) => sum + sets, 0),
)

/** A set of cards as its number among all sets, smaller ones first. The cards are ascending. */
export const rankOf = (cards: readonly Card[]): number => {
  let rank = BEFORE[cards.length]
  for (let i = 0; i < cards.length; i++) rank += CHOOSE[cards[i]][i + 1]
  return rank
}

export const setOf = (rank: number): Card[] => {
  const larger = BEFORE.findIndex((before) => before > rank)
  const size = (larger < 0 ? BEFORE.length : larger) - 1
  const cards: Card[] = []
  let left = rank - BEFORE[size]
  for (let k = size, card = BLOWS - 1; k > 0; k--) {
    while (CHOOSE[card][k] > left) card -= 1
    left -= CHOOSE[card][k]
    cards.unshift(card)
    card -= 1
  }
  return cards
}
