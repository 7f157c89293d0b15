import type { Seat } from '../../kernel/seats.ts'
import { seatOf } from '../../kernel/seats.ts'
import { cardOfFace } from './cards.ts'
import { COLUMNS } from './constants.ts'

const MOST_SEATS = 4

/** A seat as letter or number: `B` or `S2`; null when the word is neither. */
export const readSeat = (word: string): Seat | null => {
  const name = word.toUpperCase()
  const seat = /^S[1-4]$/.test(name) ? Number(name[1]) - 1 : seatOf(name, MOST_SEATS)
  return seat < 0 ? null : seat
}

export const readColumn = (word: string): number | null =>
  /^[1-9]$/.test(word) && Number(word) <= COLUMNS ? Number(word) : null

/** Faces may be typed in small letters. */
export const readFace = (word: string): string | null => {
  const face = word.toUpperCase()
  return cardOfFace(face) < 0 ? null : face
}
