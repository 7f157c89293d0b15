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

/** `isHere`: the database is in this process and can be written to at once. */
export const entryStore = (db: Kysely<Schema>, write: Write, isHere: boolean) => ({
  /** Plain data: whether they are entries that can be played is for the reader of records to say. */
  list: async (match: string, after = 0): Promise<readonly unknown[]> => {
    const rows = await db
      .selectFrom('entries')
      .select('entry')
      .where('match', '=', match)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute()
    return rows.map(({ entry }) => parse(entry))
  },

  /**
   * Writes the entry that makes the match `seq` entries long; on disk when the promise is kept. Of two writers one wins;
   * the other gets false and has to look what happened meanwhile. What else changes with it is written with it.
   */
  append: (match: string, seq: number, entry: Entry, isLast: boolean, ...also: readonly Step[]): Promise<boolean> => {
    if (isHere && also.length === 0) return write(appended(match, seq, entry, isLast))
    return write(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('entries')
        .values({ match, seq, entry: JSON.stringify(entry) })
        .onConflict((conflict) => conflict.columns(['match', 'seq']).doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return false
      // Handing a seat over closes no question: what is sealed stays so.
      if (entry.kind !== 'handOver') await trx.deleteFrom('sealed').where('match', '=', match).execute()
      for (const step of also) await step(trx)
      if (!isLast) return true
      await trx.updateTable('tables').set({ status: 'over' }).where('id', '=', match).execute()
      await trx.deleteFrom('orders').where('match', '=', match).execute()
      return true
    })
  },

  /** An answer that takes the place of another leaves the clock as it was stopped. */
  seal: async (
    match: string,
    { seat, decision, choice, by, left }: SealedAnswer,
    ...also: readonly Step[]
  ): Promise<void> => {
    const answer = { choice: JSON.stringify(choice), by }
    await write(async (trx) => {
      await trx
        .insertInto('sealed')
        .values({ match, decision, seat, left, ...answer })
        .onConflict((conflict) => conflict.columns(['match', 'decision', 'seat']).doUpdateSet(answer))
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

/** The same as `append` does, in the usual case that nothing else changes. */
const appended = (match: string, seq: number, entry: Entry, isLast: boolean): Quick<boolean> => ({
  quick: (run) => {
    const insert = 'insert into entries (match, seq, entry) values (?, ?, ?) on conflict do nothing'
    if (run(insert, match, seq, JSON.stringify(entry)) === 0) return false
    if (entry.kind !== 'handOver') run('delete from sealed where match = ?', match)
    if (!isLast) return true
    run("update tables set status = 'over' where id = ?", match)
    run('delete from orders where match = ?', match)
    return true
  },
})

const parse = (text: string): unknown => JSON.parse(text)
