import { useEffect, useRef } from 'preact/hooks'
import { lineAndColumn, scan } from './json-text.ts'
import { nearest } from './messages.ts'
import { decks } from './words.ts'

interface RawViewProps {
  readonly text: string
  /** A place that somebody wants to see; a new object for every wish. */
  readonly wanted: { readonly at: string } | null
  write(text: string): void
  /** Back to what the form has. */
  drop(): void
}

/** The file itself, to be written by hand. */
export const RawView = ({ text, wanted, write, drop }: RawViewProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const found = scan(text)
  const show = (offset: number): void => {
    const { current } = area
    if (current === null) return
    current.focus()
    current.setSelectionRange(offset, offset)
    // The line in the middle: a text area does not scroll to its caret by itself.
    const lines = current.value.split('\n').length
    const { line } = lineAndColumn(current.value, offset)
    current.scrollTop = (current.scrollHeight * (line - 1)) / lines - current.clientHeight / 2
  }
  useEffect(() => {
    if (wanted === null || !found.ok) return
    show(nearest(wanted.at, (place) => found.places.get(place) ?? null) ?? 0)
  }, [wanted])
  const fault = found.ok ? null : lineAndColumn(text, found.offset)
  return (
    <section class="deck-raw">
      <label class="deck-label" for="deck-raw-text">
        {decks.rawLabel}
      </label>
      <p class="soft" id="deck-raw-hint">
        {decks.rawHint}
      </p>
      <textarea
        id="deck-raw-text"
        ref={area}
        spellcheck={false}
        wrap="off"
        value={text}
        aria-invalid={!found.ok}
        aria-describedby="deck-raw-hint deck-raw-fault"
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <div id="deck-raw-fault" role="status">
        {!found.ok && fault !== null && (
          <p>
            <button type="button" class="quiet problem" onClick={() => show(found.offset)}>
              {decks.notJson(fault.line, fault.column, found.want)}
            </button>{' '}
            {decks.rawFirst}{' '}
            <button type="button" class="quiet" onClick={drop}>
              {decks.rawBack}
            </button>
          </p>
        )}
      </div>
    </section>
  )
}
