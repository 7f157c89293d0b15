import type { Outcome } from '../../kernel/contract.ts'
import type { Match } from '../../kernel/match.ts'
import { sidesOf } from '../accounts/rating.ts'
import type { MatchResult } from '../store/results.ts'
import type { TableRow } from '../store/tables.ts'

/** What is stored of how a match ended. */
export const resultOf = ({ game, rules }: Match, { places }: Outcome, row: TableRow, at: number): MatchResult => {
  const { seats, rated } = row
  const guests = seats.flatMap((sitting) => (sitting.kind === 'person' ? [sitting.guest.id] : []))
  return {
    game: game.meta.id,
    places,
    at,
    rated: rated ? { guests, sides: sidesOf(game.meta, rules.setup) } : null,
  }
}
