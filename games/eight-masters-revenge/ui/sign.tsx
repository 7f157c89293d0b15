import type { VNode } from 'preact'
import sheet from './icons.svg'
import './sign.css'

/** Our own drawings, in a square of 24. */
const DRAWN: Readonly<Record<string, string>> = {
  slide: 'M1 12l6.5-6.5V10h9V5.5L23 12l-6.5 6.5V14h-9v4.5z',
  trap: 'M12 1l2.7 8.3L23 12l-8.3 2.7L12 23l-2.7-8.3L1 12l8.3-2.7zM4.2 4.2l5 2.6-2.4 2.4zM19.8 4.2l-2.6 5-2.4-2.4zM19.8 19.8l-5-2.6 2.4-2.4zM4.2 19.8l2.6-5 2.4 2.4z',
  wound:
    'M12 1c4 6.4 7.5 10.3 7.5 14.5a7.5 7.5 0 0 1-15 0C4.5 11.3 8 7.4 12 1zM8 15.5a4.2 4.2 0 0 0 4 4.3v-1.7a2.5 2.5 0 0 1-2.3-2.6z',
  switch: 'M3 5h11V1.5L21.5 7 14 12.5V9H3zM21 15v4H10v3.5L2.5 17 10 11.5V15z',
  draw: 'M5 1h9a2 2 0 0 1 2 2v5h-2.5V3.5h-8v13H9V19H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM14 10h4v5h4l-6 8-6-8h4z',
}

/** What stands for an effect, a fighter or a fact, by its name: inside a drawing at the given place. */
export const Sign = ({ of, x, y, size }: { of: string; x: number; y: number; size: number }): VNode =>
  DRAWN[of] === undefined ? (
    <use class="m-sign" href={`${sheet}#${of}`} x={x} y={y} width={size} height={size} />
  ) : (
    <path class="m-sign" d={DRAWN[of]} fill-rule="evenodd" transform={`translate(${x} ${y}) scale(${size / 24})`} />
  )

/** Inside a line of text. */
export const SmallSign = ({ of }: { of: string }): VNode => (
  <svg class="m-small-sign" viewBox="0 0 24 24" aria-hidden="true">
    <Sign of={of} x={0} y={0} size={24} />
  </svg>
)

/** A fighter, or the automaton, in a seal. */
export const Emblem = ({ id }: { id: string }): VNode => (
  <svg class="m-emblem" viewBox="0 0 512 512" aria-hidden="true">
    <use href={`${sheet}#${id}`} />
  </svg>
)
