import type { ComponentChildren, VNode } from 'preact'
import type { Tone } from './mark.tsx'
import './card.css'

interface CardProps {
  /** The colour of its ink; the face says the same by shape and letter. */
  readonly tone?: Tone
  /** The face, drawn in 100 × 140. A card without one lies face down. */
  readonly face?: ComponentChildren
  /** The drawing on its back. */
  readonly back?: ComponentChildren
  /** What it is, where no other text says it. */
  readonly label?: string
  /** Its name for motion. */
  readonly flip?: string
  /** Its name for the reader. */
  readonly read?: string
}

/** One card. Its size is `--card-w`; how it is held is said by the classes of whatever holds it. */
export const Card = ({ tone, face, back, label, flip, read }: CardProps): VNode => {
  const isOpen = face !== undefined
  return (
    <svg
      class={`card ${isOpen ? `card-open tone-${tone ?? 'none'}` : 'card-closed'}`}
      viewBox="0 0 100 140"
      data-flip={flip}
      data-read={read}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect class="card-paper" x="0" y="0" width="100" height="140" rx="9" />
      {isOpen ? face : back}
      <rect class="card-rim" x="1" y="1" width="98" height="138" rx="8" />
    </svg>
  )
}
