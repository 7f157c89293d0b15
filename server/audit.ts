import { readRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { describeProblem, ok, type Result } from '../kernel/result.ts'
import type { Games } from './config.ts'
import { recordFile } from './record-file.ts'
import { openStore, type Store } from './store/store.ts'

export interface Audit {
  /** Matches that replay with every state as it was. */
  readonly sound: number
  /** Matches of other rules versions, which are kept and not played again. */
  readonly older: number
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
    let older = 0
    const problems: string[] = []
    for (const id of picked) {
      const found = await audit(games, store, id)
      if (found === 'sound') sound++
      else if (found === 'older') older++
      else problems.push(`${id}: ${found.problem}`)
    }
    return ok({ sound, older, problems })
  } finally {
    await store.close()
  }
}

type Found = 'sound' | 'older' | { readonly problem: string }

const audit = async (games: Games, store: Store, id: string): Promise<Found> => {
  const row = await store.tables.find(id)
  if (row === null) return { problem: 'it is gone' }
  if (!Object.hasOwn(games, row.game)) return { problem: `there is no game ${row.game}` }
  const game = await games[row.game]()
  if (row.rules !== game.meta.rulesVersion) return 'older'
  const record = readRecord(recordFile(row, await store.entries.list(id)), () => game.meta)
  if (!record.ok) return { problem: describeProblem(record.problem) }
  const replayed = replay(game, record.value)
  return replayed.ok ? 'sound' : { problem: describeProblem(replayed.problem) }
}
