import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
import type { Game, Words } from '../../kernel/contract.ts'
import { type Chapter, parseRulebook, type Rule, type Rulebook, searchRules } from '../../kernel/rulebook.ts'
import tableRules from '../../kernel/table-rules.md'
import { Blocks } from '../text/blocks.tsx'
import { words as house } from '../words.ts'

interface RulesBookProps {
  readonly game: Game
  /** The rule to be shown first, if there is one. */
  readonly at: string
}

/** The rules of a game and of every table, to be read or searched. */
export const RulesBook = ({ game, at }: RulesBookProps) => {
  const book = useMemo(() => wholeBook(game), [game])
  const [sought, setSought] = useState('')
  const found = useMemo(() => searchRules(book, sought), [book, sought])
  const root = useRef<HTMLDivElement>(null)
  const field = useId()
  useEffect(() => {
    setSought('')
  }, [at])
  useEffect(() => {
    if (at === '' || sought !== '') return
    const rule = root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(at)}"]`)
    rule?.scrollIntoView({ block: 'start' })
    rule?.focus({ preventScroll: true })
  }, [at, sought])
  return (
    <div class="book" ref={root}>
      <div class="book-search">
        <label for={field}>{house.searchRules}</label>
        <input
          id={field}
          type="search"
          value={sought}
          onInput={({ currentTarget: { value } }) => setSought(value)}
          autocomplete="off"
        />
        <span role="status">{sought.trim() !== '' && house.rulesFound(found.length)}</span>
      </div>
      {sought.trim() === '' ? (
        <>
          <Blocks words={game.words} markdown={book.intro} />
          {book.chapters.map((chapter) => (
            <ChapterOfBook key={chapter.title} {...{ chapter }} words={game.words} at={at} />
          ))}
        </>
      ) : (
        <Rules words={game.words} rules={found} at={at} />
      )}
    </div>
  )
}

/** What holds at every table comes after the game's own. */
const wholeBook = (game: Game): Rulebook => {
  const book = parseRulebook(game.rulebook)
  return { ...book, chapters: [...book.chapters, ...parseRulebook(tableRules).chapters] }
}

const ChapterOfBook = ({
  chapter: { number, title, intro, rules },
  words,
  at,
}: {
  readonly chapter: Chapter
  readonly words: Words
  readonly at: string
}) => (
  <section class="book-chapter">
    <h2>{number === null ? title : `${number}. ${title}`}</h2>
    <Blocks words={words} markdown={intro} />
    <Rules {...{ words, rules, at }} />
  </section>
)

const Rules = ({
  words,
  rules,
  at,
}: {
  readonly words: Words
  readonly rules: readonly Rule[]
  readonly at: string
}) => (
  <>
    {rules.map((rule) => (
      <article
        key={rule.id}
        id={rule.id}
        class={rule.id === at ? 'book-rule book-wanted' : 'book-rule'}
        aria-label={rule.id}
        tabIndex={-1}
      >
        <p class="book-head">
          <a class="rule-id" href={`#${rule.id}`}>
            {rule.id}
          </a>{' '}
          {rule.tags.map((tag) => (
            <span key={tag} class="book-tag" title={house.ruleTags.get(tag)}>
              {tag}
            </span>
          ))}
        </p>
        <Blocks words={words} markdown={rule.text} />
      </article>
    ))}
  </>
)
