import type { Kysely } from 'kysely'
import { clockSetting } from '../../protocol/clock.ts'
import { agreedSetup, type Origin } from '../../protocol/table-info.ts'
import { type Hashes, readHashes } from './files.ts'
import type { Schema } from './schema.ts'
import { valuesOf } from './seats.ts'
import type { Sitting, TableRow } from './tables.ts'

/** A table without what may be large: the files that it brings, and the position that it plays on from. */
export interface Outline extends Omit<TableRow, 'setup' | 'from'> {
  readonly agreed: Omit<TableRow['setup'], 'files'>
  /** Null if it brings none. */
  readonly files: Hashes | null
  readonly origin: Origin | null
}

const COLUMNS = [
  'game',
  'rules',
  'setup',
  'generator',
  'seed',
  'secret',
  'status',
  'clock',
  'rematch',
  'listed',
  'rated',
  'version',
  'beat',
  'files',
  'origin',
  'originSeq',
] as const

export const readOutline = async (db: Kysely<Schema>, id: string): Promise<Outline | null> => {
  const table = await db.selectFrom('tables').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  if (table === undefined) return null
  const seats = await db
    .selectFrom('seats')
    .leftJoin('guests', 'guests.id', 'seats.guestId')
    .select(['kind', 'guests.id as guest', 'guests.name', 'bot', 'standIn', 'keptFor', 'value'])
    .where('tableId', '=', id)
    .orderBy('seat')
    .execute()
  const { game, rules, setup, generator, seed, secret, status, clock } = table
  const { version, rematch, listed, rated, beat, files, origin, originSeq } = table
  return {
    id,
    game,
    rules,
    agreed: agreedSetup.parse(JSON.parse(setup)),
    files: files === null ? null : readHashes(files),
    generator,
    seed,
    shuffle: secret === null ? null : { secret, values: valuesOf(seats) },
    status,
    clock: clock === null ? null : clockSetting.parse(JSON.parse(clock)),
    rematch,
    listed: listed === 1,
    rated: rated === 1,
    version,
    beat,
    origin: origin === null ? null : { table: origin, seq: originSeq ?? 0 },
    seats: seats.map(readSitting),
  }
}

interface SeatRow {
  readonly kind: Sitting['kind']
  readonly guest: string | null
  readonly name: string | null
  readonly bot: string | null
  readonly standIn: string | null
  readonly keptFor: string | null
}

const readSitting = ({ kind, guest, name, bot, standIn, keptFor }: SeatRow): Sitting => {
  if (kind === 'person' && guest !== null && name !== null) return { kind, guest: { id: guest, name }, standIn }
  if (kind === 'bot' && bot !== null) return { kind, bot }
  return { kind: 'open', keptFor }
}
