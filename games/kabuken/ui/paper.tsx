import type { VNode } from 'preact'
import { RuleSource } from '../../../board/rule-link.tsx'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import { meta } from '../meta.ts'
import { Emblem } from './emblem.tsx'
import { NumberCard } from './face.tsx'
import { type Reading, readingOf } from './reading.ts'
import { READING } from './words.ts'
import './paper.css'

/** What is read of a thing; null for what has no meaning of its own. */
export const paperOf = (book: Rulebook, id: string): VNode | null => {
  const reading = readingOf(book, id)
  return reading === null ? null : <Paper {...{ book, id, reading }} />
}

const Paper = ({ book, id, reading }: { book: Rulebook; id: string; reading: Reading }): VNode => {
  const { title, lines, more } = reading
  const source = (rule: string): VNode => <RuleSource key={rule} book={book} game={meta.id} id={rule} />
  return (
    <div class="paper">
      <Art id={id} art={reading.art} />
      <div>
        <b>{title}</b>
        {lines.map(({ text, rule }) => (
          <p key={rule}>
            {text} {source(rule)}
          </p>
        ))}
        {more.length > 0 && (
          <p class="paper-more">
            <span>{READING.more}</span> {more.map(source)}
          </p>
        )}
      </div>
    </div>
  )
}

const Art = ({ id, art }: { id: string; art: Reading['art'] }): VNode | null => {
  if (art === 'none') return null
  return art === 'card' ? <NumberCard face={id} /> : <Emblem id={id} kind={art} />
}
