import type { Signal } from '@preact/signals'
import { type Drag, dragged, dropped, REST } from './drag.ts'

interface Hands {
  onTap(id: string): void
  /** It was let go over the element whose `data-drop` is `on`. */
  onDrop(id: string, on: string): void
}

/** The listeners of a thing that can be tapped, or taken up and carried somewhere. */
export const carrying = (drag: Signal<Drag>, { onTap, onDrop }: Hands, id: string) => ({
  onPointerDown: (event: PointerEvent & { readonly currentTarget: Element }): void => {
    const { button, isPrimary, clientX: x, clientY: y, pointerId, currentTarget } = event
    if (button !== 0 || !isPrimary) return
    // From now on, so that a quick hand does not lose it.
    currentTarget.setPointerCapture(pointerId)
    drag.value = dragged(drag.value, { kind: 'down', id, x, y })
  },
  onPointerMove: ({ clientX: x, clientY: y }: PointerEvent): void => {
    const next = dragged(drag.value, { kind: 'move', x, y, over: placeUnder(x, y) })
    if (next !== drag.value) drag.value = next
  },
  onPointerUp: (): void => {
    const drop = dropped(drag.value)
    if (drag.value.phase === 'carried') swallowClick()
    drag.value = REST
    if (drop !== null) onDrop(drop.id, drop.on)
  },
  onPointerCancel: (): void => {
    drag.value = REST
  },
  onClick: (): void => onTap(id),
})

/** The click that ends a drag is no tap. It comes at once or, where the carried thing has gone elsewhere, never. */
const swallowClick = (): void => {
  const swallow = (event: Event): void => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

const placeUnder = (x: number, y: number): string | null => {
  const under = document.elementsFromPoint(x, y).find((element) => element.hasAttribute('data-drop'))
  return under?.getAttribute('data-drop') ?? null
}
