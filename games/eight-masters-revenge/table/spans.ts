import type { Span } from '../../../kernel/contract.ts'
import { CARDS, COLOURS, cardOf, FACES, HOLE } from '../cards.ts'

// Pieces of the text table.

export const strong = (text: string): Span => ({ text, tone: 'strong' })
export const dim = (text: string): Span => ({ text, tone: 'dim' })
export const alert = (text: string): Span => ({ text, tone: 'alert' })

/** A card in its colour; its letter says the colour too. */
export const face = (hidden: number): Span => {
  const card = cardOf(hidden)
  return card === HOLE ? dim('??') : { text: FACES[card], tone: COLOURS[CARDS.colour[card]] ?? 'strong' }
}

export const faces = (cards: readonly number[]): Span[] =>
  cards.length === 0 ? ['no card'] : cards.flatMap((card, i) => (i === 0 ? [face(card)] : [' ', face(card)]))
