import type { ComponentChildren } from 'preact'
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
        <Board {...props} />
      </Unbroken>
    </div>
  )

/** A board that fails leaves the text table, and the match goes on. */
const Unbroken = ({ children, broke }: { readonly children: ComponentChildren; broke(): void }) => {
  const failure: unknown = useErrorBoundary((error) => {
    console.error(error)
    broke()
  }).at(0)
  return failure === undefined ? children : null
}
