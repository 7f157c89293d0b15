import type { Stream } from '../../../kernel/random.ts'
import { readStream } from '../../../kernel/read-stream.ts'
import { mapOf, objectOf, oneOf, type Reader, text, textLike, wholeNumber } from '../../../kernel/reader.ts'
import { bad, ok } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList } from '../../../kernel/seats.ts'
import { type Kind, MOST_SHUFFLES } from '../cards.ts'
import type { House } from '../house.ts'
import { type End, type Exchange, WINDOW_NAMES, type WindowName } from '../state.ts'
import { exchangeReader } from './exchange.ts'
import { cardReader, cardsReader, nullOr, seatReader, seatRow, sideName } from './readers.ts'

/** What a position may say, once it is read; everything may be missing. */
export interface Given {
  window?: WindowName
  asked?: Seat
  active?: Seat
  turn?: number
  first?: Seat
  chi?: By<number>
  falls?: By<number>
  hands?: By<string>
  handSizes?: By<number>
  stances?: By<Kind>
  weapons?: By<Kind>
  onStance?: By<Kind[]>
  onWeapon?: By<Kind[]>
  archetypes?: By<Kind>
  picking?: Seat[]
  deck?: string
  deckSize?: number
  discard?: string
  shuffle?: number
  exchange?: Exchange | null
  ended?: End | null
  /** The next cards that chance will pick, first to last. */
  script?: string
  stream?: Stream
}

/** By seat letter, or by the name of a side. */
export type By<T> = Readonly<Record<string, T>>

/** Enough for any game that people can finish. */
const MANY = 1_000_000

export const givenReader = (house: House): Reader<Given> => {
  const seat = seatReader(house)
  const nobody = nullOr(-1, seat)
  const letters = seatList(house.seats).map(seatLetter)
  const sides = house.members.map((_, side) => sideName(house, side))
  const bySeat = <T>(reader: Reader<T>): Reader<By<T>> => mapOf(letters, reader)
  const bySide = <T>(reader: Reader<T>): Reader<By<T>> => mapOf(sides, reader)
  const count = (most = MANY): Reader<number> => wholeNumber(0, most)
  const cardOrNone = nullOr(-1, cardReader(house))
  const places: Reader<number[]> = (value, at) => {
    const read = bySide(wholeNumber(1, sides.length))(value, at)
    if (!read.ok) return read
    const missing = sides.find((name) => !Object.hasOwn(read.value, name))
    return missing === undefined ? ok(sides.map((name) => read.value[name])) : bad(at, `has no place for ${missing}`)
  }
  return objectOf<Given>(
    {
      window: oneOf(...WINDOW_NAMES),
      asked: nobody,
      active: nobody,
      turn: count(),
      first: seat,
      chi: bySide(count(house.chi)),
      falls: bySide(count(sides.length)),
      hands: bySeat(text),
      handSizes: bySeat(count(1000)),
      stances: bySeat(cardOrNone),
      weapons: bySeat(cardOrNone),
      onStance: bySeat(cardsReader(house)),
      onWeapon: bySeat(cardsReader(house)),
      archetypes: bySeat(cardOrNone),
      picking: seatRow(house),
      deck: text,
      deckSize: count(1000),
      discard: text,
      shuffle: count(MOST_SHUFFLES),
      exchange: nullOr(null, exchangeReader(house)),
      ended: nullOr(
        null,
        objectOf<End>({
          places,
          reason: oneOf('lastStanding', 'tie', 'turnLimit', 'gaveUp', 'agreed'),
          rule: textLike('a rule such as KFF-3.1', /^KFF-\d+\.\d+$/),
        }),
      ),
      script: text,
      stream: readStream,
    },
    'all',
  )
}
