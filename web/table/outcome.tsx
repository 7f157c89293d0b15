import type { Game, Outcome } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { type Seat, seatLetter, type Viewer } from '../../kernel/seats.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { capital, words } from '../words.ts'
import { nameOf } from './who.ts'

interface EndProps {
  readonly game: Game
  readonly table: TableInfo
  readonly viewer: Viewer
  readonly outcome: Outcome
  /** What happened, for who gave up. */
  readonly log: readonly Event[]
}

/** A side that is nobody's, such as an automaton, may have beaten the whole table. */
const titleOf = (table: TableInfo, winners: readonly Seat[], seats: number, viewer: Viewer): string => {
  const names = winners.map((seat) => nameOf(table, seatLetter(seat)))
  if (winners.length > 1) return words.share(words.and(names))
  if (winners.length === 1) return winners[0] === viewer ? words.youWin : words.wins(names[0])
  if (seats > 1) return words.nobodyWins
  return viewer === 0 ? words.youLose : words.loses(nameOf(table, seatLetter(0)))
}

/** How it ended, as it is true for whoever reads it. */
const howOf = ({ game, table, viewer, outcome: { reason }, log }: EndProps): string => {
  const seats = log.flatMap(({ key, seat }) => (key.endsWith('.gaveUp') && typeof seat === 'number' ? [seat] : []))
  if (reason === 'gaveUp' && seats.length > 0)
    return seats.length === 1 && seats[0] === viewer
      ? words.youGaveUp
      : words.gaveUp(words.and(seats.map((seat) => nameOf(table, seatLetter(seat)))))
  return capital(Object.hasOwn(game.words.ends, reason) ? game.words.ends[reason] : reason)
}

/** Who won, how it ended, and by which rule. */
export const End = (props: EndProps) => {
  const { table, viewer, outcome } = props
  const { places, rule } = outcome
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return (
    <div class="end">
      <p class="end-title">{titleOf(table, winners, places.length, viewer)}</p>
      <p>
        {howOf(props).replace(/\.$/, '')} <span class="soft">({rule})</span>
      </p>
      <a class="act" href="/">
        {words.newTable}
      </a>
    </div>
  )
}
