import type { Kysely, Transaction } from 'kysely'
import type { Seat } from '../../kernel/seats.ts'
import { databaseNow } from './homes.ts'
import type { Database } from './migrate.ts'
import type { Schema } from './schema.ts'

/** Something that must be done at a time. */
export interface Due {
  /** `NOBODY` for what concerns all who are asked. */
  readonly seat: Seat
  readonly decision: string
  readonly kind: DueKind
  readonly at: number
}

/** What is done: a bot thinks, a seat whose time is up is answered for, sealed answers are released. */
const DONE_THEN = ['bot', 'deadline', 'release'] as const

/** `held` is the clock of a seat that has answered without anybody's knowledge, `opened` is when the window did. */
export type DueKind = (typeof DONE_THEN)[number] | 'held' | 'opened'

export const NOBODY = -1

/** The clocks of a match; times are in milliseconds. */
export interface Times {
  /** What is left of the bank of each seat. */
  readonly banks: readonly number[]
  /** At most one for each seat, and one for all. */
  readonly due: readonly Due[]
}

/** A match that has just begun has one due row of this seat, so that it is looked at even after a crash. */
export const beginning = (match: string) => ({ match, seat: NOBODY, decision: '', kind: 'bot', at: 0 }) as const

export const loadTimes = async (db: Kysely<Schema>, match: string): Promise<Times> => {
  const banks = await db.selectFrom('seats').select('bank').where('tableId', '=', match).orderBy('seat').execute()
  const due = await db.selectFrom('due').selectAll().where('match', '=', match).orderBy('seat').execute()
  return {
    banks: banks.map(({ bank }) => bank),
    due: due.map(({ seat, decision, kind, at }) => ({ seat, decision, kind, at })),
  }
}

export const saveTimes = async (trx: Transaction<Schema>, match: string, { banks, due }: Times): Promise<void> => {
  await trx.deleteFrom('due').where('match', '=', match).execute()
  if (due.length > 0)
    await trx
      .insertInto('due')
      .values(due.map(({ seat, decision, kind, at }) => ({ match, seat, decision, kind, at })))
      .execute()
  for (const [seat, bank] of banks.entries())
    await trx
      .updateTable('seats')
      .set({ bank })
      .where('tableId', '=', match)
      .where('seat', '=', seat)
      .where('bank', '!=', bank)
      .execute()
}

export const timeStore = ({ db, kind }: Database) => ({
  /** The matches in which something is due and that live at no other server. */
  dueBy: async (now: number, server = ''): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('due')
      .innerJoin('tables', 'tables.id', 'due.match')
      .leftJoin('servers', (join) =>
        join
          .onRef('servers.id', '=', 'tables.home')
          .on('servers.until', '>', databaseNow(kind))
          .on('servers.id', '!=', server),
      )
      .select('due.match')
      .distinct()
      .where('at', '<=', now)
      .where('kind', 'in', DONE_THEN)
      .where('servers.id', 'is', null)
      .execute()
    return rows.map(({ match }) => match)
  },

  /** When something is due next. */
  nextAfter: async (now: number): Promise<number | null> => {
    const row = await db
      .selectFrom('due')
      .select('at')
      .where('at', '>', now)
      .where('kind', 'in', DONE_THEN)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
    return row?.at ?? null
  },
})
