import type { SeatClock as Clock } from '../../protocol/clock.ts'
import type { SeatInfo, TableInfo } from '../../protocol/table-info.ts'
import { botWords, words } from '../words.ts'
import { SeatClock } from './seat-clock.tsx'
import { nameOf } from './who.ts'

interface SeatsProps {
  readonly table: TableInfo
  readonly waiting: readonly string[]
  readonly clocks: readonly Clock[]
}

/** Who sits at the table, who is away, and whose answer is awaited. */
export const Seats = ({ table, waiting, clocks }: SeatsProps) => (
  <section class="places" aria-label={words.who}>
    <ul>
      {table.seats.map((seat) => (
        <li key={seat.seat} class={`place place-${seat.kind}`} aria-current={waiting.includes(seat.seat) || undefined}>
          <span class="place-letter" aria-hidden="true">
            {seat.seat}
          </span>
          <span class="place-name">{nameOf(table, seat.seat)}</span>
          <span class="place-notes">{notesOf(seat, waiting).join(' · ')}</span>
          {clocks
            .filter((clock) => clock.seat === seat.seat)
            .map((clock) => (
              <SeatClock key={clock.seat} clock={clock} isSlow={table.clock?.kind === 'slow'} />
            ))}
        </li>
      ))}
    </ul>
  </section>
)

const notesOf = ({ kind, here, you, seat, standIn }: SeatInfo, waiting: readonly string[]): readonly string[] => {
  const kinds = { open: words.open, bot: words.bot, person: you ? words.you : here ? words.here : words.away }
  const notes = standIn === undefined ? [kinds[kind]] : [kinds[kind], words.playedBy(botWords(standIn).name)]
  return waiting.includes(seat) ? [...notes, words.toAnswer] : notes
}
