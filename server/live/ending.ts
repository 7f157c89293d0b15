import type { Table } from '../../kernel/table.ts'
import { rated, sidesOf } from '../ratings/rating.ts'
import type { Ended } from '../store/results.ts'
import type { Sitting } from '../store/tables.ts'

/** How the match has just ended; null while it goes on. */
export const endedBy = (table: Table, seats: readonly Sitting[], isRated: boolean, at: number): Ended | null => {
  const outcome = table.outcome()
  if (outcome === null) return null
  const { places } = outcome
  const { game, rules } = table
  const sides = sidesOf(game.meta, rules.setup)
  const guests = seats.flatMap((sitting) => (sitting.kind === 'person' ? [sitting.guest.id] : []))
  return {
    game: game.meta.id,
    places,
    at,
    rated: isRated ? { guests, rate: (before) => rated(sides, places, before) } : null,
  }
}
