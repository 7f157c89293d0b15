import { useState } from 'preact/hooks'
import { words as house } from '../words.ts'
import { words } from './words.ts'

/** Characters: the longest match that anybody has played is far shorter. */
const LARGEST = 8 * 1024 * 1024

/** A saved match from the disk: chosen, or let go over the page. */
export const OpenFile = ({ open }: { open(value: unknown): Promise<string | null> }) => {
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    if (file.size > LARGEST) return setProblem(words.tooLarge)
    const json = parsed(await file.text())
    setProblem(json === undefined ? words.noJson : await open(json))
  }
  return (
    <main
      id="content"
      class="account-page replay-file"
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take(event.dataTransfer?.files[0])
      }}
    >
      <a href="/">{house.toTheHouse}</a>
      <h1>{words.openFile}</h1>
      <p>{words.openFileSays}</p>
      <label class="replay-drop">
        <span>{words.dropFile}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget: { files } }) => void take(files?.[0])}
        />
      </label>
      <p class="problem" role="alert">
        {problem}
      </p>
    </main>
  )
}

/** Undefined is nothing that JSON knows. */
const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
