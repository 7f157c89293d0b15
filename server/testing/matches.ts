import type { Entry } from '../../kernel/record.ts'
import type { Commit } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/tables.ts'

/** A match in play with nobody but bots at it, for who only wants to write of it. */
export const matchRow = (id: string): TableRow => ({
  id,
  game: 'kabuken',
  rules: 1,
  setup: { mode: 'duel', seats: 2, options: {} },
  generator: 'chacha20',
  seed: 'seed',
  shuffle: null,
  status: 'playing',
  clock: null,
  rematch: null,
  from: null,
  listed: false,
  rated: false,
  beat: 0,
  seats: [
    { kind: 'bot', bot: 'greedy' },
    { kind: 'bot', bot: 'greedy' },
  ],
})

export const addMatches = async (store: Store, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await store.tables.add(matchRow(id))
}

export const ENTRY = { kind: 'giveUp', seat: 'A', hash: '0123456789ab' } satisfies Entry

/** A commit to a match that has had so many commits, each with an entry. */
export const commitTo = (table: string, seq: number, change: Partial<Commit> = {}): Commit => ({
  table,
  lease: null,
  seq,
  entry: ENTRY,
  ...change,
})
