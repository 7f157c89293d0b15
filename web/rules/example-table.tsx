import { useErrorBoundary, useMemo, useState } from 'preact/hooks'
import { BoardName } from '../../board/stage.tsx'
import type { Game, Rules } from '../../kernel/contract.ts'
import { seen } from '../../kernel/events.ts'
import type { Frame } from '../../kernel/scenario/frames.ts'
import { seatLetter, type Viewer } from '../../kernel/seats.ts'
import type { Loaded } from '../games.ts'
import { settings } from '../settings/settings.ts'
import { TextTable } from '../table/text-table.tsx'
import { words } from './words.ts'

interface ExampleTableProps {
  readonly game: Game
  readonly rules: Rules
  readonly frame: Frame
  readonly viewer: Viewer
  /** Which of the examples on the page it is. */
  readonly name: string
  readonly Board: Loaded['Board']
}

/** The board of the game, or its text, with nothing to decide. */
export const ExampleTable = ({ game, rules, frame, viewer, name, Board }: ExampleTableProps) => {
  const view = useMemo(() => rules.hide(frame.state, viewer), [rules, frame, viewer])
  const events = useMemo(() => frame.events.map((event) => seen(event, viewer)), [frame, viewer])
  const [isBroken, setBroken] = useState(false)
  useErrorBoundary((error) => {
    console.error(error)
    setBroken(true)
  })
  const shared = { game, rules, view, viewer, who: seatLetter }
  return (
    // A box that scrolls must be within reach of the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section class="example-table" data-asks="nothing" aria-label={name} tabIndex={0}>
      {isBroken && <p class="problem">{words.boardBroke}</p>}
      {Board === null || isBroken || settings.look.chosen.value === 'text' ? (
        <TextTable {...shared} label={words.table(name)} />
      ) : (
        <BoardName.Provider value={name}>
          <Board {...shared} now={view} question={null} events={events} busy={false} answer={nothing} />
        </BoardName.Provider>
      )}
    </section>
  )
}

const nothing = (): void => undefined
