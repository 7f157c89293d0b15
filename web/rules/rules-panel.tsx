import { useEffect, useRef } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { pathOfRules } from '../router.ts'
import { Book as BookMark } from '../tool-icons.tsx'
import { words } from '../words.ts'
import { useBook } from './use-book.ts'

interface RulesPanelProps {
  readonly game: Game
  /** The rule to be shown first, or one of its examples, as in an address. */
  readonly at: string
  close(): void
}

/** The rules beside the table: what is asked stays in sight, and the match goes on. */
export const RulesPanel = ({ game, at, close }: RulesPanelProps) => {
  const Book = useBook()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    title.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      class="rules-panel"
      aria-labelledby="rules-title"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <header class="rules-head">
        <h2 id="rules-title" ref={title} tabIndex={-1}>
          {words.rules}
        </h2>
        <button type="button" class="button" onClick={close}>
          {words.close}
        </button>
      </header>
      {/* A box that scrolls must be within reach of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section class="rules-lines" aria-labelledby="rules-title" tabIndex={0}>
        {typeof Book === 'string' ? (
          <p role="status">{Book === 'loading' ? words.rulesLoading : words.noRules}</p>
        ) : (
          <Book game={game} at={at} />
        )}
      </section>
    </aside>
  )
}

/** A link, so that it can be opened in a tab of its own too. */
export const RulesButton = ({ game, open }: { readonly game: string; open(): void }) => (
  <a
    class="tool"
    title={words.rules}
    href={pathOfRules(game)}
    onClick={(click) => {
      if (click.metaKey || click.ctrlKey || click.shiftKey) return
      click.preventDefault()
      open()
    }}
  >
    <BookMark />
    <span class="tool-name">{words.rules}</span>
  </a>
)
