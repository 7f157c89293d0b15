import { useEffect, useState } from 'preact/hooks'
import { editors } from '../../games/editors.ts'
import { loadGame } from '../games.ts'
import { Notice } from '../notice.tsx'
import { go, pathOfDecks } from '../router.ts'
import { words } from '../words.ts'
import { shelfIn } from './kept.ts'
import { makeId, openText } from './opening.ts'
import { ShelfView } from './shelf-view.tsx'
import type { Tools } from './use-bench.ts'
import { decks } from './words.ts'
import { Workshop } from './workshop.tsx'
import './decks.css'

type Loaded = Readonly<Record<string, Tools>>

const loadTools = async (): Promise<Loaded> => {
  const loaded = await Promise.all(
    Object.entries(editors).map(async ([id, load]) => {
      const [{ editor }, game] = await Promise.all([load(), loadGame(id)])
      return game === null ? [] : [[id, { editor, game }] as const]
    }),
  )
  return Object.fromEntries(loaded.flat())
}

/** All decks of this browser, or one of them to write on. */
export const Decks = ({ id }: { readonly id: string | null }) => {
  const [tools, setTools] = useState<Loaded | 'loading' | 'failed'>('loading')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [pasted, setPasted] = useState('')
  const shelf = shelfIn(localStorage)
  useEffect(() => {
    loadTools().then(setTools, () => setTools('failed'))
  }, [])
  const kept = id === null ? null : shelf.get(id)
  useEffect(() => {
    document.title = `${kept?.name ?? decks.title} · ${words.house}`
  }, [id])
  if (tools === 'failed') return <Notice text={decks.failed} />
  if (tools === 'loading')
    return (
      <main id="content" class="decks-page" tabIndex={-1}>
        <p role="status">{decks.loading}</p>
      </main>
    )
  const own = kept === null || !Object.hasOwn(tools, kept.game) ? null : tools[kept.game]
  if (id !== null && (kept === null || own?.editor.files[kept.file] === undefined))
    return <Notice text={decks.notHere} />

  /** What cannot be opened stays to be mended. */
  const take = (text: string, name: string): void => {
    const opened = openText(tools, text)
    setPasted(opened.ok ? '' : text)
    setTrouble(opened.ok ? null : opened.problem.message)
    if (opened.ok) begin({ ...opened.value, name })
  }
  const begin = (fresh: { game: string; file: string; name: string; content: unknown }): void => {
    const made = makeId()
    if (shelf.put({ id: made, ...fresh })) go(pathOfDecks(made))
    else setTrouble(decks.full)
  }
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) take(await file.text(), file.name.replace(/\.json$/i, ''))
  }

  return (
    <main
      id="content"
      class="decks-page"
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (id !== null) go(pathOfDecks())
        void takeFile(event.dataTransfer?.files[0])
      }}
    >
      {kept !== null && own !== null ? (
        <Workshop key={kept.id} kept={kept} tools={own} shelf={shelf} />
      ) : (
        <>
          <a href="/">{words.toTheHouse}</a>
          <h1>{decks.title}</h1>
          <p>{decks.is}</p>
          <ShelfView
            starts={Object.entries(tools).flatMap(([game, { editor }]) =>
              editor.starts.map((start) => ({ ...start, game })),
            )}
            shelf={shelf}
            trouble={trouble}
            pasted={pasted}
            setPasted={setPasted}
            begin={begin}
            take={take}
            takeFile={(file) => void takeFile(file)}
          />
        </>
      )}
    </main>
  )
}
