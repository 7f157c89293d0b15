import { type CompiledQuery, type Kysely, type QueryResult, sql, type Transaction } from 'kysely'
import type { Entry } from '../../kernel/record.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Wish } from '../../table/state.ts'
import type { Write } from './group-commit.ts'
import { isHeld as heldIn, type Lease } from './homes.ts'
import type { Database } from './migrate.ts'
import { loadOrders, type SeatOrders, saveOrders } from './orders.ts'
import { type MatchResult, saveResult } from './results.ts'
import type { Schema } from './schema.ts'
import { loadSealed, type SealedAnswer, saveSealed } from './sealed.ts'
import { readTable, type TableRow } from './tables.ts'
import { loadTimes, saveTimes, type Times } from './times.ts'
import { loadWishes, saveWishes } from './wishes.ts'

/** What one action changes, written all or nothing. A list that is given replaces the stored one whole. */
export interface Commit {
  readonly table: string
  /** Null where one server has the database for itself. */
  readonly lease: Lease | null
  /** How many entries the record had before. */
  readonly seq: number
  readonly entry: Entry | null
  readonly sealed?: readonly SealedAnswer[]
  readonly wishes?: readonly Wish[]
  readonly orders?: readonly SeatOrders[]
  readonly times?: Times
  /** A bot plays for the seat from now on, or (null) its person again. */
  readonly standIn?: { readonly seat: Seat; readonly bot: string | null }
  /** Given with the last entry: the match is over. */
  readonly result?: MatchResult
}

/** Everything about a match at one moment. */
export interface StoredMatch {
  readonly row: TableRow
  /** Plain data: whether they are entries that can be played is for the reader of records to say. */
  readonly entries: readonly unknown[]
  readonly sealed: readonly SealedAnswer[]
  readonly wishes: readonly Wish[]
  readonly orders: readonly SeatOrders[]
  readonly times: Times
}

export const matchStore = ({ db, kind, snapshot }: Database, write: Write) => {
  const isHeld = heldIn(kind)
  const readLength = compiled<{ readonly length: number }, [match: string]>(recordLength(db, '').compile())
  const addEntry = compiled<unknown, [match: string, seq: number, entry: string, match: string, before: number]>(
    sql`insert into entries (match, seq, entry) select ${''}, cast(${0} as integer), ${''}
      where ${recordLength(db, '')} = cast(${0} as integer) on conflict do nothing`.compile(db),
  )
  /** False if the record is longer or shorter than it was taken for. */
  const isNext = async (trx: Transaction<Schema>, { table, seq, entry }: Commit): Promise<boolean> => {
    if (entry === null) return (await readLength(trx, table)).rows[0].length === seq
    return (await addEntry(trx, table, seq + 1, JSON.stringify(entry), table, seq)).numAffectedRows === 1n
  }

  return {
    /** On disk when the promise resolves. False if the lease is lost or others have written: then nothing is written. */
    commit: (commit: Commit): Promise<boolean> =>
      write(async (trx) => {
        const { lease } = commit
        if (lease !== null && !(await isHeld(trx, lease))) return false
        if (!(await isNext(trx, commit))) return false
        await writeChanges(trx, commit)
        return true
      }),

    /** Null if there is no such table. */
    load: (id: string): Promise<StoredMatch | null> =>
      snapshot(async (trx) => {
        const row = await readTable(trx, id)
        if (row === null) return null
        return {
          row,
          entries: await readEntries(trx, id),
          sealed: await loadSealed(trx, id),
          wishes: await loadWishes(trx, id),
          orders: await loadOrders(trx, id),
          times: await loadTimes(trx, id),
        }
      }),

    /** The record alone. */
    entries: (id: string): Promise<readonly unknown[]> => readEntries(db, id),
  }
}

/** How many entries the record of a match has. */
const recordLength = (db: Kysely<Schema>, match: string) =>
  db
    .selectFrom('entries')
    .select(({ fn, lit }) => fn.coalesce(fn.max('seq'), lit(0)).as('length'))
    .where('match', '=', match)

const writeChanges = async (trx: Transaction<Schema>, commit: Commit): Promise<void> => {
  const { table, sealed, wishes, orders, times, standIn, result } = commit
  if (sealed !== undefined) await saveSealed(trx, table, sealed)
  if (wishes !== undefined) await saveWishes(trx, table, wishes)
  if (orders !== undefined) await saveOrders(trx, table, orders)
  if (times !== undefined) await saveTimes(trx, table, times)
  if (standIn !== undefined)
    await trx
      .updateTable('seats')
      .set({ standIn: standIn.bot })
      .where('tableId', '=', table)
      .where('seat', '=', standIn.seat)
      .execute()
  if (result === undefined) return
  await saveResult(trx, table, result)
  await trx.updateTable('tables').set({ status: 'over' }).where('id', '=', table).execute()
  await trx.deleteFrom('orders').where('match', '=', table).execute()
}

const readEntries = async (db: Kysely<Schema>, match: string): Promise<readonly unknown[]> => {
  const rows = await db.selectFrom('entries').select('entry').where('match', '=', match).orderBy('seq').execute()
  return rows.map(({ entry }): unknown => JSON.parse(entry))
}

/**
 * A query that is compiled once, for what runs with every move: building it takes longer than SQLite takes to answer. It
 * has stand-ins for the parameters, in their order.
 */
const compiled =
  <R, P extends readonly unknown[]>(query: CompiledQuery<R>) =>
  (db: Kysely<Schema>, ...parameters: P): Promise<QueryResult<R>> =>
    db.executeQuery({ ...query, parameters })
