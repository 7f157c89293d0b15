import type { Seat } from '../../kernel/seats.ts'
import type { Write } from './group-commit.ts'
import { isHeld as heldIn, type Lease } from './homes.ts'
import type { Database } from './migrate.ts'

/** Something that was said at a table. */
export interface Line {
  /** Lines of a table are numbered from 1. */
  readonly line: number
  readonly guest: string
  /** By which name the speaker goes now. */
  readonly name: string
  /** Null for somebody who was watching. */
  readonly seat: Seat | null
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export const talkStore = ({ db, kind }: Database, write: Write) => {
  const isHeld = heldIn(kind)
  return {
    /** Writes it down and gives its number; null if the lease has been lost: nothing is written. */
    say: (
      table: string,
      { guest, seat, text, at }: Omit<Line, 'line' | 'name'>,
      lease: Lease | null,
    ): Promise<number | null> =>
      write(async (trx) => {
        if (lease !== null && !(await isHeld(trx, lease))) return null
        const last = await trx
          .selectFrom('talk')
          .select(({ fn }) => fn.max('line').as('line'))
          .where('tableId', '=', table)
          .executeTakeFirst()
        const line = (last?.line ?? 0) + 1
        await trx.insertInto('talk').values({ tableId: table, line, guestId: guest, seat, text, at }).execute()
        return line
      }),

    /** The lines from one to another, whoever said them. */
    between: async (table: string, first: number, last: number): Promise<readonly Line[]> => {
      const rows = await db
        .selectFrom('talk')
        .innerJoin('guests', 'guests.id', 'talk.guestId')
        .select(['line', 'guestId', 'name', 'seat', 'text', 'at'])
        .where('tableId', '=', table)
        .where('line', '>=', first)
        .where('line', '<=', last)
        .orderBy('line')
        .execute()
      return rows.map(({ line, guestId, name, seat, text, at }) => ({ line, guest: guestId, name, seat, text, at }))
    },

    /** The latest that a guest has not muted nor the house silenced, in the order in which they were said. */
    heardBy: async (guest: string | null, table: string, most: number): Promise<readonly Line[]> => {
      const rows = await db
        .selectFrom('talk')
        .innerJoin('guests', 'guests.id', 'talk.guestId')
        .select(['line', 'guestId', 'name', 'seat', 'text', 'at'])
        .where('tableId', '=', table)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('mutes')
                .select('mutes.guestId')
                .where('mutes.guestId', '=', guest)
                .whereRef('mutes.mutedId', '=', 'talk.guestId'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('silenced').select('silenced.guestId').whereRef('silenced.guestId', '=', 'talk.guestId')),
          ),
        )
        .orderBy('line', 'desc')
        .limit(most)
        .execute()
      return rows
        .map(({ line, guestId, name, seat, text, at }) => ({ line, guest: guestId, name, seat, text, at }))
        .reverse()
    },

    /** Everybody who has ever said something at a table. */
    speakers: async (table: string): Promise<readonly { readonly id: string; readonly name: string }[]> => {
      const rows = await db
        .selectFrom('talk')
        .innerJoin('guests', 'guests.id', 'talk.guestId')
        .select(['guests.id', 'guests.name'])
        .distinct()
        .where('tableId', '=', table)
        .execute()
      return rows.map(({ id, name }) => ({ id, name }))
    },

    /** Who said it; null if there is no such line. */
    speakerOf: async (table: string, line: number): Promise<string | null> => {
      const row = await db
        .selectFrom('talk')
        .select('guestId')
        .where('tableId', '=', table)
        .where('line', '=', line)
        .executeTakeFirst()
      return row?.guestId ?? null
    },
  }
}
