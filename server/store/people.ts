import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { seatLetter } from '../../kernel/seats.ts'
import type { MatchInfo, RatingInfo } from '../../protocol/accounts.ts'
import { agreedSetup } from '../../protocol/table-info.ts'
import { pointsOf, tellRating } from '../accounts/rating.ts'
import type { Schema } from './schema.ts'

/** A place in somebody's history: everything that ended before this match comes behind it. */
export interface Bookmark {
  readonly at: number
  readonly match: string
}

const placeList = z.array(z.int())

/** What can be told of somebody. */
export const peopleStore = (db: Kysely<Schema>) => ({
  ratingsOf: async (guest: string): Promise<readonly RatingInfo[]> => {
    const rows = await db.selectFrom('ratings').selectAll().where('guestId', '=', guest).orderBy('game').execute()
    return rows.map(({ game, mu, sigma, matches }) => ({ game, ...tellRating({ mu, sigma }), matches }))
  },

  /** The latest first. `onlyPublic`: those at rated and at listed tables. */
  matchesOf: async (
    guest: string,
    {
      onlyPublic,
      after,
      most,
    }: { readonly onlyPublic: boolean; readonly after: Bookmark | null; readonly most: number },
  ): Promise<readonly MatchInfo[]> => {
    let found = db
      .selectFrom('seats as own')
      .innerJoin('results', 'results.match', 'own.tableId')
      .innerJoin('tables', 'tables.id', 'own.tableId')
      .select(['tables.id', 'tables.game', 'tables.setup', 'tables.rated', 'results.at', 'results.places'])
      .where('own.guestId', '=', guest)
    if (onlyPublic) found = found.where(({ or, eb }) => or([eb('rated', '=', 1), eb('listed', '=', 1)]))
    if (after !== null) found = found.where(sql<boolean>`(results.at, results.match) < (${after.at}, ${after.match})`)
    const rows = await found.orderBy('results.at', 'desc').orderBy('results.match', 'desc').limit(most).execute()
    return Promise.all(
      rows.map(async ({ id, game, setup, rated, at, places }) => ({
        table: id,
        game,
        mode: agreedSetup.parse(JSON.parse(setup)).mode,
        at,
        rated: rated === 1,
        seats: await seatsOf(db, id, guest, placeList.parse(JSON.parse(places))),
      })),
    )
  },
})

const seatsOf = async (
  db: Kysely<Schema>,
  match: string,
  guest: string,
  places: readonly number[],
): Promise<MatchInfo['seats']> => {
  const rows = await db
    .selectFrom('seats')
    .leftJoin('guests', 'guests.id', 'seats.guestId')
    .leftJoin('accounts', 'accounts.guestId', 'seats.guestId')
    .leftJoin('ratingChanges', (join) =>
      join.onRef('ratingChanges.match', '=', 'seats.tableId').onRef('ratingChanges.seat', '=', 'seats.seat'),
    )
    .select(['seats.seat', 'guests.id', 'guests.name', 'bot', 'accounts.key', 'mu', 'muBefore'])
    .where('seats.tableId', '=', match)
    .orderBy('seats.seat')
    .execute()
  return rows.map(({ seat, id, name, bot, key, mu, muBefore }) => ({
    seat: seatLetter(seat),
    name: name ?? bot ?? '',
    kind: id === null ? 'bot' : key === null ? 'guest' : 'account',
    place: places[seat],
    ...(mu !== null && muBefore !== null && { change: pointsOf(mu) - pointsOf(muBefore) }),
    whose: id === guest,
  }))
}
