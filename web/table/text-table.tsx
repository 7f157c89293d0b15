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
}

/** The same text as the terminal's. */
export const TextTable = ({ game, rules, view, viewer, who }: TextTableProps) => (
  <section class="text-table" aria-label={words.table}>
    {game.draw(rules, view, viewer, who).map((line, place) => (
      <p key={place}>
        <Toned line={line} />
      </p>
    ))}
  </section>
)
