import type { Game, Outcome } from '../../kernel/contract.ts'
import { type Seat, seatLetter, type Viewer } from '../../kernel/seats.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { capital, words } from '../words.ts'
import { nameOf } from './who.ts'

interface EndProps {
  readonly game: Game
  readonly table: TableInfo
  readonly viewer: Viewer
  readonly outcome: Outcome
}

/** A side that is nobody's, such as an automaton, may have beaten the whole table. */
const titleOf = (table: TableInfo, winners: readonly Seat[], seats: number, viewer: Viewer): string => {
  const names = winners.map((seat) => nameOf(table, seatLetter(seat)))
  if (winners.length > 1) return words.share(words.and(names))
  if (winners.length === 1) return winners[0] === viewer ? words.youWin : words.wins(names[0])
  if (seats > 1) return words.nobodyWins
  return viewer === 0 ? words.youLose : words.loses(nameOf(table, seatLetter(0)))
}

/** Who won, how it ended, and by which rule. */
export const End = ({ game, table, viewer, outcome: { places, reason, rule } }: EndProps) => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const how = Object.hasOwn(game.words.ends, reason) ? game.words.ends[reason] : reason
  return (
    <div class="end">
      <p class="end-title">{titleOf(table, winners, places.length, viewer)}</p>
      <p>
        {capital(how.replace(/\.$/, ''))} <span class="soft">({rule})</span>
      </p>
      <a class="act" href="/">
        {words.newTable}
      </a>
    </div>
  )
}
