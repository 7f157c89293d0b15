import type { Signal } from '@preact/signals'
import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { type Drag, dragged, dropped, REST } from './drag.ts'
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
  readonly label: string
  readonly cards: readonly Held[]
  readonly chosen: Chosen
  readonly drag: Signal<Drag>
  onToggle(id: string): void
  onClear(): void
  /** A card was dropped on the element whose `data-drop` is `on`. */
  onDrop(id: string, on: string): void
}

/** A row of cards to select from, in order: by tapping, by dragging, or with arrow keys and space. */
export const Hand = ({ label, cards, chosen, drag, onToggle, onClear, onDrop }: HandProps): VNode => {
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
  const onPointerDown = (event: PointerEvent, id: string): void => {
    if (event.button === 0 && event.isPrimary)
      drag.value = dragged(drag.value, { kind: 'down', id, x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    const { clientX: x, clientY: y, pointerId, currentTarget } = event
    const next = dragged(drag.value, { kind: 'move', x, y, over: placeUnder(x, y) })
    if (next.phase === 'carried' && drag.value.phase === 'pressed') currentTarget.setPointerCapture(pointerId)
    if (next !== drag.value) drag.value = next
  }
  const onPointerUp = (): void => {
    const drop = dropped(drag.value)
    if (drag.value.phase === 'pressed') drag.value = REST
    if (drop !== null) onDrop(drop.id, drop.on)
  }
  const onClick = (id: string): void => {
    // The click that ends a drag is no tap.
    const isTap = drag.value.phase !== 'carried'
    drag.value = REST
    if (isTap) onToggle(id)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of cards in every browser
    <div class="hand" role="group" aria-label={label} ref={row} onKeyDown={onKeyDown} style={{ '--n': cards.length }}>
      {cards.map(({ id, label: name, card, note, dim = false }, i) => {
        const place = placeOf(chosen, id)
        const isTop = place > 0 && place === chosen.length && chosen.length > 1
        const isCarried = carried.phase === 'carried' && carried.id === id
        return (
          <button
            key={id}
            type="button"
            class={`hand-card${place > 0 ? ' is-chosen' : ''}${isCarried ? ' is-carried' : ''}${dim ? ' is-dim' : ''}`}
            style={{ '--i': i, ...(isCarried ? { translate: `${carried.dx}px ${carried.dy}px` } : {}) }}
            aria-pressed={place > 0}
            tabIndex={i === at ? 0 : -1}
            onFocus={() => setFocused(i)}
            onClick={() => onClick(id)}
            onPointerDown={(event) => onPointerDown(event, id)}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              drag.value = REST
            }}
          >
            <span class="unseen">{name}</span>
            {card}
            {place > 0 && (
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

const placeUnder = (x: number, y: number): string | null => {
  const under = document.elementsFromPoint(x, y).find((element) => element.hasAttribute('data-drop'))
  return under?.getAttribute('data-drop') ?? null
}
