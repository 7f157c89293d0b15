import type { Game, Line, Outcome } from '../../kernel/contract.ts'
import { seatLetter } from '../../kernel/seats.ts'
import { toned } from './paint.ts'

/** A side that is nobody's, such as an automaton, may have beaten the whole table. */
const resultOf = (winners: readonly string[], seats: number): string => {
  if (winners.length === 0) return seats === 1 ? `${seatLetter(0)} loses` : 'Nobody at the table wins'
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the victory`
}

/** Who won, how it ended, and by which rule. */
export const endLine = ({ words }: Game, { places, reason, rule }: Outcome): Line => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seatLetter(seat)] : []))
  return [
    toned(resultOf(winners, places.length), 'strong'),
    `: ${(words.ends[reason] ?? reason).replace(/\.$/, '')} (${rule}).`,
  ]
}
