import type { Kysely, Transaction } from 'kysely'
import type { Position, Setup } from '../../kernel/contract.ts'
import type { Shuffle } from '../../kernel/fair-shuffle.ts'
import { isObject } from '../../kernel/json.ts'
import type { Generator } from '../../kernel/random.ts'
import { seatLetter } from '../../kernel/seats.ts'
import type { ClockSetting } from '../../protocol/clock.ts'
import { fileHashes, keepFiles, readFiles } from './files.ts'
import type { Write } from './group-commit.ts'
import type { Guest } from './guests.ts'
import { isHeld as heldIn, type Lease } from './homes.ts'
import type { Database } from './migrate.ts'
import { type Outline, readOutlines } from './outline.ts'
import type { Schema } from './schema.ts'
import { seatStore, touch } from './seats.ts'
import { beginning } from './times.ts'

export type Status = Schema['tables']['status']

/** Who sits there. */
export type Sitting =
  /** `standIn` is the bot that plays for him. */
  | { readonly kind: 'person'; readonly guest: Guest; readonly standIn: string | null }
  | { readonly kind: 'bot'; readonly bot: string }
  /** `keptFor` is the id of the guest who alone may sit down there. */
  | { readonly kind: 'open'; readonly keptFor: string | null }

/** The moment of another match that a table plays on from. */
export interface Fork {
  readonly table: string
  readonly seq: number
  /** Without any randomness: what no seat knows there is dealt anew. */
  readonly start: Position
}

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly setup: Setup
  readonly generator: Generator
  /** Empty until the match begins, for all who sit down add to it. */
  readonly seed: string
  /** Null at a table of an older version. */
  readonly shuffle: Shuffle | null
  readonly status: Status
  readonly clock: ClockSetting | null
  /** The table at which the same people play again. */
  readonly rematch: string | null
  readonly listed: boolean
  /** It changes ratings. */
  readonly rated: boolean
  /** Milliseconds between the moments in which reactions are released; 0 if they are not held back. */
  readonly beat: number
  /** Null at a table that begins with a deal. */
  readonly from: Fork | null
  /** By seat. */
  readonly seats: readonly Sitting[]
}

export const tableStore = ({ db, kind }: Database, write: Write) => {
  const isHeld = heldIn(kind)
  return {
    /** `bank`: milliseconds that each seat begins with. */
    add: (table: TableRow, bank = 0): Promise<void> => write((trx) => insert(trx, table, bank)),

    /** Enough for a list, in the order of the ids. */
    outlines: (ids: readonly string[]): Promise<readonly Outline[]> => readOutlines(db, ids),

    find: (id: string): Promise<TableRow | null> => readTable(db, id),

    /** The ids of the listed tables that are not over and have not been left by all people, the newest first. */
    listed: async (limit: number): Promise<readonly string[]> => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('listed', '=', 1)
        .where('status', 'in', ['waiting', 'playing'])
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('seats').select('seat').whereRef('tableId', '=', 'tables.id').where('kind', '=', 'person')),
        )
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The ids of the tables at which a guest sits, the newest first. */
    ofGuest: async (guest: string, statuses: readonly Status[], limit: number): Promise<readonly string[]> => {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.tableId')
        .select('tables.id')
        .where('guestId', '=', guest)
        .where('status', 'in', statuses)
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The ids of all matches that have begun, in a fixed order. */
    begun: async (): Promise<readonly string[]> => {
      const rows = await db.selectFrom('tables').select('id').where('status', '!=', 'waiting').orderBy('id').execute()
      return rows.map(({ id }) => id)
    },

    ...seatStore(write),

    /**
     * Opens the table at which the same people play again, unless there is one; gives the id of the one that there is
     * then.
     */
    rematch: async (id: string, next: TableRow, bank: number): Promise<string> =>
      write(async (trx) => {
        await touch(trx, id)
        const row = await trx.selectFrom('tables').select('rematch').where('id', '=', id).executeTakeFirstOrThrow()
        if (row.rematch !== null) return row.rematch
        await insert(trx, next, bank)
        await trx.updateTable('tables').set({ rematch: next.id }).where('id', '=', id).execute()
        return next.id
      }),

    /** How many there are. */
    counts: async (): Promise<Readonly<Record<Status, number>>> => {
      const rows = await db
        .selectFrom('tables')
        .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute()
      const of = (status: Status): number => rows.find((row) => row.status === status)?.count ?? 0
      return { waiting: of('waiting'), playing: of('playing'), over: of('over') }
    },

    /** It is over, without a result. False if the lease has been lost: nothing is written. */
    end: (id: string, lease: Lease | null): Promise<boolean> =>
      write(async (trx) => {
        if (lease !== null && !(await isHeld(trx, lease))) return false
        await trx.updateTable('tables').set({ status: 'over' }).where('id', '=', id).execute()
        await trx.deleteFrom('due').where('match', '=', id).execute()
        await trx.deleteFrom('orders').where('match', '=', id).execute()
        return true
      }),
  }
}

/** Null if there is no such table. */
export const readTable = async (db: Kysely<Schema>, id: string): Promise<TableRow | null> => {
  const [outline] = await readOutlines(db, [id])
  if (outline === undefined) return null
  const { agreed, files, origin, ...table } = outline
  const setup = files === null ? agreed : { ...agreed, files: await readFiles(db, files) }
  const from = origin === null ? null : { start: await readStart(db, id), ...origin }
  return { setup, from, ...table }
}

const insert = async (
  trx: Transaction<Schema>,
  { seats, setup: { files, ...setup }, clock, listed, rated, shuffle, from, ...table }: TableRow,
  bank: number,
): Promise<void> => {
  if (files !== undefined) await keepFiles(trx, files)
  await trx
    .insertInto('tables')
    .values({
      ...table,
      setup: JSON.stringify(setup),
      clock: clock === null ? null : JSON.stringify(clock),
      listed: listed ? 1 : 0,
      rated: rated ? 1 : 0,
      files: files === undefined ? null : JSON.stringify(fileHashes(files)),
      secret: shuffle?.secret ?? null,
      fence: 0,
      start: from === null ? null : JSON.stringify(from.start),
      origin: from?.table ?? null,
      originSeq: from?.seq ?? null,
      createdAt: Date.now(),
    })
    .execute()
  await trx
    .insertInto('seats')
    .values(
      seats.map((sitting, seat) => ({
        tableId: table.id,
        seat,
        kind: sitting.kind,
        guestId: sitting.kind === 'person' ? sitting.guest.id : null,
        bot: sitting.kind === 'bot' ? sitting.bot : null,
        standIn: null,
        bank,
        keptFor: sitting.kind === 'open' ? sitting.keptFor : null,
        value: shuffle?.values[seatLetter(seat)] ?? null,
      })),
    )
    .execute()
  if (table.status === 'playing') await trx.insertInto('due').values(beginning(table.id)).execute()
}

const readStart = async (db: Kysely<Schema>, id: string): Promise<Position> => {
  const { start } = await db.selectFrom('tables').select('start').where('id', '=', id).executeTakeFirstOrThrow()
  const position: unknown = JSON.parse(start ?? 'null')
  if (!isObject(position)) throw new Error('a position is an object')
  return position
}
