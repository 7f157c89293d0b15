/** A card under a finger: at rest, pressed, or carried along. */
export type Drag =
  | { readonly phase: 'rest' }
  | { readonly phase: 'pressed'; readonly id: string; readonly x: number; readonly y: number }
  | {
      readonly phase: 'carried'
      readonly id: string
      readonly x: number
      readonly y: number
      /** How far from where it was taken up. */
      readonly dx: number
      readonly dy: number
      /** The place under the finger, if something may be dropped there. */
      readonly over: string | null
    }

export type Pointer =
  | { readonly kind: 'down'; readonly id: string; readonly x: number; readonly y: number }
  | { readonly kind: 'move'; readonly x: number; readonly y: number; readonly over: string | null }
  | { readonly kind: 'end' }

/** A finger that trembles less than this still taps. */
const TAP = 8

export const REST: Drag = { phase: 'rest' }

export const dragged = (drag: Drag, pointer: Pointer): Drag => {
  if (pointer.kind === 'end') return REST
  if (pointer.kind === 'down') return { phase: 'pressed', id: pointer.id, x: pointer.x, y: pointer.y }
  if (drag.phase === 'rest') return drag
  const [dx, dy] = [pointer.x - drag.x, pointer.y - drag.y]
  if (drag.phase === 'pressed' && Math.hypot(dx, dy) < TAP) return drag
  return { phase: 'carried', id: drag.id, x: drag.x, y: drag.y, dx, dy, over: pointer.over }
}

/** What letting go does: the card and the place it was dropped on. */
export const dropped = (drag: Drag): { readonly id: string; readonly on: string } | null =>
  drag.phase === 'carried' && drag.over !== null ? { id: drag.id, on: drag.over } : null
