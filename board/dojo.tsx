import type { ComponentChildren, VNode } from 'preact'
import { useRef } from 'preact/hooks'
import type { Seat } from '../kernel/seats.ts'
import { useKeptFocus } from './keep-focus.ts'
import './dojo.css'
import './seat.css'

interface DojoProps {
  readonly class?: string
  /** Changes with every step. */
  readonly step: unknown
  readonly others: readonly Seat[]
  /** A list item for each of the others, and the how-manyth it is. */
  opponent(seat: Seat, at: number): VNode
  /** The middle, and the desk or what stands in its place. */
  readonly children: ComponentChildren
}

/** A room for many: opponents around, the fight in the middle, my desk before me. */
export const Dojo = ({ class: name = '', step, others, opponent, children }: DojoProps): VNode => {
  const room = useRef<HTMLDivElement>(null)
  useKeptFocus(room, step)
  return (
    <div class={name === '' ? 'dojo' : `dojo ${name}`} ref={room}>
      <ul class="others" aria-label="Players around the table" style={{ '--n': others.length }}>
        {others.map(opponent)}
      </ul>
      {children}
    </div>
  )
}
