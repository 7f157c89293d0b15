import type { MatchRecord } from '../../kernel/record.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { loadGame } from '../games.ts'
import { words as houseWords } from '../words.ts'
import { unstored } from './browser.ts'
import { type Kept, type LocalMatch, recordOf } from './kept.ts'
import { type LocalStart, newMatch } from './new-match.ts'
import { openStore } from './store.ts'
import { words } from './words.ts'

export type { LocalStart } from './new-match.ts'

/** Matches in this browser, for all pages that begin, list or look at one. */

const BYTES_OF_ID = 12
const BYTES_OF_SEED = 32

/** The bots that one can play against, from the one to learn with to the one to be proud of having beaten. */
const BOTS: readonly string[] = [...houseWords.bots.keys()]

/** Stores a match and gives its id: `go(pathOfLocal(id))` opens it. Where nothing can be stored this page keeps it. */
export const beginLocal = async (start: LocalStart): Promise<Result<string>> => {
  const game = await loadGame(start.game)
  if (game === null) return bad('game', words.noGame(start.game))
  const fresh = { id: randomHex(BYTES_OF_ID), seed: randomHex(BYTES_OF_SEED), now: Date.now(), bots: BOTS }
  const begun = newMatch(game, start, fresh)
  if (!begun.ok) return begun
  try {
    await (await openStore()).add(begun.value)
  } catch (error) {
    console.error(error)
    unstored.set(fresh.id, begun.value)
  }
  return ok(fresh.id)
}

export const findLocal = async (id: string): Promise<Kept | null> => {
  const here = unstored.get(id)
  if (here !== undefined) return here
  return openStore()
    .then((store) => store.find(id))
    .catch(() => null)
}

export const localRecord = async (id: string): Promise<MatchRecord | null> => {
  const kept = await findLocal(id)
  return kept === null ? null : recordOf(kept)
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

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
