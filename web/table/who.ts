import type { Who } from '../../kernel/contract.ts'
import { seatLetter } from '../../kernel/seats.ts'
import type { SeatInfo, TableInfo } from '../../protocol/table-info.ts'
import { botWords, words } from '../words.ts'

const shortName = ({ kind, name, seat }: SeatInfo): string => {
  if (kind === 'open') return words.seat(seat)
  return kind === 'bot' ? botWords(name).name : name
}

/** How a seat is called at the table: by name, and by its letter too where two share one. */
export const nameOf = ({ seats }: TableInfo, letter: string): string => {
  const seat = seats.find((other) => other.seat === letter)
  if (seat === undefined) return letter
  const name = shortName(seat)
  const isShared = seats.some((other) => other.seat !== letter && shortName(other) === name)
  return isShared ? `${name} (${letter})` : name
}

export const whoAt =
  (table: TableInfo): Who =>
  (seat) =>
    nameOf(table, seatLetter(seat))
