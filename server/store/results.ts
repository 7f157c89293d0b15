import type { Transaction } from 'kysely'
import type { Seat } from '../../kernel/seats.ts'
import { FIRST, type Rating, rated as ratedAfter } from '../accounts/rating.ts'
import type { Schema } from './schema.ts'

/** How a match ended. */
export interface MatchResult {
  readonly game: string
  /** By seat. */
  readonly places: readonly number[]
  /** Milliseconds since 1970. */
  readonly at: number
  /** At a rated table: the guest in each seat, and the seats of each side. */
  readonly rated: { readonly guests: readonly string[]; readonly sides: readonly (readonly Seat[])[] } | null
}

export const saveResult = async (
  trx: Transaction<Schema>,
  match: string,
  { game, places, at, rated }: MatchResult,
): Promise<void> => {
  await trx
    .insertInto('results')
    .values({ match, at, places: JSON.stringify(places) })
    .execute()
  if (rated === null) return
  const { guests, sides } = rated
  const found = new Map<string, Rating>()
  // In a fixed order, so that two matches that end at once cannot deadlock.
  for (const guest of guests.toSorted()) found.set(guest, await countMatch(trx, guest, game))
  const before = guests.map((guest) => found.get(guest) ?? FIRST)
  for (const [seat, { mu, sigma }] of ratedAfter(sides, places, before).entries()) {
    const { mu: muBefore, sigma: sigmaBefore } = before[seat]
    await trx
      .updateTable('ratings')
      .set({ mu, sigma })
      .where('guestId', '=', guests[seat])
      .where('game', '=', game)
      .execute()
    await trx.insertInto('ratingChanges').values({ match, seat, muBefore, sigmaBefore, mu, sigma }).execute()
  }
}

/** Counts one match more and gives the rating before it. The row stays locked until the transaction ends. */
const countMatch = async (trx: Transaction<Schema>, guestId: string, game: string): Promise<Rating> => {
  const { mu, sigma } = await trx
    .insertInto('ratings')
    .values({ guestId, game, mu: FIRST.mu, sigma: FIRST.sigma, matches: 1 })
    .onConflict((conflict) =>
      conflict.columns(['guestId', 'game']).doUpdateSet(({ eb }) => ({ matches: eb('ratings.matches', '+', 1) })),
    )
    .returning(['mu', 'sigma'])
    .executeTakeFirstOrThrow()
  return { mu, sigma }
}
