import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { describeProblem, ok, type Result } from '../../kernel/result.ts'
import type { Games } from '../config.ts'
import { openStore, type Store } from '../store/store.ts'
import { recordFile } from '../tables/record-file.ts'

export interface Audit {
  /** Matches that replay with every state as it was. */
  readonly sound: number
  /** What is wrong, a line each. */
  readonly problems: readonly string[]
}

/** Plays matches of a place again, evenly picked: at most so many. No server may be using a folder meanwhile. */
export const auditPlace = async (games: Games, place: string, atMost: number): Promise<Result<Audit>> => {
  const opened = await openStore(place)
  if (!opened.ok) return opened
  const store = opened.value
  try {
    const ids = await store.tables.begun()
    const step = Math.max(1, ids.length / atMost)
    const picked = Array.from({ length: Math.min(ids.length, atMost) }, (_, n) => ids[Math.floor(n * step)])
    let sound = 0
    const problems: string[] = []
    for (const id of picked) {
      const found = await audit(games, store, id)
      if (found === 'sound') sound++
      else problems.push(`${id}: ${found.problem}`)
    }
    return ok({ sound, problems })
  } finally {
    await store.close()
  }
}

type Found = 'sound' | { readonly problem: string }

const audit = async (games: Games, store: Store, id: string): Promise<Found> => {
  const row = await store.tables.find(id)
  if (row === null) return { problem: 'it is gone' }
  if (!Object.hasOwn(games, row.game)) return { problem: `there is no game ${row.game}` }
  const game = await games[row.game]()
  const record = readRecord(recordFile(row, await store.matches.entries(id)), () => game.meta)
  if (!record.ok) return { problem: describeProblem(record.problem) }
  const replayed = replay(game, record.value)
  return replayed.ok ? 'sound' : { problem: describeProblem(replayed.problem) }
}
