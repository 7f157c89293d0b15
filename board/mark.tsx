import type { VNode } from 'preact'

/** A colour that cards may have. It is never told by colour alone: each has a shape and a letter. */
export type Tone = 'red' | 'blue' | 'green' | 'yellow'

/** Drawn in a square of 24: a sun, a wave in a diamond, a leaf, a mountain. */
const SHAPES: Readonly<Record<Tone, VNode>> = {
  red: <circle cx="12" cy="12" r="10.5" />,
  blue: (
    <path d="M12 .5 23.5 12 12 23.5.5 12ZM5.5 10.6q3.2-3.2 6.5 0t6.5 0v2q-3.2 3.2-6.5 0t-6.5 0Z" fill-rule="evenodd" />
  ),
  green: (
    <path d="M12 .5C19.5 6 23.5 14.5 18 21q-2.3 2.3-5.1 2.4l-.1-8.6 4-4-4 2V6.5h-1.6v4.3L7.4 8.4l3.8 4.2v10.8Q8.3 23.300 6 21C.5 14.500 4.500 6 12 .5Z" />
  ),
  yellow: <path d="M12 1 23.5 22.5H.5ZM12 7.5 9 13l3 1.5 3-1.5Z" fill-rule="evenodd" />,
}

/** Inside a drawing, with its upper left corner at the given place. */
export const Mark = ({ tone, x, y, size }: { tone: Tone; x: number; y: number; size: number }): VNode => (
  <g class={`mark tone-${tone}`} transform={`translate(${x} ${y}) scale(${size / 24})`}>
    {SHAPES[tone]}
  </g>
)

/** Inside a line of text. */
export const MarkSign = ({ tone }: { tone: Tone }): VNode => (
  <svg class={`mark-sign tone-${tone}`} viewBox="0 0 24 24" aria-hidden="true">
    {SHAPES[tone]}
  </svg>
)
