import { Component, type ComponentChildren, type VNode } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import type { BoardProps } from '../../board/contract.ts'
import type { Loaded } from '../games.ts'
import { TextTable } from './text-table.tsx'

interface PictureProps extends BoardProps {
  /** Null to see the table as text. */
  readonly Board: Loaded['Board']
  /** The board could not be drawn. */
  broke(): void
}

/** A moment as a board, or as text. */
export const Picture = ({ Board, broke, ...props }: PictureProps) =>
  Board === null ? (
    <TextTable {...props} />
  ) : (
    <div class="board-here">
      <Unbroken broke={broke}>
        <Steady Board={Board} {...props} />
      </Unbroken>
    </div>
  )

/** Draws a board anew only when something that it draws has changed: much else happens on the page while cards fly. */
class Steady extends Component<BoardProps & { readonly Board: NonNullable<Loaded['Board']> }> {
  override shouldComponentUpdate(next: Readonly<BoardProps>): boolean {
    return DRAWN.some((name) => next[name] !== this.props[name])
  }

  override render({ Board, ...props }: Steady['props']): VNode {
    return <Board {...props} />
  }
}

const DRAWN = ['game', 'rules', 'view', 'now', 'viewer', 'who', 'question', 'events', 'busy'] as const

/** A board that fails leaves the text table, and the match goes on. */
const Unbroken = ({ children, broke }: { readonly children: ComponentChildren; broke(): void }) => {
  const failure: unknown = useErrorBoundary((error) => {
    console.error(error)
    broke()
  }).at(0)
  return failure === undefined ? children : null
}
