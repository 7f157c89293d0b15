import type { Kysely, Transaction } from 'kysely'
import type { Setup } from '../../kernel/contract.ts'
import type { Generator } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import { agreedSetup } from '../../protocol/messages.ts'
import type { Write } from './group-commit.ts'
import type { Guest } from './guests.ts'
import type { Schema } from './schema.ts'

export type Status = Schema['tables']['status']

/** Who sits there. */
export type Sitting =
  | { readonly kind: 'person'; readonly guest: Guest }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' }

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly setup: Setup
  readonly generator: Generator
  readonly seed: string
  readonly status: Status
  /** By seat. */
  readonly seats: readonly Sitting[]
}

export type Taken = 'taken' | 'full' | 'occupied' | 'elsewhere'

export const tableStore = (db: Kysely<Schema>, write: Write) => ({
  add: async ({ seats, setup, ...table }: TableRow): Promise<void> => {
    await write(async (trx) => {
      await trx
        .insertInto('tables')
        .values({ ...table, setup: JSON.stringify(setup), createdAt: Date.now() })
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
          })),
        )
        .execute()
    })
  },

  find: async (id: string): Promise<TableRow | null> => {
    const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (table === undefined) return null
    const seats = await db
      .selectFrom('seats')
      .leftJoin('guests', 'guests.id', 'seats.guestId')
      .select(['kind', 'guests.id as guest', 'guests.name', 'bot'])
      .where('tableId', '=', id)
      .orderBy('seat')
      .execute()
    const { game, rules, setup, generator, seed, status } = table
    return {
      id,
      game,
      rules,
      setup: agreedSetup.parse(JSON.parse(setup)),
      generator,
      seed,
      status,
      seats: seats.map(readSitting),
    }
  },

  /** Gives the guest a seat, the first open one if none is named; with the last seat taken the match begins. */
  sit: (id: string, guest: Guest, wanted: Seat | null): Promise<Taken> =>
    write(async (trx) => {
      const own = await trx
        .selectFrom('seats')
        .select('seat')
        .where('tableId', '=', id)
        .where('guestId', '=', guest.id)
        .executeTakeFirst()
      if (own !== undefined) return wanted === null || wanted === own.seat ? 'taken' : 'elsewhere'
      const open = await openSeats(trx, id)
      if (open.length === 0) return 'full'
      const seat = wanted ?? open[0]
      if (!open.includes(seat)) return 'occupied'
      await trx
        .updateTable('seats')
        .set({ kind: 'person', guestId: guest.id })
        .where('tableId', '=', id)
        .where('seat', '=', seat)
        .execute()
      if (open.length === 1) await trx.updateTable('tables').set({ status: 'playing' }).where('id', '=', id).execute()
      return 'taken'
    }),

  end: async (id: string): Promise<void> => {
    await write((trx) => trx.updateTable('tables').set({ status: 'over' }).where('id', '=', id).execute())
  },
})

const openSeats = async (trx: Transaction<Schema>, id: string): Promise<readonly Seat[]> => {
  const rows = await trx
    .selectFrom('seats')
    .select('seat')
    .where('tableId', '=', id)
    .where('kind', '=', 'open')
    .orderBy('seat')
    .execute()
  return rows.map(({ seat }) => seat)
}

interface SeatRow {
  readonly kind: Sitting['kind']
  readonly guest: string | null
  readonly name: string | null
  readonly bot: string | null
}

const readSitting = ({ kind, guest, name, bot }: SeatRow): Sitting => {
  if (kind === 'person' && guest !== null && name !== null) return { kind, guest: { id: guest, name } }
  if (kind === 'bot' && bot !== null) return { kind, bot }
  return { kind: 'open' }
}
