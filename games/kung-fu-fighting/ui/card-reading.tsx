import type { VNode } from 'preact'
import type { CardRecord } from '../deck/vocabulary.ts'
import { textOf, typeLine } from '../text/card-words.ts'
import { bare } from '../text/shout.ts'
import { FightCard } from './face.tsx'
import { WORDS } from './words.ts'
import './reading.css'

interface CardReadingProps {
  readonly record: CardRecord
  nameOf(id: string): string
}

/** A card to read: its face, what it does, and at the end how much of it is known. */
export const CardReading = ({ record, nameOf }: CardReadingProps): VNode => {
  const { known, reconstructed, tag } = record
  return (
    <div class="kff-reading">
      <div class="kff-wide">
        <FightCard record={record} nameOf={nameOf} />
      </div>
      <div class="kff-reading-words">
        <b>{bare(record.name)}</b>
        <span class="kff-reading-type">{typeLine(record)}</span>
        <p>{textOf(record)}</p>
      </div>
      <div class="kff-reading-back">
        <b>{WORDS.tags[tag]}</b>
        {known !== undefined && (
          <p>
            {WORDS.knownOf} {known}
          </p>
        )}
        {reconstructed !== undefined && (
          <p>
            {WORDS.oursOf} {reconstructed}
          </p>
        )}
      </div>
    </div>
  )
}
