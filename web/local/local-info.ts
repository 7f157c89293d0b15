import type { Setup } from '../../kernel/contract.ts'
import { seatLetter, type Viewer } from '../../kernel/seats.ts'
import type { SeatInfo, TableInfo } from '../../protocol/table-info.ts'
import type { LocalMatch, LocalSeat } from './kept.ts'

/** A match of this browser as the table of the server is told of. */
export const infoFor = ({ id, head, seats, isOver }: LocalMatch, setup: Setup, viewer: Viewer): TableInfo => ({
  id,
  game: head.game,
  rules: head.rules,
  setup: { ...setup, options: { ...setup.options } },
  status: isOver ? 'over' : 'playing',
  clock: null,
  listed: false,
  rated: false,
  beat: 0,
  seats: seats.map((sitting, seat) => ({ seat: seatLetter(seat), ...describe(sitting, seat === viewer) })),
})

const describe = (sitting: LocalSeat, you: boolean): Omit<SeatInfo, 'seat'> => {
  if (sitting.kind === 'bot') return { kind: 'bot', name: sitting.bot, here: true, you: false }
  const { name, standIn } = sitting
  return { kind: 'person', name, here: true, you, ...(standIn !== null && { standIn }) }
}
