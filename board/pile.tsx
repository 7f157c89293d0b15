import type { ComponentChildren, VNode } from 'preact'
import './pile.css'

interface PileProps {
  readonly name: string
  readonly count: number
  /** Its name for motion: what comes from here starts here. */
  readonly place: string
  /** The card or cards on top; nothing for a pile that has run out. */
  readonly children?: ComponentChildren
}

/** So many layers are drawn at most. */
const LAYERS = 6

export const Pile = ({ name, count, place, children }: PileProps): VNode => (
  <figure class="pile">
    <div
      class={`pile-cards${count === 0 ? ' is-empty' : ''}`}
      data-place={place}
      style={{ '--layers': Math.min(LAYERS, Math.ceil(count / 6)) }}
    >
      {children}
    </div>
    <figcaption class="pile-name">
      {name} <b>{count}</b>
    </figcaption>
  </figure>
)
