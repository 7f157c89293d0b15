import type { ComponentChildren, VNode } from 'preact'
import { type Action, Actions } from './actions.tsx'
import { Explain, type Explanation } from './explain.tsx'
import './desk.css'

interface DeskLayoutProps {
  /** A class for styles that depend on the question. */
  readonly class?: string
  /** How I stand. */
  readonly head?: ComponentChildren
  readonly explanation: Explanation
  /** The id of the game. */
  readonly game: string
  /** What else there is to choose about the answer. */
  readonly details?: ComponentChildren
  /** What I hold. */
  readonly children?: ComponentChildren
  /** Null where the answers are no buttons in a row. */
  readonly actions: readonly Action[] | null
  /** Below the actions. */
  readonly foot?: ComponentChildren
  readonly busy: boolean
  onAct(id: string): void
  onLook(id: string | null): void
}

/** My side of the table: how I stand, what would come of an answer, what I hold, and what I may do. */
export const DeskLayout = ({
  class: name = '',
  head,
  explanation,
  game,
  details,
  children,
  actions,
  foot,
  busy,
  onAct,
  onLook,
}: DeskLayoutProps): VNode => (
  <div class={name === '' ? 'desk' : `desk ${name}`}>
    {head}
    <div class="desk-say">
      <Explain explanation={explanation} game={game} />
      {details}
    </div>
    {children}
    {actions !== null && (
      <div class="desk-actions">
        <Actions label="What you may do" actions={actions} busy={busy} onAct={onAct} onLook={onLook} />
        {foot}
      </div>
    )}
  </div>
)
