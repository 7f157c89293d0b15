import type { Game, Rules, Who } from '../../kernel/contract.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { Toned } from '../text/toned.tsx'
import { words } from '../words.ts'

interface TextTableProps {
  readonly game: Game
  readonly rules: Rules
  readonly view: unknown
  readonly viewer: Viewer
  readonly who: Who
  /** Where there are several on a page. */
  readonly label?: string
}

/** The same text as the terminal's. */
export const TextTable = ({ game, rules, view, viewer, who, label = words.table }: TextTableProps) => (
  <section class="text-table" aria-label={label}>
    {game.draw(rules, view, viewer, who).map((line, place) => (
      <p key={place}>
        <Toned line={line} />
      </p>
    ))}
  </section>
)
