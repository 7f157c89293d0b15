import { useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { words } from '../words.ts'
import { type FileRead, readFile } from './read-file.ts'

interface BringFileProps {
  readonly game: Game
  readonly name: string
  /** Undefined to bring none. */
  bring(content: unknown): void
}

/** A file of the game's own, such as a deck; checked before it is brought. */
export const BringFile = ({ game, name, bring }: BringFileProps) => {
  const [read, setRead] = useState<FileRead | null>(null)
  const take = async (file: File | undefined): Promise<void> => {
    const found = file === undefined ? null : readFile(game, name, await file.text())
    setRead(found)
    bring(found?.ok === true ? found.content : undefined)
  }
  return (
    <div class="option">
      <label>
        <span>{words.bringFile(name)}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget: { files } }) => void take(files?.[0])}
        />
      </label>
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
