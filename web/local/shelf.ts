import type { LocalMatch, SavedMatch } from './kept.ts'
import { openStore } from './store.ts'

/** The matches of this browser, to be found and put away: no rules are needed for that. */

/** Those that this browser could not store live as long as the page does. */
export const unstored = new Map<string, SavedMatch>()

export const findLocal = async (id: string): Promise<SavedMatch | null> => {
  const here = unstored.get(id)
  if (here !== undefined) return here
  return openStore()
    .then((store) => store.find(id))
    .catch(() => null)
}

/** The matches of one kind, the latest first. */
export const localMatches = async (kind = 'match'): Promise<readonly LocalMatch[]> => {
  const stored = await openStore()
    .then((store) => store.list())
    .catch((): readonly LocalMatch[] => [])
  const here = [...unstored.values()].map(({ match }) => match)
  const ids = new Set(here.map(({ id }) => id))
  return [...here, ...stored.filter(({ id }) => !ids.has(id))].filter((match) => match.kind === kind)
}

export const removeLocal = async (id: string): Promise<void> => {
  unstored.delete(id)
  await openStore()
    .then((store) => store.remove(id))
    .catch((error: unknown) => console.error(error))
}
