import { useState } from 'preact/hooks'
import type { TableInfo } from '../../protocol/table-info.ts'
import { playAgain } from '../api.ts'
import { go, pathOfTable } from '../router.ts'
import { words } from '../words.ts'

/** After the match: the same people once more, and the match as a file. */
export const Again = ({ table, isSeated }: { readonly table: TableInfo; readonly isSeated: boolean }) => {
  const [problem, setProblem] = useState<string | null>(null)
  const again = async (): Promise<void> => {
    const reply = await playAgain(table.id)
    if (reply.ok) go(pathOfTable(reply.value.table.id))
    else setProblem(reply.error)
  }
  return (
    <div class="buttons again">
      {isSeated && (
        <button type="button" class="act" onClick={() => void again()}>
          {table.rematch === undefined ? words.playAgain : words.joinAgain}
        </button>
      )}
      {!isSeated && table.rematch !== undefined && <a href={pathOfTable(table.rematch)}>{words.watchAgain}</a>}
      <a class="button" href={`/api/tables/${encodeURIComponent(table.id)}/record`} download>
        {words.saveRecord}
      </a>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
