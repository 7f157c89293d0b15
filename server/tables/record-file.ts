import type { TableRow } from '../store/tables.ts'

/** A match as it is saved. Its entries are plain data: whether they can be played is for the reader to say. */
export const recordFile = (
  { game, rules, generator, seed, shuffle, setup, from }: TableRow,
  entries: readonly unknown[],
) => ({
  format: 'leitai-record' as const,
  version: 1 as const,
  game,
  rules,
  generator,
  seed,
  ...(shuffle !== null && { shuffle }),
  setup,
  ...(from !== null && { start: from.start, redeal: true as const }),
  entries,
})
