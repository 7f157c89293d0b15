import type { Store } from '../store/store.ts'

/** Matches in play with nobody at them, for who only wants to write of them. */
export const addMatches = async (store: Store, ids: readonly string[]): Promise<void> => {
  for (const id of ids)
    await store.tables.add({
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
      version: 0,
      beat: 0,
      seats: [{ kind: 'bot', bot: 'greedy' }],
    })
}
