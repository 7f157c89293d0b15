import type { Game, Line, Outcome } from '../../kernel/contract.ts'
import { seatLetter } from '../../kernel/seats.ts'
import { toned } from './paint.ts'

/** Who won, how it ended, and by which rule. */
export const endLine = ({ words }: Game, { places, reason, rule }: Outcome): Line => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seatLetter(seat)] : []))
  const result = winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the victory`
  return [toned(result, 'strong'), `: ${(words.ends[reason] ?? reason).replace(/\.$/, '')} (${rule}).`]
}
