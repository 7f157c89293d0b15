import { SHIPPED } from '../deck/shipped.ts'
import type { Plain } from './tables.ts'

/** Files as owners of the game would type them. */
export const deckFile = (...cards: readonly unknown[]): Plain => ({ schema: 'kff-cards/1', cards })

/** The shipped cards of a set, with some of them changed. */
export const shippedSet = (set: string, change: (id: string) => Plain = () => ({})): Plain[] =>
  SHIPPED.filter((card) => card.set === set).map((card) => ({ ...card, ...change(card.id) }))

/** A record of the set custom; what is not said is harmless. */
export const record = (type: string, effect: Plain, more: Plain = {}): Plain => ({
  id: 'my-own-card',
  name: 'My Own Card!',
  set: 'custom',
  count: 1,
  type,
  subtype: type === 'attack' ? ['punch'] : [],
  ...effect,
  text: 'What we agreed.',
  tag: 'reconstructed',
  ...more,
})

/** The example of chapter 19.5. */
export const BLANK: Plain = {
  id: 'my-own-card',
  name: 'My Own Card!',
  set: 'custom',
  count: 1,
  type: 'enhancement',
  subtype: [],
  enhance: { plus: 1, onHit: [{ do: 'lose-stance' }] },
  text: '+1. The target loses the Stance in play.',
  tag: 'reconstructed',
}
