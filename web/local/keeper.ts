import type { LocalChange, SavedMatch } from './kept.ts'
import { type MatchStore, Overtaken } from './store.ts'

/**
 * Keeps a match as it goes on. Where the browser cannot store it, or can no longer, it is told to whoever keeps it in
 * memory, and the match goes on.
 */
export const keeperOf = (
  kept: SavedMatch,
  store: Pick<MatchStore, 'write'> | null,
  unstored: (kept: SavedMatch) => void,
) => {
  let known = kept
  let disk = store
  if (disk === null) unstored(known)
  return {
    keep: async (change: LocalChange): Promise<void> => {
      const { match, entry } = change
      known = { match, entries: entry === null ? known.entries : [...known.entries, entry] }
      if (disk !== null)
        try {
          return await disk.write(change)
        } catch (error) {
          if (error instanceof Overtaken) throw error
          console.error(error)
          disk = null
        }
      unstored(known)
    },
    isOvertaken: (error: unknown): boolean => error instanceof Overtaken,
  }
}
