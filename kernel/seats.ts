/** Seats are numbers inside and letters at the edges: 0 is A. */
export type Seat = number

/** Whose eyes: a seat's, or the gallery's, which sees what lies open. */
export type Viewer = Seat | 'gallery'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const seatLetter = (seat: Seat): string => LETTERS[seat]

/** −1 when the text names no seat of this table. */
export const seatOf = (letter: string, seats: number): Seat => {
  const seat = letter.length === 1 ? LETTERS.indexOf(letter) : -1
  return seat < seats ? seat : -1
}

export const seatList = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat)
