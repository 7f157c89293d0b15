import type { Signal } from '@preact/signals'
import type { VNode } from 'preact'
import type { Action } from './actions.tsx'
import type { Drag } from './drag.ts'
import './drop-zones.css'

interface DropZonesProps {
  readonly drag: Signal<Drag>
  /** What dropping the carried card would do; asked while a card is carried. */
  zonesFor(id: string): readonly Action[]
}

/** While a card is carried: one place for each thing that may be done with it. Whatever surrounds it is covered. */
export const DropZones = ({ drag, zonesFor }: DropZonesProps): VNode | null => {
  const carried = drag.value
  if (carried.phase !== 'carried') return null
  return (
    <div class="drop-zones" aria-hidden="true">
      {zonesFor(carried.id).map(({ id, label, detail, open }) => (
        <div
          key={id}
          data-drop={id}
          class={`drop-zone${open ? ' is-open' : ''}${carried.over === id ? ' is-over' : ''}`}
        >
          <b>{label}</b>
          {detail !== undefined && <span>{detail}</span>}
        </div>
      ))}
    </div>
  )
}
