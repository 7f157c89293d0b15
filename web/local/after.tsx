import { useState } from 'preact/hooks'
import { describeProblem } from '../../kernel/result.ts'
import { seatLetter } from '../../kernel/seats.ts'
import { saveFile } from '../replay/save-file.ts'
import { go, pathOfLocal, pathOfLocalReplay } from '../router.ts'
import { words as houseWords } from '../words.ts'
import { beginLocal, localRecord } from './local.ts'
import { PERSON } from './new-match.ts'
import { Share } from './share.tsx'
import { findLocal } from './shelf.ts'
import { words } from './words.ts'

/** What can be done with a match of this browser: once more with the same people, look at it again, keep it as a file. */
export const After = ({ id }: { readonly id: string }) => {
  const [problem, setProblem] = useState<string | null>(null)
  const again = async (): Promise<void> => {
    const kept = await findLocal(id)
    if (kept === null) return setProblem(words.gone)
    const { head, seats } = kept.match
    const letters = seats.map((_, seat) => seatLetter(seat))
    const begun = await beginLocal({
      game: head.game,
      setup: head.setup,
      seats: Object.fromEntries(seats.map((one, seat) => [letters[seat], one.kind === 'bot' ? one.bot : PERSON])),
      names: Object.fromEntries(
        seats.flatMap((one, seat) => (one.kind === 'person' ? [[letters[seat], one.name]] : [])),
      ),
    })
    if (begun.ok) go(pathOfLocal(begun.value))
    else setProblem(describeProblem(begun.problem))
  }
  const save = async (): Promise<void> => {
    const record = await localRecord(id)
    if (record === null) return setProblem(words.gone)
    saveFile(`${record.game}-${id}.json`, record)
  }
  return (
    <div class="buttons again">
      <button type="button" class="act" onClick={() => void again()}>
        {words.again}
      </button>
      <a class="button" href={pathOfLocalReplay(id)}>
        {words.replay}
      </a>
      <button type="button" class="button" onClick={() => void save()}>
        {houseWords.saveRecord}
      </button>
      <Share id={id} />
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
