import type { SeatInfo, TableInfo } from '../../protocol/messages.ts'
import { words } from '../words.ts'
import { nameOf } from './who.ts'

interface SeatsProps {
  readonly table: TableInfo
  readonly waiting: readonly string[]
}

/** Who sits at the table, who is away, and whose answer is awaited. */
export const Seats = ({ table, waiting }: SeatsProps) => (
  <section class="places" aria-label={words.who}>
    <ul>
      {table.seats.map((seat) => (
        <li key={seat.seat} class={`place place-${seat.kind}`} aria-current={waiting.includes(seat.seat) || undefined}>
          <span class="place-letter" aria-hidden="true">
            {seat.seat}
          </span>
          <span class="place-name">{nameOf(table, seat.seat)}</span>
          <span class="place-notes">{notesOf(seat, waiting).join(' · ')}</span>
        </li>
      ))}
    </ul>
  </section>
)

const notesOf = ({ kind, here, you, seat }: SeatInfo, waiting: readonly string[]): readonly string[] => {
  const kinds = { open: words.open, bot: words.bot, person: you ? words.you : here ? words.here : words.away }
  return waiting.includes(seat) ? [kinds[kind], words.toAnswer] : [kinds[kind]]
}
