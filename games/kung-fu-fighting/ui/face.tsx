import type { VNode } from 'preact'
import { Card } from '../../../board/card.tsx'
import type { CardRecord, CardSet } from '../deck/vocabulary.ts'
import { bare } from '../text/shout.ts'
import { drawingOf } from './drawing-of.ts'
import { gistOf, valueOf } from './gist.ts'
import icons from './icons.svg'
import { fitting, linesOf } from './lines.ts'
import { DRAWINGS, SHAPES } from './shapes.ts'
import './face.css'

const MARKS: Readonly<Record<CardSet, string>> = { base: '', more: 'M', team: 'T', archetype: '', custom: '✎' }

interface FaceProps {
  readonly record: CardRecord
  /** The names of cards that it speaks of. */
  nameOf(id: string): string
  readonly flip?: string
  /** Said by the card itself, where nothing around it says it. */
  readonly label?: string
  /** What it is worth now, where that is not what is printed. */
  readonly now?: string
}

/** The sign or the drawing of a card, in a square of 512. */
const Art = ({ record }: { record: CardRecord }): VNode => {
  const id = drawingOf(record)
  return DRAWINGS[id] === undefined ? (
    <use href={`${icons}#${id}`} width="512" height="512" />
  ) : (
    <path d={DRAWINGS[id]} fill-rule="evenodd" />
  )
}

/** A card. Its name runs down a spine on the left, where a fanned hand shows it. */
export const FightCard = ({ record, nameOf, flip, label, now }: FaceProps): VNode => {
  const { type, name } = record
  const value = now ?? valueOf(record)
  const title = linesOf(bare(name), 2, 17)
  const room = value === '' ? 100 : 82
  const size = fitting(title, room, title.length > 1 ? 11 : 13)
  const gist = gistOf(record, nameOf).slice(0, 5)
  return (
    <span class={`kff-card is-${type}`} data-read={record.id}>
      <Card
        {...(flip === undefined ? {} : { flip })}
        {...(label === undefined ? {} : { label })}
        face={
          <>
            <rect class="kff-spine" width="27" height="140" />
            <path class="kff-sign" transform="translate(4.5 6) scale(0.75)" d={SHAPES[type]} fill-rule="evenodd" />
            {now !== undefined && <rect class="kff-now" x="2" y="29" width="23" height="19" rx="4" />}
            {value !== '' && (
              <text class={`kff-value${now === undefined ? '' : ' is-now'}`} x="13.5" y="44">
                {value}
              </text>
            )}
            <g transform={`translate(13.500 ${value === '' ? 32 : 51}) rotate(90)`}>
              {title.map((line, i) => (
                <text
                  key={line}
                  class="kff-name"
                  x="0"
                  y={size * 0.36 + (i - (title.length - 1) / 2) * size * 1.02}
                  style={{ fontSize: `${size}px` }}
                >
                  {line}
                </text>
              ))}
            </g>
            <g class={`kff-art${gist.length > 3 ? ' is-small' : ''}`}>
              <Art record={record} />
            </g>
            <g class="kff-gist">
              {gist.map((line, i) => (
                <text
                  key={line}
                  x="32"
                  y={136 - (gist.length - i) * 11.5 + 8}
                  style={{ fontSize: `${fitting([line], 64, 10.5)}px` }}
                >
                  {line}
                </text>
              ))}
            </g>
            {MARKS[record.set] !== '' && (
              <text class="kff-set" x="93" y="13">
                {MARKS[record.set]}
              </text>
            )}
          </>
        }
      />
    </span>
  )
}

/** A round sign of a card, where there is no room for the whole. */
export const Emblem = ({ record }: { record: CardRecord }): VNode => (
  <svg class={`kff-emblem is-${record.type}`} viewBox="0 0 512 512" aria-hidden="true">
    <Art record={record} />
  </svg>
)

/** A fist in a ring. */
export const BackCard = ({ flip }: { flip?: string }): VNode => (
  <Card
    {...(flip === undefined ? {} : { flip })}
    back={
      <g class="kff-seal">
        <rect x="8" y="8" width="84" height="124" rx="5" />
        <circle cx="50" cy="70" r="33" />
        <g class="kff-seal-sign" transform="translate(28 48) scale(0.086)">
          <use href={`${icons}#type-attack`} width="512" height="512" />
        </g>
      </g>
    }
  />
)
