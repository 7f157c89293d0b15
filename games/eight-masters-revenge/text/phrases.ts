import { CARDS, type Card, isBow } from '../cards.ts'

// Turns of speech that log, labels and table share.

export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "A", "A and C", "A, B and C". */
export const all = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

/** What is printed on a card beside its colour and numbers. */
export const printed = (card: Card): string => {
  if (isBow(card)) return 'bow'
  const dragon = CARDS.dragon[card] ? ['dragon'] : []
  const effect = CARDS.effect[card] === 'none' ? 'no effect' : CARDS.effect[card]
  return [`damage ${CARDS.damage[card]}`, ...dragon, effect].join(', ')
}

/** Tokens by name, as one speaks of one of them. */
export const TOKEN_NAMES: Readonly<Record<string, string>> = {
  damage: 'damage token',
  plus: '+',
  minus: '-',
  crow: 'crow',
}
