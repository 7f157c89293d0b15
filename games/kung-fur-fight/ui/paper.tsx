import type { VNode } from 'preact'
import { RuleSource } from '../../../board/rule-link.tsx'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import { meta } from '../meta.ts'
import type { CardReading } from './reading.ts'

/** What is read of a card. */
export const Paper = ({ book, reading }: { book: Rulebook; reading: CardReading }): VNode => (
  <>
    <b>{reading.title}</b>
    <p>{reading.text}</p>
    <p class="reader-source">
      <RuleSource book={book} game={meta.id} id={reading.rule} /> · {reading.copies}{' '}
      <RuleSource book={book} game={meta.id} id="KFU-20.1" />
    </p>
  </>
)
