import { commitmentOf } from '../../kernel/fair-shuffle.ts'
import { seatLetter } from '../../kernel/seats.ts'
import type { SeatInfo, TableInfo } from '../../protocol/table-info.ts'
import { fileHashes } from '../store/files.ts'
import type { Outline } from '../store/outline.ts'
import type { Sitting, TableRow } from '../store/tables.ts'

/** A table as one guest is told of it; `present` holds the guests who are connected. */
export const tableInfo = (row: TableRow, guest: string | null, present: ReadonlySet<string>): TableInfo => {
  const { setup, from, ...table } = row
  const files = setup.files === undefined ? null : fileHashes(setup.files)
  const origin = from === null ? null : { table: from.table, seq: from.seq }
  return outlineInfo({ agreed: setup, files, origin, ...table }, guest, present)
}

/** The same in a list, without what may be large. */
export const outlineInfo = (
  {
    id,
    game,
    rules,
    agreed: setup,
    status,
    clock,
    listed,
    rated,
    beat,
    seats,
    rematch,
    shuffle,
    files,
    origin,
  }: Outline,
  guest: string | null,
  present: ReadonlySet<string>,
): TableInfo => ({
  id,
  game,
  rules,
  setup,
  status,
  clock,
  listed,
  rated,
  beat,
  seats: seats.map((sitting, seat) => ({ seat: seatLetter(seat), ...describe(sitting, guest, present) })),
  ...(files !== null && { files }),
  ...(shuffle !== null && { commitment: commitmentOf(shuffle.secret) }),
  ...(rematch !== null && { rematch }),
  ...(origin !== null && { from: origin }),
})

const describe = (sitting: Sitting, guest: string | null, present: ReadonlySet<string>): Omit<SeatInfo, 'seat'> => {
  switch (sitting.kind) {
    case 'person': {
      const { id, name } = sitting.guest
      const { standIn } = sitting
      const person = { kind: 'person', name, here: present.has(id), you: id === guest } as const
      return standIn === null ? person : { ...person, standIn }
    }
    case 'bot':
      return { kind: 'bot', name: sitting.bot, here: true, you: false }
    case 'open':
      return { kind: 'open', name: '', here: false, you: false }
  }
}
