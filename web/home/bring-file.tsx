import { useEffect, useState } from 'preact/hooks'
import { editors } from '../../games/editors.ts'
import type { Game } from '../../kernel/contract.ts'
import { type SavedFile, shelfIn } from '../decks/kept.ts'
import { pathOfDecks } from '../router.ts'
import { words } from '../words.ts'
import { type FileRead, readFile } from './read-file.ts'

interface BringFileProps {
  readonly game: Game
  readonly name: string
  /** Undefined to bring none. */
  bring(content: unknown): void
}

/** A file of the game's own, such as a deck, or one that was written here; checked before it is brought. */
export const BringFile = ({ game, name, bring }: BringFileProps) => {
  const [read, setRead] = useState<FileRead | null>(null)
  const [kept] = useState(() => keptFor(game, name))
  const [chosen, setChosen] = useState('')
  const take = (text: string | null): void => {
    const found = text === null ? null : readFile(game, name, text)
    setRead(found)
    bring(found?.ok === true ? found.content : undefined)
  }
  const takeKept = (id: string): void => {
    const found = kept.find((deck) => deck.id === id)
    setChosen(found?.id ?? '')
    take(found === undefined ? null : JSON.stringify(found.content))
  }
  // Whoever comes from the workshop brings along what was written there.
  useEffect(() => {
    const id = new URLSearchParams(location.search).get(name)
    if (id !== null) takeKept(id)
  }, [])
  return (
    <div class="option">
      <label>
        <span>{words.bringFile(name)}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget: { files } }) => {
            setChosen('')
            const file = files?.[0]
            if (file === undefined) take(null)
            else void file.text().then(take)
          }}
        />
      </label>
      {kept.length > 0 && (
        <label>
          <span>{words.bringKept}</span>
          <select value={chosen} onChange={({ currentTarget }) => takeKept(currentTarget.value)}>
            <option value="">{words.bringNone}</option>
            {kept.map((deck) => (
              <option key={deck.id} value={deck.id}>
                {deck.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {Object.hasOwn(editors, game.meta.id) && (
        <a href={pathOfDecks(chosen === '' ? null : chosen)}>{chosen === '' ? words.toDecks : words.toThisDeck}</a>
      )}
      {read !== null && (
        <ul class={read.ok ? 'soft' : 'problem'} role="status">
          {read.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const keptFor = ({ meta }: Game, file: string): readonly SavedFile[] =>
  shelfIn(localStorage)
    .all()
    .filter((deck) => deck.game === meta.id && deck.file === file)
