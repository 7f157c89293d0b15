import type { ComponentChildren, VNode } from 'preact'
import { Pile } from '../../../board/pile.tsx'
import { facesOf } from '../cards.ts'
import type { State } from '../state.ts'
import { RING } from './brushwork.ts'
import { BackCard, NumberCard } from './face.tsx'
import { faceWords } from './face-words.ts'
import { DECK } from './flights.ts'
import type { Laid } from './lays.ts'
import { DECK_READING } from './reading.ts'
import { WORDS } from './words.ts'
import './mat.css'

interface MatProps {
  readonly view: State
  readonly laid: readonly Laid[]
  /** The discard may be looked through (KBK-3.2). */
  readonly browse: boolean
  /** What is going on, in one sentence. */
  readonly sentence: VNode | null
  /** What lies over the mat while a card is carried. */
  readonly children?: ComponentChildren
}

/** The middle of the table: the deck, and the Field Card with what was laid with it. */
export const Mat = ({ view, laid, browse, sentence, children }: MatProps): VNode => {
  const top = laid.at(-1)
  return (
    <div class="mat">
      <div class="mat-cards">
        <Pile name={WORDS.deck(view.runOuts)} count={view.deck.length} place={DECK}>
          {view.deck.length > 0 && <BackCard read={DECK_READING} />}
        </Pile>
        <figure class="field" data-point="field">
          <svg class="field-ring" viewBox="0 0 400 400" aria-hidden="true">
            {RING.map((path) => (
              <path key={path} d={path} />
            ))}
          </svg>
          <button
            type="button"
            class="field-cards"
            data-read={top?.face}
            data-read-tap=""
            style={{ '--laid': laid.length }}
          >
            <span class="unseen">{top === undefined ? WORDS.noField : WORDS.fieldIs(faceWords(top.face))}</span>
            {laid.map(({ id, face }, i) => (
              <span key={id} class="field-card" data-flip={id} style={{ '--below': laid.length - 1 - i }}>
                <NumberCard face={face} />
              </span>
            ))}
          </button>
          <figcaption class="field-name">
            {WORDS.field} · {WORDS.discard(view.discard.length)}
          </figcaption>
        </figure>
      </div>
      <div class="mat-sentence">{sentence}</div>
      {browse && (
        <details class="browse">
          <summary>{WORDS.browse}</summary>
          <ol class="browse-cards">
            {facesOf(view.discard.toReversed()).map((face, i) => (
              <li key={i}>
                <NumberCard face={face} label={faceWords(face)} />
              </li>
            ))}
          </ol>
        </details>
      )}
      {children}
    </div>
  )
}
