import { BLOWS, type Card } from '../cards.ts'
import { cardAt } from '../placed.ts'
import type { State } from '../state.ts'

/** EMR-3.11: the bows that have left the game. */
export const removedBows = (s: State): Card[] => {
  const inPlay = new Set([...s.couple.filter((placed) => placed >= 0).map(cardAt), s.suspense])
  return Array.from({ length: 2 * s.place.length }, (_, index) => BLOWS + index).filter((bow) => !inPlay.has(bow))
}
