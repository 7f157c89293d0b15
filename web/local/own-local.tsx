import './own-local.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { posters } from '../../games/posters.ts'
import { pathOfLocal, pathOfLocalReplay } from '../router.ts'
import { botWords, words as houseWords } from '../words.ts'
import type { LocalMatch } from './kept.ts'
import { words } from './new-words.ts'

/** The latest stand there at once. */
const SHOWN = 4

/** The matches of this browser; nothing where there is none. */
export const OwnLocal = () => {
  const [matches, setMatches] = useState<readonly LocalMatch[]>([])
  const look = async (): Promise<void> => {
    const { localMatches } = await import('./shelf.ts')
    setMatches(await localMatches())
  }
  useEffect(() => void look(), [])
  const remove = async (id: string): Promise<void> => {
    const { removeLocal } = await import('./shelf.ts')
    await removeLocal(id)
    await look()
  }
  if (matches.length === 0) return null
  const rows = matches.map((match) => <Row key={match.id} {...{ match, remove }} />)
  return (
    <section class="own-tables" aria-labelledby="own-local">
      <h2 id="own-local">{words.ownMatches}</h2>
      <ul class="own-local">{rows.slice(0, SHOWN)}</ul>
      {rows.length > SHOWN && (
        <details class="own-over">
          <summary>{words.more(rows.length - SHOWN)}</summary>
          <ul class="own-local">{rows.slice(SHOWN)}</ul>
        </details>
      )}
    </section>
  )
}

interface RowProps {
  readonly match: LocalMatch
  remove(id: string): Promise<void>
}

const Row = ({ match, remove }: RowProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { id, head, isOver } = match
  const title = `sure-${id}`
  return (
    <li class="own-local-match">
      <a href={pathOfLocal(id)}>
        <span class="own-game">{posters[head.game]?.title ?? head.game}</span>{' '}
        <span class="soft">{othersAt(match)}</span>
        <span class="own-local-state">{isOver ? words.over : words.goOn}</span>
      </a>
      <a class="quiet" href={pathOfLocalReplay(id)}>
        {words.replay}
      </a>
      <button type="button" class="quiet" onClick={() => dialog.current?.showModal()}>
        {words.remove}
      </button>
      <dialog class="sure" ref={dialog} aria-labelledby={title}>
        <h2 id={title}>{words.removeSure}</h2>
        <p>{words.removeMeans}</p>
        <form
          method="dialog"
          class="buttons"
          onSubmit={({ submitter }) => {
            if (submitter instanceof HTMLButtonElement && submitter.value === 'yes') void remove(id)
          }}
        >
          <button type="submit" value="no" class="quiet">
            {words.keepIt}
          </button>
          <button type="submit" value="yes" class="act">
            {words.remove}
          </button>
        </form>
      </dialog>
    </li>
  )
}

const othersAt = ({ seats }: LocalMatch): string => {
  const names = seats.slice(1).map((one) => (one.kind === 'bot' ? botWords(one.bot).name : one.name))
  return names.length === 0 ? '' : houseWords.against(houseWords.and(names))
}
