import { putUnits } from './codes.ts'
import { type Each, each, type FieldKind, numeric, orNone } from './fields.ts'
import type { Reader } from './reader.ts'
import { bad, ok } from './result.ts'
import { type Seat, seatLetter, seatList, seatOf } from './seats.ts'

/** Fields that name seats, or have a value for each: at a table with so many. Positions say letters. */
export const seatFields = (seats: number) => {
  const letters = seatList(seats).map(seatLetter)

  const seat: FieldKind<Seat> = numeric(
    seats,
    (value, at) => {
      const found = typeof value === 'string' ? seatOf(value, seats) : -1
      return found < 0 ? bad(at, `must be a seat: ${letters.join(', ')}`) : ok(found)
    },
    seatLetter,
  )

  const readRow: Reader<Seat[]> = (value, at) => {
    if (typeof value !== 'string') return bad(at, `must be seats in a row, such as ${letters.join('')}`)
    const row = value.split('').map((letter) => seatOf(letter, seats))
    return row.includes(-1) ? bad(at, `must name seats in a row: ${letters.join(', ')}`) : ok(row)
  }

  /** Seats one after the other, such as `BAC`; none twice. */
  const readOrder: Reader<Seat[]> = (value, at) => {
    const row = readRow(value, at)
    return row.ok && new Set(row.value).size < row.value.length
      ? bad(at, `must name seats ${letters.join(', ')} once each`)
      : row
  }

  const rowKind = (read: Reader<Seat[]>): FieldKind<Seat[]> => ({
    blank: () => [],
    copy: (row) => row.slice(),
    code: putUnits,
    write: (row) => row.map(seatLetter).join(''),
    read,
    fill: (given = []) => given.slice(),
  })

  return {
    letters,
    seat,
    /** −1 for nobody. */
    nobody: orNone(seat),
    seatRow: rowKind(readRow),
    seatOrder: rowKind(readOrder),
    /** A bit for each seat. */
    seatBits: numeric(
      2 ** seats,
      (value, at) => {
        const row = readOrder(value, at)
        return row.ok ? ok(row.value.reduce((bits, member) => bits | (1 << member), 0)) : row
      },
      (bits: number) => letters.filter((_, member) => ((bits >>> member) & 1) === 1).join(''),
    ),
    perSeat: <T, G>(kind: FieldKind<T, G>): FieldKind<T[], Each<G>> => each(letters, kind),
  }
}
