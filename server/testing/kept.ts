import { registry } from '../../games/registry.ts'
import type { Code } from '../../kernel/contract.ts'
import { type MatchRecord, readRecord } from '../../kernel/record.ts'
import { type Replay, replay } from '../../kernel/replay.ts'
import { openStore, type Store } from '../store/store.ts'
import { recordFile } from '../tables/record-file.ts'
import { sure } from './house.ts'

export interface OnDisk {
  readonly record: MatchRecord
  readonly replayed: Replay<unknown, Code, unknown>
}

/** What a folder keeps of a match. Its server must be closed. */
export const onDisk = async (folder: string, id: string): Promise<OnDisk> => {
  const [match] = await allOnDisk(folder, [id])
  return match
}

/** What it keeps of several matches. */
export const allOnDisk = async (folder: string, ids: readonly string[]): Promise<readonly OnDisk[]> => {
  const store = sure(await openStore(folder))
  try {
    const matches: OnDisk[] = []
    for (const id of ids) matches.push(await readMatch(store, id))
    return matches
  } finally {
    await store.close()
  }
}

/** What an open store keeps of a match. */
export const readMatch = async (store: Store, id: string): Promise<OnDisk> => {
  const row = await store.tables.find(id)
  if (row === null) throw new Error(`there is no table ${id}`)
  const entries = await store.matches.entries(id)
  const game = await registry[row.game]()
  const record = sure(readRecord(recordFile(row, entries), () => game.meta))
  return { record, replayed: sure(replay(game, record)) }
}
