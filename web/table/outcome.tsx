import type { Game, Outcome } from '../../kernel/contract.ts'
import { seatLetter, type Viewer } from '../../kernel/seats.ts'
import type { TableInfo } from '../../protocol/messages.ts'
import { capital, words } from '../words.ts'
import { nameOf } from './who.ts'

interface EndProps {
  readonly game: Game
  readonly table: TableInfo
  readonly viewer: Viewer
  readonly outcome: Outcome
}

/** Who won, how it ended, and by which rule. */
export const End = ({ game, table, viewer, outcome: { places, reason, rule } }: EndProps) => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const names = winners.map((seat) => nameOf(table, seatLetter(seat)))
  const isMine = winners.length === 1 && winners[0] === viewer
  const how = Object.hasOwn(game.words.ends, reason) ? game.words.ends[reason] : reason
  return (
    <div class="end">
      <p class="end-title">
        {isMine ? words.youWin : winners.length === 1 ? words.wins(names[0]) : words.share(words.and(names))}
      </p>
      <p>
        {capital(how.replace(/\.$/, ''))} <span class="soft">({rule})</span>
      </p>
      <a class="act" href="/">
        {words.newTable}
      </a>
    </div>
  )
}
