import { useState } from 'preact/hooks'
import type { TableInfo } from '../../protocol/table-info.ts'
import { type Added, lookUpTable, playAgain, type Reply } from '../api.ts'
import { words as replayWords } from '../replay/words.ts'
import { go, pathOfReplay, pathOfTable } from '../router.ts'
import { bound, newValue, remember } from '../shuffle.ts'
import { words } from '../words.ts'
import { ShuffleCheck } from './shuffle-check.tsx'

/** Who opens the next table lets the server bind itself; who follows sees what it is bound to. */
const addTo = async (rematch: string | undefined): Promise<Reply<Added>> => {
  if (rematch === undefined) return bound()
  const reply = await lookUpTable(rematch)
  return reply.ok ? { ok: true, value: { commitment: reply.value.table.commitment ?? '', value: newValue() } } : reply
}

/** After the match: the same people once more, and the match as a file. */
export const Again = ({ table, isSeated }: { readonly table: TableInfo; readonly isSeated: boolean }) => {
  const [problem, setProblem] = useState<string | null>(null)
  const again = async (): Promise<void> => {
    const added = await addTo(table.rematch)
    if (!added.ok) return setProblem(added.error)
    const { commitment, value } = added.value
    const isFirst = table.rematch === undefined
    const reply = await playAgain(table.id, isFirst ? { shuffle: { commitment, value } } : { value })
    if (!reply.ok) return setProblem(reply.error)
    const next = reply.value.table
    remember(localStorage, next.id, { commitment: next.commitment ?? commitment, value })
    go(pathOfTable(next.id))
  }
  return (
    <div class="buttons again">
      {isSeated && (
        <button type="button" class="act" onClick={() => void again()}>
          {table.rematch === undefined ? words.playAgain : words.joinAgain}
        </button>
      )}
      {!isSeated && table.rematch !== undefined && <a href={pathOfTable(table.rematch)}>{words.watchAgain}</a>}
      <a class="button" href={pathOfReplay(table.id)}>
        {replayWords.watch}
      </a>
      <a class="button" href={`/api/tables/${encodeURIComponent(table.id)}/record`} download>
        {words.saveRecord}
      </a>
      <ShuffleCheck id={table.id} />
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
