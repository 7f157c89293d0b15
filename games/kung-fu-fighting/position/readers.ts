import type { Reader } from '../../../kernel/reader.ts'
import { bad, ok } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList, seatOf } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'

/** A side goes by the letters of its seats. */
export const sideName = ({ members }: House, side: number): string => members[side].map(seatLetter).join('')

export const nullOr =
  <T, N>(otherwise: N, reader: Reader<T>): Reader<T | N> =>
  (value, at) =>
    value === null ? ok(otherwise) : reader(value, at)

export const seatReader =
  ({ seats }: House): Reader<Seat> =>
  (value, at) => {
    const found = typeof value === 'string' ? seatOf(value, seats) : -1
    const letters = seatList(seats).map(seatLetter)
    return found < 0 ? bad(at, `must be a seat: ${letters.join(', ')}`) : ok(found)
  }

export const cardReader =
  ({ kindOf }: House): Reader<Kind> =>
  (value, at) => {
    const kind = typeof value === 'string' ? kindOf.get(value) : undefined
    return kind === undefined ? bad(at, 'must be a card of this match, such as punch') : ok(kind)
  }

/** Cards in a row, without history. */
export const cardsReader =
  (house: House): Reader<Kind[]> =>
  (value, at) => {
    if (typeof value !== 'string') return bad(at, 'must be cards in a row, such as punch kick')
    const kinds: Kind[] = []
    for (const word of value.split(/\s+/).filter((part) => part !== '')) {
      const kind = house.kindOf.get(word)
      if (kind === undefined) return bad(at, `"${word}" is no card of this match`)
      kinds.push(kind)
    }
    return ok(kinds)
  }

export const seatRow =
  ({ seats }: House): Reader<Seat[]> =>
  (value, at) => {
    const row = typeof value === 'string' ? value.split('').map((letter) => seatOf(letter, seats)) : [-1]
    return row.includes(-1) ? bad(at, 'must be seats in a row, such as AB') : ok(row)
  }
