import { type Shuffle, seedOf } from '../../kernel/fair-shuffle.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { newTableId } from '../accounts/tokens.ts'
import type { Games } from '../config.ts'
import type { Guest } from '../store/guests.ts'
import type { Sitting, TableRow } from '../store/tables.ts'

/**
 * A new table for a match that is over: the same setup, clock and bots, and every person's seat kept for him. Who asks
 * for it sits down already.
 */
export const planRematch = async (
  games: Games,
  table: TableRow,
  guest: Guest,
  shuffle: Shuffle,
): Promise<Result<TableRow>> => {
  const game = await games[table.game]()
  // The rules may have changed since then.
  const opened = game.open(table.setup)
  if (!opened.ok) return opened
  const seats = table.seats.map((sitting): Sitting => {
    if (sitting.kind !== 'person') return sitting
    return sitting.guest.id === guest.id ? { ...sitting, standIn: null } : { kind: 'open', keptFor: sitting.guest.id }
  })
  const isWaiting = seats.some(({ kind }) => kind === 'open')
  return ok({
    ...table,
    id: newTableId(),
    rules: game.meta.rulesVersion,
    setup: opened.value.setup,
    seed: isWaiting ? '' : seedOf(shuffle),
    shuffle,
    status: isWaiting ? 'waiting' : 'playing',
    seats,
    rematch: null,
  })
}
