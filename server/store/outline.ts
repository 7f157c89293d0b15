import type { Kysely, Selectable } from 'kysely'
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
  'id',
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
  'beat',
  'files',
  'origin',
  'originSeq',
] as const

/** In the order of the ids; what is not there is left out. */
export const readOutlines = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly Outline[]> => {
  if (ids.length === 0) return []
  const tables = await db.selectFrom('tables').select(COLUMNS).where('id', 'in', ids).execute()
  const seats = await db
    .selectFrom('seats')
    .leftJoin('guests', 'guests.id', 'seats.guestId')
    .select(['tableId', 'kind', 'guests.id as guest', 'guests.name', 'bot', 'standIn', 'keptFor', 'value'])
    .where('tableId', 'in', ids)
    .orderBy('seat')
    .execute()
  return ids.flatMap((id) => {
    const table = tables.find((one) => one.id === id)
    const around = seats.filter(({ tableId }) => tableId === id)
    return table === undefined ? [] : [outlineOf(table, around)]
  })
}

type Row = Pick<Selectable<Schema['tables']>, (typeof COLUMNS)[number]>

const outlineOf = (
  { setup, secret, clock, listed, rated, files, origin, originSeq, ...table }: Row,
  seats: readonly SeatRow[],
): Outline => ({
  agreed: agreedIn(setup),
  files: files === null ? null : readHashes(files),
  shuffle: secret === null ? null : { secret, values: valuesOf(seats) },
  clock: clock === null ? null : clockSetting.parse(JSON.parse(clock)),
  listed: listed === 1,
  rated: rated === 1,
  origin: origin === null ? null : { table: origin, seq: originSeq ?? 0 },
  seats: seats.map(readSitting),
  ...table,
})

/** So many are remembered: most tables have one of a few, and share it. */
const REMEMBERED = 1000
const remembered = new Map<string, Outline['agreed']>()

const agreedIn = (text: string): Outline['agreed'] => {
  const agreed = remembered.get(text) ?? agreedSetup.parse(JSON.parse(text))
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(text, agreed)
  return agreed
}

interface SeatRow {
  readonly kind: Sitting['kind']
  readonly guest: string | null
  readonly name: string | null
  readonly bot: string | null
  readonly standIn: string | null
  readonly keptFor: string | null
  readonly value: string | null
}

const readSitting = ({ kind, guest, name, bot, standIn, keptFor }: SeatRow): Sitting => {
  if (kind === 'person' && guest !== null && name !== null) return { kind, guest: { id: guest, name }, standIn }
  if (kind === 'bot' && bot !== null) return { kind, bot }
  return { kind: 'open', keptFor }
}
