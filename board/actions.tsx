import type { VNode } from 'preact'
import './actions.css'

/** Something that may be done now, or that says why not. */
export interface Action {
  readonly id: string
  readonly label: string
  /** What comes of it. */
  readonly detail?: string
  /** False while something stands against it. */
  readonly open: boolean
  readonly weight?: 'main' | 'quiet'
}

interface ActionsProps {
  readonly label: string
  readonly actions: readonly Action[]
  readonly busy: boolean
  onAct(id: string): void
  /** Somebody looks at it: by focus, by moving over it, by a tap where it is not open. Null when he looks away. */
  onLook(id: string | null): void
}

/** A closed action stays in reach of finger and focus, so that it can say why. */
export const Actions = ({ label, actions, busy, onAct, onLook }: ActionsProps): VNode => (
  // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form
  <div class="actions" role="group" aria-label={label}>
    {actions.map(({ id, label: name, detail, open, weight }) => (
      <button
        key={id}
        type="button"
        class={`action${weight === undefined ? '' : ` is-${weight}`}`}
        data-act={id}
        aria-disabled={!open || busy}
        onFocus={() => onLook(id)}
        onBlur={() => onLook(null)}
        onPointerMove={() => onLook(id)}
        onPointerLeave={() => onLook(null)}
        onClick={() => (open && !busy ? onAct(id) : onLook(id))}
      >
        <span class="action-name">{name}</span>
        {detail !== undefined && <span class="action-detail">{detail}</span>}
      </button>
    ))}
  </div>
)
