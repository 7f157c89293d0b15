import { registry } from '../../games/registry.ts'
import type { Code } from '../../kernel/contract.ts'
import { type MatchRecord, readRecord } from '../../kernel/record.ts'
import { type Replay, replay } from '../../kernel/replay.ts'
import { recordFile } from '../record-file.ts'
import { openStore } from '../store/store.ts'
import { sure } from './house.ts'

export interface OnDisk {
  readonly record: MatchRecord
  readonly replayed: Replay<unknown, Code, unknown>
}

/** What a folder keeps of a match. Its server must be closed. */
export const onDisk = async (folder: string, id: string): Promise<OnDisk> => {
  const store = sure(await openStore(folder))
  try {
    const row = await store.tables.find(id)
    if (row === null) throw new Error(`there is no table ${id}`)
    const entries = await store.entries.list(id)
    const game = await registry[row.game]()
    const record = sure(readRecord(recordFile(row, entries), () => game.meta))
    return { record, replayed: sure(replay(game, record)) }
  } finally {
    await store.close()
  }
}
