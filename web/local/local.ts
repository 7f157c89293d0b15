import type { MatchRecord } from '../../kernel/record.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { loadGame } from '../games.ts'
import { words as houseWords } from '../words.ts'
import { recordOf } from './kept.ts'
import { type LocalStart, newMatch } from './new-match.ts'
import { findLocal, unstored } from './shelf.ts'
import { openStore } from './store.ts'
import { words } from './words.ts'

export type { LocalStart } from './new-match.ts'

/** Matches in this browser, for all pages that begin one or want its record. */

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

export const localRecord = async (id: string): Promise<MatchRecord | null> => {
  const kept = await findLocal(id)
  return kept === null ? null : recordOf(kept)
}

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
