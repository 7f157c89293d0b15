import type { Game } from '../../kernel/contract.ts'
import { placeOf } from '../../kernel/play-on.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { bad, describeProblem, ok, type Result } from '../../kernel/result.ts'
import type { Fork, TableRow } from '../store/tables.ts'
import { recordFile } from './record-file.ts'

/** A moment of a match that is over, to play on from; what its cards hide is dealt anew when the new match begins. */
export const forkOf = (game: Game, row: TableRow, entries: readonly unknown[], seq: number): Result<Fork> => {
  if (seq > entries.length) return bad('from.seq', `must be a moment of that match, from 0 to ${entries.length}`)
  const record = readRecord(recordFile(row, entries), () => game.meta)
  if (!record.ok) return record
  const replayed = replay(game, { ...record.value, entries: record.value.entries.slice(0, seq) }, 'last')
  if (!replayed.ok) return bad('from.table', `does not replay: ${describeProblem(replayed.problem)}`)
  const { rules, moments } = replayed.value
  const { state } = moments[seq]
  if (rules.outcome(state) !== null) return bad('from.seq', 'is where that match is over; choose an earlier moment')
  return ok({ table: row.id, seq, start: placeOf(rules, state) })
}
