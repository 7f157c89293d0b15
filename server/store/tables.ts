import type { Kysely, Transaction } from 'kysely'
import type { Setup } from '../../kernel/contract.ts'
import type { Generator } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import { type ClockSetting, clockSetting } from '../../protocol/clock.ts'
import { agreedSetup } from '../../protocol/messages.ts'
import type { Write } from './group-commit.ts'
import type { Guest } from './guests.ts'
import type { Schema } from './schema.ts'
import { beginning, type Step } from './times.ts'

export type Status = Schema['tables']['status']

/** Who sits there. */
export type Sitting =
  /** `standIn` is the bot that plays for him. */
  | { readonly kind: 'person'; readonly guest: Guest; readonly standIn: string | null }
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
  readonly clock: ClockSetting | null
  /** By seat. */
  readonly seats: readonly Sitting[]
}

export type Taken = 'taken' | 'full' | 'occupied' | 'elsewhere'

export const tableStore = (db: Kysely<Schema>, write: Write) => ({
  /** `bank`: milliseconds that each seat begins with. */
  add: async ({ seats, setup, clock, ...table }: TableRow, bank = 0): Promise<void> => {
    await write(async (trx) => {
      await trx
        .insertInto('tables')
        .values({
          ...table,
          setup: JSON.stringify(setup),
          clock: clock === null ? null : JSON.stringify(clock),
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
          })),
        )
        .execute()
      if (table.status === 'playing') await trx.insertInto('due').values(beginning(table.id)).execute()
    })
  },

  find: async (id: string): Promise<TableRow | null> => {
    const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (table === undefined) return null
    const seats = await db
      .selectFrom('seats')
      .leftJoin('guests', 'guests.id', 'seats.guestId')
      .select(['kind', 'guests.id as guest', 'guests.name', 'bot', 'standIn'])
      .where('tableId', '=', id)
      .orderBy('seat')
      .execute()
    const { game, rules, setup, generator, seed, status, clock } = table
    return {
      id,
      game,
      rules,
      setup: agreedSetup.parse(JSON.parse(setup)),
      generator,
      seed,
      status,
      clock: clock === null ? null : clockSetting.parse(JSON.parse(clock)),
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
      if (open.length === 1) {
        await trx.updateTable('tables').set({ status: 'playing' }).where('id', '=', id).execute()
        await trx.insertInto('due').values(beginning(id)).execute()
      }
      return 'taken'
    }),

  /** Lets a bot play for a seat from now on, or nobody but its person. */
  standIn:
    (id: string, seat: Seat, bot: string | null): Step =>
    (trx) =>
      trx.updateTable('seats').set({ standIn: bot }).where('tableId', '=', id).where('seat', '=', seat).execute(),

  end: async (id: string): Promise<void> => {
    await write(async (trx) => {
      await trx.updateTable('tables').set({ status: 'over' }).where('id', '=', id).execute()
      await trx.deleteFrom('due').where('match', '=', id).execute()
    })
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
  readonly standIn: string | null
}

const readSitting = ({ kind, guest, name, bot, standIn }: SeatRow): Sitting => {
  if (kind === 'person' && guest !== null && name !== null) return { kind, guest: { id: guest, name }, standIn }
  if (kind === 'bot' && bot !== null) return { kind, bot }
  return { kind: 'open' }
}
