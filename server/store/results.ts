import type { Transaction } from 'kysely'
import { FIRST, type Rating } from '../ratings/rating.ts'
import type { Run } from './migrate.ts'
import type { Schema } from './schema.ts'
import type { Step } from './times.ts'

/** How a match ended. */
export interface Ended {
  readonly game: string
  /** By seat. */
  readonly places: readonly number[]
  readonly at: number
  /** At a rated table: who sat where, and what becomes of their ratings. */
  readonly rated: {
    readonly guests: readonly string[]
    rate(before: readonly Rating[]): readonly Rating[]
  } | null
}

export const resultStore = () => ({
  /** To be written with the last entry, of which there is one. */
  save: (match: string, ended: Ended): Step => {
    const slow = (trx: Transaction<Schema>): Promise<void> => saveSlowly(trx, match, ended)
    // Ratings are read before they are written, which is not done at once.
    if (ended.rated !== null) return slow
    const quick = (run: Run): void => {
      run('insert into results (match, at, places) values (?, ?, ?)', match, ended.at, JSON.stringify(ended.places))
    }
    return Object.assign(slow, { quick })
  },
})

const saveSlowly = async (
  trx: Transaction<Schema>,
  match: string,
  { game, places, at, rated }: Ended,
): Promise<void> => {
  await trx
    .insertInto('results')
    .values({ match, at, places: JSON.stringify(places) })
    .execute()
  if (rated === null) return
  const { guests } = rated
  const found = new Map<string, Rating>()
  // In a fixed order: of two matches that end at once one waits for the other.
  for (const guest of guests.toSorted()) found.set(guest, await counted(trx, guest, game))
  const before = guests.map((guest) => found.get(guest) ?? FIRST)
  for (const [seat, { mu, sigma }] of rated.rate(before).entries()) {
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

/** One match more, and the rating before it; nobody else can change it until this is written. */
const counted = async (trx: Transaction<Schema>, guestId: string, game: string): Promise<Rating> => {
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
