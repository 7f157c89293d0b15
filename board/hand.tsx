import type { Signal } from '@preact/signals'
import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { carrying } from './carrying.ts'
import type { Drag } from './drag.ts'
import { roved } from './keys.ts'
import { type Chosen, placeOf } from './selection.ts'
import './unseen.css'
import './hand.css'

/** A card in the hand. */
export interface Held {
  readonly id: string
  /** What it is, in words. */
  readonly label: string
  readonly card: VNode
  /** A word on it: what else will happen to it. */
  readonly note?: string
  /** Nothing legal can come of it as things stand; it may be selected all the same, to hear why. */
  readonly dim?: boolean
}

interface HandProps {
  /** Where it is not the own hand. */
  readonly label?: string
  readonly cards: readonly Held[]
  readonly chosen: Chosen
  readonly drag: Signal<Drag>
  /** What selected cards carry: their number and who lies on top, their number alone, or nothing. */
  readonly places?: 'stacked' | 'counted' | 'none'
  onToggle(id: string): void
  onClear(): void
  /** A card was dropped on the element whose `data-drop` is `on`. */
  onDrop(id: string, on: string): void
}

/** A row of cards to select from, in order: by tapping, by dragging, or with arrow keys and space. */
export const Hand = ({
  label = 'Your hand',
  cards,
  chosen,
  drag,
  places = 'stacked',
  onToggle,
  onClear,
  onDrop,
}: HandProps): VNode => {
  const row = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(0)
  const at = Math.min(focused, Math.max(0, cards.length - 1))
  const carried = drag.value

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClear()
    const to = roved(event.key, at, cards.length)
    if (to === null) return
    event.preventDefault()
    row.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of cards in every browser
    <div class="hand" role="group" aria-label={label} ref={row} onKeyDown={onKeyDown} style={{ '--n': cards.length }}>
      {cards.map(({ id, label: name, card, note, dim = false }, i) => {
        const place = placeOf(chosen, id)
        const isTop = places === 'stacked' && place > 0 && place === chosen.length && chosen.length > 1
        const isCarried = carried.phase === 'carried' && carried.id === id
        return (
          <button
            key={id}
            type="button"
            class={`hand-card${place > 0 ? ' is-chosen' : ''}${isCarried ? ' is-carried' : ''}${dim ? ' is-dim' : ''}`}
            style={{ '--i': i, ...(isCarried ? { translate: `${carried.dx}px ${carried.dy}px` } : {}) }}
            data-point={id}
            aria-pressed={place > 0}
            tabIndex={i === at ? 0 : -1}
            onFocus={() => setFocused(i)}
            {...carrying(drag, { onTap: onToggle, onDrop }, id)}
          >
            <span class="unseen">{name}</span>
            {card}
            {place > 0 && places !== 'none' && (
              <span class="hand-place">
                <span class="unseen">, number </span>
                {place}
                {isTop && <span class="hand-top"> top</span>}
              </span>
            )}
            {note !== undefined && <span class="hand-note">{note}</span>}
          </button>
        )
      })}
    </div>
  )
}
