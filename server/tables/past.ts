import type { Game } from '../../kernel/contract.ts'
import { readRecord } from '../../kernel/record.ts'
import type { Result } from '../../kernel/result.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { type SeenMatch, seenBy } from '../../kernel/seen-match.ts'
import type { TableRow } from '../store/tables.ts'
import { recordFile } from './record-file.ts'

/** What somebody has seen of a match, from what is kept of it. */
export const pastOf = (game: Game, row: TableRow, entries: readonly unknown[], viewer: Viewer): Result<SeenMatch> => {
  const record = readRecord(recordFile(row, entries), () => game.meta)
  return record.ok ? seenBy(game, record.value, viewer) : record
}
