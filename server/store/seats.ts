import type { Transaction } from 'kysely'
import { type Shuffle, seedOf } from '../../kernel/fair-shuffle.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import type { Write } from './group-commit.ts'
import type { Guest } from './guests.ts'
import type { Schema } from './schema.ts'
import { beginning } from './times.ts'

export type Taken = 'taken' | 'full' | 'kept' | 'occupied' | 'elsewhere' | 'over'
export type Left = 'left' | 'begun' | 'stranger'

interface OpenSeat {
  readonly seat: Seat
  readonly keptFor: string | null
}

export const seatStore = (write: Write) => ({
  /**
   * Gives the guest a seat, if none is named the one that is kept for him or the first open one; with the last seat
   * taken the match begins.
   */
  sit: (id: string, guest: Guest, wanted: Seat | null, value: string | null = null): Promise<Taken> =>
    write(async (trx) => {
      await touch(trx, id)
      const own = await ownSeat(trx, id, guest)
      if (own !== null) return wanted === null || wanted === own ? 'taken' : 'elsewhere'
      const open = await openSeats(trx, id)
      if (open.length === 0) return 'full'
      if ((await statusOf(trx, id)) !== 'waiting') return 'over'
      const free = open.filter(({ keptFor }) => keptFor === null || keptFor === guest.id)
      if (free.length === 0) return 'kept'
      const seat = wanted ?? (free.find(({ keptFor }) => keptFor === guest.id) ?? free[0]).seat
      if (!free.some((one) => one.seat === seat)) return 'occupied'
      await trx
        .updateTable('seats')
        .set({ kind: 'person', guestId: guest.id, keptFor: null, value })
        .where('tableId', '=', id)
        .where('seat', '=', seat)
        .execute()
      if (open.length === 1) {
        const { secret } = await trx
          .selectFrom('tables')
          .select('secret')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const seed = secret === null ? {} : { seed: seedOf({ secret, values: await addedAt(trx, id) }) }
        await trx
          .updateTable('tables')
          .set({ status: 'playing', ...seed })
          .where('id', '=', id)
          .execute()
        await trx.insertInto('due').values(beginning(id)).execute()
      }
      return 'taken'
    }),

  /** Gives a seat back, as long as the match has not begun. */
  leave: (id: string, guest: Guest): Promise<Left> =>
    write(async (trx) => {
      await touch(trx, id)
      const seat = await ownSeat(trx, id, guest)
      if (seat === null) return 'stranger'
      if ((await statusOf(trx, id)) !== 'waiting') return 'begun'
      await trx
        .updateTable('seats')
        .set({ kind: 'open', guestId: null, value: null })
        .where('tableId', '=', id)
        .where('seat', '=', seat)
        .execute()
      return 'left'
    }),
})

/** Locks the row of the table: other writers wait until this is on disk. */
export const touch = async (trx: Transaction<Schema>, id: string): Promise<void> => {
  await trx
    .updateTable('tables')
    .set(({ ref }) => ({ home: ref('home') }))
    .where('id', '=', id)
    .execute()
}

const statusOf = async (trx: Transaction<Schema>, id: string): Promise<Schema['tables']['status']> => {
  const { status } = await trx.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  return status
}

const addedAt = async (trx: Transaction<Schema>, id: string): Promise<Shuffle['values']> =>
  valuesOf(await trx.selectFrom('seats').select('value').where('tableId', '=', id).orderBy('seat').execute())

/** What was added to the shuffle, by the letters of the seats. */
export const valuesOf = (seats: readonly { readonly value: string | null }[]): Shuffle['values'] =>
  Object.fromEntries(seats.flatMap(({ value }, seat) => (value === null ? [] : [[seatLetter(seat), value]])))

const ownSeat = async (trx: Transaction<Schema>, id: string, guest: Guest): Promise<Seat | null> => {
  const own = await trx
    .selectFrom('seats')
    .select('seat')
    .where('tableId', '=', id)
    .where('guestId', '=', guest.id)
    .executeTakeFirst()
  return own?.seat ?? null
}

const openSeats = async (trx: Transaction<Schema>, id: string): Promise<readonly OpenSeat[]> => {
  const rows = await trx
    .selectFrom('seats')
    .select(['seat', 'keptFor'])
    .where('tableId', '=', id)
    .where('kind', '=', 'open')
    .orderBy('seat')
    .execute()
  return rows.map(({ seat, keptFor }) => ({ seat, keptFor }))
}
