import type { ComponentChildren, VNode } from 'preact'
import { Pile } from '../../../board/pile.tsx'
import type { Who } from '../../../kernel/contract.ts'
import { facesOf } from '../cards.ts'
import type { State } from '../state.ts'
import { RING } from './brushwork.ts'
import { BackCard, NumberCard } from './face.tsx'
import { faceWords } from './face-words.ts'
import { DECK } from './flights.ts'
import type { Lay } from './lays.ts'
import { DECK_READING } from './reading.ts'
import { WORDS } from './words.ts'
import './mat.css'

interface MatProps {
  readonly view: State
  /** At most two: a fist and what answers it. The last card of the last is the Field Card. */
  readonly laid: readonly Lay[]
  readonly who: Who
  /** The discard may be looked through (KBK-3.2). */
  readonly browse: boolean
  /** What is going on, in one sentence. */
  readonly sentence: VNode | null
  /** What lies over the mat while a card is carried. */
  readonly children?: ComponentChildren
}

/** The middle of the table: the deck, and the Field Card with what was laid with it. */
export const Mat = ({ view, laid, who, browse, sentence, children }: MatProps): VNode => {
  const field = laid.at(-1)
  const top = field?.cards.at(-1)
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
          <div class="lays">
            {laid.slice(0, -1).map((lay) => (
              <div key={lay.cards[0].id} class="lay is-answered">
                <Fan cards={lay.cards} />
                <LayName lay={lay} who={who} />
              </div>
            ))}
            <div class="lay">
              <button
                type="button"
                class="field-cards"
                data-read={top?.face}
                data-read-tap=""
                style={{ '--laid': field?.cards.length ?? 0 }}
              >
                <span class="unseen">{top === undefined ? WORDS.noField : WORDS.fieldIs(faceWords(top.face))}</span>
                <Fan cards={field?.cards ?? []} />
              </button>
              {field !== undefined && <LayName lay={field} who={who} />}
            </div>
          </div>
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

const Fan = ({ cards }: { cards: Lay['cards'] }): VNode => (
  <span class="fan" style={{ '--laid': cards.length }}>
    {cards.map(({ id, face }, i) => (
      <span key={id} class="field-card" data-flip={id} style={{ '--below': cards.length - 1 - i }}>
        <NumberCard face={face} />
      </span>
    ))}
  </span>
)

/** Who laid it, and the damage that the chain has come to. */
const LayName = ({ lay: { kind, seat, damage }, who }: { lay: Lay; who: Who }): VNode | null =>
  kind === 'discard' ? null : (
    <span class={`lay-name is-${kind}`}>
      <span class="lay-who">{WORDS.laid[kind](who(seat))}</span> <b>{WORDS.laidDamage[kind](damage)}</b>
    </span>
  )
