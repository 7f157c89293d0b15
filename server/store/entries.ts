import type { Kysely, Transaction } from 'kysely'
import { isList } from '../../kernel/json.ts'
import type { By, Entry } from '../../kernel/record.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Bundles, Tail } from './bundles.ts'
import type { Quick, Write } from './group-commit.ts'
import type { Run } from './migrate.ts'
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

/** `bundles`: of a database in this process, which can be written to at once; null for one elsewhere. */
export const entryStore = (db: Kysely<Schema>, write: Write, bundles: Bundles | null) => ({
  /** Plain data: whether they are entries that can be played is for the reader of records to say. */
  list: listing(db, bundles),

  /**
   * Writes the entry that makes the match `seq` entries long; on disk when the promise is kept. Of two writers one wins;
   * the other gets false and has to look what happened meanwhile. What else changes with it is written with it. `guard`
   * comes first: whoever writes about a match waits there for others who do, and holds nothing that they may wait for.
   */
  append: (match: string, seq: number, next: Next, also = NO_MORE, guard: Step | null = null): Promise<boolean> => {
    if (bundles !== null && guard === null && areQuick(also)) return write(new Append(bundles, match, seq, next, also))
    const { entry, isLast, hasSealed } = next
    return write(async (trx) => {
      await guard?.(trx)
      if (!(bundles === null ? await insertInto(trx, match, seq, entry) : bundles.append(match, seq, entry)))
        return false
      if (hasSealed) await trx.deleteFrom('sealed').where('match', '=', match).execute()
      for (const step of also) await step(trx)
      if (!isLast) return true
      await trx.updateTable('tables').set({ status: 'over' }).where('id', '=', match).execute()
      await trx.deleteFrom('orders').where('match', '=', match).execute()
      return true
    })
  },

  /** An answer that takes the place of another leaves the clock as it was stopped. */
  seal: (match: string, answer: SealedAnswer, also = NO_MORE, guard: Step | null = null): Promise<void> => {
    if (bundles !== null && guard === null && areQuick(also)) return write(sealedAtOnce(match, answer, also))
    const { seat, decision, choice, by, left } = answer
    const given = { choice: JSON.stringify(choice), by }
    return write(async (trx) => {
      await guard?.(trx)
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

const NO_MORE: readonly Step[] = []

const areQuick = (steps: readonly Step[]): boolean => steps.every(({ quick }) => quick !== undefined)

/** False if there is such an entry already. */
const insertInto = async (trx: Transaction<Schema>, match: string, seq: number, entry: Entry): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('entries')
    .values({ match, seq, entry: JSON.stringify(entry) })
    .onConflict((conflict) => conflict.columns(['match', 'seq']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Whoever takes up a match asks this; to put the question together would take longer than to answer it. */
const listing = (
  db: Kysely<Schema>,
  bundles: Bundles | null,
): ((match: string, after?: number) => Promise<readonly unknown[]>) => {
  const question = db
    .selectFrom('entries')
    .select(['seq', 'entry'])
    .where('match', '=', '')
    .where('seq', '>', 0)
    .orderBy('seq')
    .compile()
  return async (match, after = 0) => {
    // First: whatever is sorted in meanwhile is found twice, and not missed.
    const tail = bundles?.tailOf(match) ?? NOTHING
    const { rows } = await db.executeQuery<Pick<Schema['entries'], 'seq' | 'entry'>>({
      ...question,
      parameters: [match, after],
    })
    const list: unknown[] = []
    const add = (some: readonly unknown[], last: number): void => {
      const more = last - after - list.length
      if (more > 0) list.push(...some.slice(-more))
    }
    for (const { seq, entry } of rows) add(entriesIn(entry), seq)
    add(tail.entries, tail.seq)
    return list
  }
}

const NOTHING: Tail = { seq: 0, entries: [] }

const entriesIn = (text: string): readonly unknown[] => {
  const found = parse(text)
  return isList(found) ? found : [found]
}

/** The same as `append` does, at once. A class, for one is made with every answer. */
class Append implements Quick<boolean> {
  readonly #bundles: Bundles
  readonly #match: string
  readonly #seq: number
  readonly #next: Next
  readonly #also: readonly Step[]

  constructor(bundles: Bundles, match: string, seq: number, next: Next, also: readonly Step[]) {
    this.#bundles = bundles
    this.#match = match
    this.#seq = seq
    this.#next = next
    this.#also = also
  }

  quick(run: Run): boolean {
    const match = this.#match
    const { entry, isLast, hasSealed } = this.#next
    if (!this.#bundles.append(match, this.#seq, entry)) return false
    if (hasSealed) run('delete from sealed where match = ?', match)
    for (const { quick } of this.#also) quick?.(run)
    if (!isLast) return true
    run("update tables set status = 'over' where id = ?", match)
    run('delete from orders where match = ?', match)
    return true
  }
}

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
