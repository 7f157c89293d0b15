import type { Game } from '../kernel/contract.ts'
import { readRecord } from '../kernel/record.ts'
import type { Result } from '../kernel/result.ts'
import type { Viewer } from '../kernel/seats.ts'
import { type Past, pastOf } from '../protocol/table/past.ts'
import { recordFile } from './record-file.ts'
import type { TableRow } from './store/tables.ts'

/** What somebody has seen of a match as it is on disk. */
export const pastAt = (game: Game, row: TableRow, entries: readonly unknown[], viewer: Viewer): Result<Past> => {
  const record = readRecord(recordFile(row, entries), () => game.meta)
  return record.ok ? pastOf(game, record.value, viewer) : record
}
