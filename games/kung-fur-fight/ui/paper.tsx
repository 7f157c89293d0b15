import type { VNode } from 'preact'
import type { CardReading } from './reading.ts'

/** What is read of a card. */
export const Paper = ({ reading: { title, text, source } }: { reading: CardReading }): VNode => (
  <>
    <b>{title}</b>
    <p>{text}</p>
    <p class="reader-source">{source}</p>
  </>
)
