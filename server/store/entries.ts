import type { Kysely } from 'kysely'
import type { By, Entry } from '../../kernel/record.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Quick, Write } from './group-commit.ts'
import type { Schema } from './schema.ts'
import type { Step } from './times.ts'

export interface SealedAnswer {
  readonly seat: Seat
  readonly decision: string
  readonly choice: unknown
  readonly by: By
  /** What the seat did not use of its time; null without a clock. */
  readonly left: number | null
}

/** The latest entry of a match. */
export interface Next {
  readonly entry: Entry
  /** The match is over with it. */
  readonly isLast: boolean
  /** Whether answers lie sealed that are part of it, or are no longer asked for. */
  readonly hasSealed: boolean
}

/** `isHere`: the database is in this process and can be written to at once. */
export const entryStore = (db: Kysely<Schema>, write: Write, isHere: boolean) => ({
  /** Plain data: whether they are entries that can be played is for the reader of records to say. */
  list: listing(db),

  /**
   * Writes the entry that makes the match `seq` entries long; on disk when the promise is kept. Of two writers one wins;
   * the other gets false and has to look what happened meanwhile. What else changes with it is written with it.
   */
  append: (match: string, seq: number, next: Next, ...also: readonly Step[]): Promise<boolean> => {
    if (isHere && also.every(({ quick }) => quick !== undefined)) return write(appended(match, seq, next, also))
    const { entry, isLast, hasSealed } = next
    return write(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('entries')
        .values({ match, seq, entry: JSON.stringify(entry) })
        .onConflict((conflict) => conflict.columns(['match', 'seq']).doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return false
      if (hasSealed) await trx.deleteFrom('sealed').where('match', '=', match).execute()
      for (const step of also) await step(trx)
      if (!isLast) return true
      await trx.updateTable('tables').set({ status: 'over' }).where('id', '=', match).execute()
      await trx.deleteFrom('orders').where('match', '=', match).execute()
      return true
    })
  },

  /** An answer that takes the place of another leaves the clock as it was stopped. */
  seal: (match: string, answer: SealedAnswer, ...also: readonly Step[]): Promise<void> => {
    if (isHere && also.every(({ quick }) => quick !== undefined)) return write(sealedAtOnce(match, answer, also))
    const { seat, decision, choice, by, left } = answer
    const given = { choice: JSON.stringify(choice), by }
    return write(async (trx) => {
      await trx
        .insertInto('sealed')
        .values({ match, decision, seat, left, ...given })
        .onConflict((conflict) => conflict.columns(['match', 'decision', 'seat']).doUpdateSet(given))
        .execute()
      for (const step of also) await step(trx)
    })
  },

  /** An answer is taken back. */
  unseal:
    (match: string, decision: string, seat: Seat): Step =>
    (trx) =>
      trx
        .deleteFrom('sealed')
        .where('match', '=', match)
        .where('decision', '=', decision)
        .where('seat', '=', seat)
        .execute(),

  sealed: async (match: string): Promise<readonly SealedAnswer[]> => {
    const rows = await db.selectFrom('sealed').selectAll().where('match', '=', match).orderBy('seat').execute()
    return rows.map(({ choice, seat, decision, by, left }) => ({ seat, decision, choice: parse(choice), by, left }))
  },
})

/** Whoever takes up a resting match asks this; to put the question together would take longer than to answer it. */
const listing = (db: Kysely<Schema>): ((match: string, after?: number) => Promise<readonly unknown[]>) => {
  const question = db
    .selectFrom('entries')
    .select('entry')
    .where('match', '=', '')
    .where('seq', '>', 0)
    .orderBy('seq')
    .compile()
  return async (match, after = 0) => {
    const { rows } = await db.executeQuery<Pick<Schema['entries'], 'entry'>>({
      ...question,
      parameters: [match, after],
    })
    return rows.map(({ entry }) => parse(entry))
  }
}

/** The same as `append` does, at once. */
const appended = (
  match: string,
  seq: number,
  { entry, isLast, hasSealed }: Next,
  also: readonly Step[],
): Quick<boolean> => ({
  quick: (run) => {
    const insert = 'insert into entries (match, seq, entry) values (?, ?, ?) on conflict do nothing'
    if (run(insert, match, seq, JSON.stringify(entry)) === 0) return false
    if (hasSealed) run('delete from sealed where match = ?', match)
    for (const { quick } of also) quick?.(run)
    if (!isLast) return true
    run("update tables set status = 'over' where id = ?", match)
    run('delete from orders where match = ?', match)
    return true
  },
})

/** The same as `seal` does, at once. */
const sealedAtOnce = (
  match: string,
  { seat, decision, choice, by, left }: SealedAnswer,
  also: readonly Step[],
): Quick<void> => ({
  quick: (run) => {
    const insert = 'insert into sealed (match, decision, seat, "left", choice, "by") values (?, ?, ?, ?, ?, ?)'
    const replace = 'on conflict (match, decision, seat) do update set choice = excluded.choice, "by" = excluded."by"'
    run(`${insert} ${replace}`, match, decision, seat, left, JSON.stringify(choice), by)
    for (const { quick } of also) quick?.(run)
  },
})

const parse = (text: string): unknown => JSON.parse(text)
