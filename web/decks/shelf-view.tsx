import { useRef, useState } from 'preact/hooks'
import type { Start } from '../../board/editor.ts'
import { pathOfDecks } from '../router.ts'
import type { SavedFile, Shelf } from './kept.ts'
import { saveAsFile } from './saving.ts'
import { decks } from './words.ts'

interface ShelfViewProps {
  readonly starts: readonly (Start & { readonly game: string })[]
  readonly shelf: Shelf
  readonly trouble: string | null
  readonly pasted: string
  setPasted(text: string): void
  begin(fresh: { game: string; file: string; name: string; content: unknown }): void
  take(text: string, name: string): void
  takeFile(file: File | undefined): void
}

/** What one may begin with, and what one has begun. */
export const ShelfView = ({ starts, shelf, trouble, pasted, setPasted, begin, take, takeFile }: ShelfViewProps) => {
  const [kept, setKept] = useState(() => shelf.all())
  return (
    <div class="deck-shelf">
      {trouble !== null && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
      {kept.length > 0 && (
        <section aria-labelledby="deck-yours">
          <h2 id="deck-yours">{decks.yours}</h2>
          <ul class="deck-kept">
            {kept.map((deck) => (
              <li key={deck.id}>
                <a href={pathOfDecks(deck.id)}>{deck.name || decks.noName}</a>
                <button type="button" class="quiet" onClick={() => saveAsFile(deck.name, deck.content)}>
                  {decks.save}
                </button>
                <TakeAway
                  deck={deck}
                  takeAway={() => {
                    shelf.remove(deck.id)
                    setKept(shelf.all())
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="deck-begin">
        <h2 id="deck-begin">{decks.begin}</h2>
        <div class="deck-starts">
          {starts.map(({ game, file, title, says, name, content }) => (
            <button
              key={title}
              type="button"
              class="deck-start"
              onClick={() => begin({ game, file, name, content: content() })}
            >
              <b>{title}</b>
              <span class="soft">{says}</span>
            </button>
          ))}
        </div>
      </section>
      <section aria-labelledby="deck-bring">
        <h2 id="deck-bring">{decks.bring}</h2>
        <label class="deck-file">
          <span class="deck-label">{decks.choose}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              takeFile(currentTarget.files?.[0])
              // The same file once more is a choice too.
              currentTarget.value = ''
            }}
          />
        </label>
        <form
          class="deck-paste"
          onSubmit={(event) => {
            event.preventDefault()
            take(pasted, decks.pastedName)
          }}
        >
          <label class="deck-label" for="deck-paste">
            {decks.paste}
          </label>
          <textarea
            id="deck-paste"
            rows={4}
            spellcheck={false}
            value={pasted}
            aria-invalid={trouble !== null && pasted !== ''}
            onInput={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <button type="submit" class="button" disabled={pasted.trim() === ''}>
            {decks.openPasted}
          </button>
        </form>
      </section>
    </div>
  )
}

const TakeAway = ({ deck: { id, name }, takeAway }: { readonly deck: SavedFile; takeAway(): void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" class="quiet" aria-label={decks.takeAway(name)} onClick={() => dialog.current?.showModal()}>
        {decks.away}
      </button>
      <dialog class="sure" ref={dialog} aria-labelledby={`away-${id}`}>
        <h2 id={`away-${id}`}>{decks.sure(name)}</h2>
        <p>{decks.sureMeans}</p>
        <form
          method="dialog"
          class="buttons"
          onSubmit={({ submitter }) => {
            if (submitter instanceof HTMLButtonElement && submitter.value === 'yes') takeAway()
          }}
        >
          <button type="submit" value="no" class="quiet">
            {decks.keep}
          </button>
          <button type="submit" value="yes" class="act">
            {decks.away}
          </button>
        </form>
      </dialog>
    </>
  )
}
