import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
import { readAddress } from '../../board/rule-address.ts'
import type { Game } from '../../kernel/contract.ts'
import { type Chapter, parseRulebook, type Rule, type Rulebook, searchRules } from '../../kernel/rulebook.ts'
import { type Example, examplesOf } from '../../kernel/scenario/examples.ts'
import tableRules from '../../kernel/table-rules.md'
import { Blocks } from '../text/blocks.tsx'
import { words as house } from '../words.ts'
import { RuleExamples } from './rule-examples.tsx'
import { useExamples } from './use-examples.ts'

interface RulesBookProps {
  readonly game: Game
  /** The rule to be shown first, or one of its examples, as in an address. */
  readonly at: string
}

/** The rules of a game and of every table, to be read or searched. */
export const RulesBook = ({ game, at: address }: RulesBookProps) => {
  const { rule: at, example } = useMemo(() => readAddress(address), [address])
  const book = useMemo(() => wholeBook(game), [game])
  const [sought, setSought] = useState('')
  const examples = useExamples(game.meta.id)
  const found = useMemo(
    () => searchRules(book, sought, ({ id }) => titlesOf(examplesOf(examples, id))),
    [book, sought, examples],
  )
  const root = useRef<HTMLDivElement>(null)
  const field = useId()
  useEffect(() => {
    setSought('')
  }, [address])
  useEffect(() => {
    if (at === '' || sought !== '') return
    const rule = root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(at)}"]`)
    rule?.scrollIntoView({ block: 'start' })
    rule?.focus({ preventScroll: true })
    // The examples make the page longer when they come.
  }, [address, sought, examples])
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
            <ChapterOfBook key={chapter.title} {...{ chapter, game, examples, at, example }} />
          ))}
        </>
      ) : (
        <Rules {...{ game, examples, at, example }} rules={found} />
      )}
    </div>
  )
}

/** What holds at every table comes after the game's own. */
const wholeBook = (game: Game): Rulebook => {
  const book = parseRulebook(game.rulebook)
  return { ...book, chapters: [...book.chapters, ...parseRulebook(tableRules).chapters] }
}

const titlesOf = (examples: readonly Example[]): string => examples.map(({ name }) => name).join(' ')

interface Shared {
  readonly game: Game
  readonly examples: readonly Example[]
  readonly at: string
  /** Which of the examples of that rule is open. */
  readonly example: number | null
}

const ChapterOfBook = ({ chapter, ...shared }: Shared & { readonly chapter: Chapter }) => {
  const { number, title, intro, rules } = chapter
  return (
    <section class="book-chapter">
      <h2>{number === null ? title : `${number}. ${title}`}</h2>
      <Blocks words={shared.game.words} markdown={intro} />
      <Rules {...shared} rules={rules} />
    </section>
  )
}

const Rules = ({ rules, ...shared }: Shared & { readonly rules: readonly Rule[] }) => (
  <>
    {rules.map((rule) => (
      <RuleOfBook key={rule.id} {...shared} rule={rule} />
    ))}
  </>
)

const RuleOfBook = ({ game, examples, at, example, rule: { id, tags, text } }: Shared & { readonly rule: Rule }) => (
  <article id={id} class={id === at ? 'book-rule book-wanted' : 'book-rule'} aria-label={id} tabIndex={-1}>
    <p class="book-head">
      <a class="rule-id" href={`#${id}`}>
        {id}
      </a>{' '}
      {tags.map((tag) => (
        <span key={tag} class="book-tag" title={house.ruleTags.get(tag)}>
          {tag}
        </span>
      ))}
    </p>
    <Blocks words={game.words} markdown={text} />
    <RuleExamples game={game} rule={id} examples={examplesOf(examples, id)} open={id === at ? example : null} />
  </article>
)
