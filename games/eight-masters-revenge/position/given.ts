import type { Stream } from '../../../kernel/random.ts'
import { readStream } from '../../../kernel/read-stream.ts'
import { listOf, mapOf, objectOf, oneOf, type Reader, text, textLike, wholeNumber } from '../../../kernel/reader.ts'
import { bad, ok } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList, seatOf } from '../../../kernel/seats.ts'
import { type Card, cardOfFace } from '../cards.ts'
import { SIDES, type Side } from '../choice.ts'
import { FIGHTERS, fighterIndex } from '../fighters.ts'
import { CAUSES, packetCode } from '../rules/packets.ts'
import { slideCode } from '../rules/slide.ts'
import { type Attack, type End, STEP_NAMES, type StepName, WINDOW_NAMES, type WindowName } from '../state.ts'

/** What a position may say, once it is read; everything may be missing. */
export interface Given {
  window?: WindowName
  asked?: Seat
  step?: StepName
  active?: Seat
  turn?: number
  free?: boolean
  starter?: Seat
  life?: BySeat<number>
  hands?: BySeat<string>
  handSizes?: BySeat<number>
  areas?: BySeat<string>
  zones?: BySeat<string>
  fighters?: BySeat<number>
  fury?: Seat[]
  marker?: Seat
  supply?: BySeat<number>
  aside?: string
  pile?: string
  pileSize?: number
  rest?: 'below' | 'none'
  discards?: string
  removed?: string
  suspense?: Card
  shuffle?: number
  stack?: string
  stackAt?: number
  stackSeen?: number
  draft?: Seat[]
  attack?: GivenAttack | null
  packets?: readonly number[]
  slide?: number
  ended?: End | null
  /** The cards that the next shuffle brings to the top, first to last. */
  script?: string
  stream?: Stream
}

export type BySeat<T> = Readonly<Record<string, T>>

export interface GivenAttack extends Omit<Attack, 'side' | 'tokens'> {
  side: Side
  /** The blow as it lay, while its tokens are still to act. */
  blow: string
}

const nullOr =
  <T, N>(otherwise: N, reader: Reader<T>): Reader<T | N> =>
  (value, at) =>
    value === null ? ok(otherwise) : reader(value, at)

const flag: Reader<boolean> = (value, at) => (typeof value === 'boolean' ? ok(value) : bad(at, 'must be true or false'))

const face: Reader<Card> = (value, at) => {
  const card = typeof value === 'string' ? cardOfFace(value) : -1
  return card < 0 ? bad(at, 'must be a card such as B24') : ok(card)
}

const fighter: Reader<number> = (value, at) => {
  const found = typeof value === 'string' ? fighterIndex(value) : -1
  return found < 0 ? bad(at, `must be a fighter: ${FIGHTERS.map(({ id }) => id).join(', ')}`) : ok(found)
}

/** Enough for any game that people can finish. */
const MANY = 1_000_000
const count = (most = MANY): Reader<number> => wholeNumber(0, most)

/** The reader of positions for so many areas. */
export const givenReader = (areas: number): Reader<Given> => {
  const letters = seatList(areas).map(seatLetter)
  const seat: Reader<Seat> = (value, at) => {
    const found = typeof value === 'string' ? seatOf(value, areas) : -1
    return found < 0 ? bad(at, `must be a seat: ${letters.join(', ')}`) : ok(found)
  }
  const nobody = nullOr(-1, seat)
  const seatRow: Reader<Seat[]> = (value, at) => {
    const row = typeof value === 'string' ? value.split('').map((letter) => seatOf(letter, areas)) : [-1]
    return row.includes(-1) || new Set(row).size < row.length
      ? bad(at, `must name seats in a row, each once, such as ${letters.join('')}`)
      : ok(row)
  }
  const bySeat = <T>(reader: Reader<T>): Reader<BySeat<T>> => mapOf(letters, reader)
  const attack = objectOf<GivenAttack>({
    card: face,
    side: oneOf(...SIDES),
    blow: text,
    defender: nobody,
    base: count(20),
    crowed: flag,
    blocks: count(2),
    counterer: nobody,
    wounding: flag,
  })
  const packet: Reader<number> = (value, at) => {
    const [, letter = '', amount = '0', cause = '', times = '0'] =
      (typeof value === 'string' ? /^([A-D]) (\d{1,2}) (\w+) x(\d{1,2})$/.exec(value) : null) ?? []
    const known = CAUSES.find((name) => name === cause)
    const whose = seatOf(letter, areas)
    const isSound = Number(amount) >= 1 && Number(amount) <= 40 && Number(times) >= 1 && Number(times) <= 16
    return whose < 0 || known === undefined || !isSound
      ? bad(at, 'must be a packet such as "A 1 trap x2"')
      : ok(packetCode(whose, Number(amount), Number(times), known))
  }
  const slide: Reader<number> = (value, at) => {
    const [, letter = '', way = '', left = ''] =
      (typeof value === 'string' ? /^([A-D]) (left|right) ([1-4])$/.exec(value) : null) ?? []
    const whose = seatOf(letter, areas)
    return whose < 0
      ? bad(at, 'must be a slide such as "B right 2"')
      : ok(slideCode(whose, way === SIDES[0] ? 0 : 1, Number(left)))
  }
  const ended = objectOf<End>({
    winners: seatRow,
    reason: oneOf('lastStanding', 'turnLimit', 'gaveUp'),
    rule: textLike('a rule such as EMR-17.2', /^EMR-\d+\.\d+$/),
  })
  return objectOf<Given>(
    {
      window: oneOf(...WINDOW_NAMES),
      asked: nobody,
      step: oneOf(...STEP_NAMES),
      active: seat,
      turn: count(),
      free: flag,
      starter: seat,
      life: bySeat(count(10)),
      hands: bySeat(text),
      handSizes: bySeat(count(100)),
      areas: bySeat(text),
      zones: bySeat(text),
      fighters: bySeat(nullOr(-1, fighter)),
      fury: seatRow,
      marker: nobody,
      supply: mapOf(['damage', 'plus', 'minus', 'crow'], count(16)),
      aside: text,
      pile: text,
      pileSize: count(100),
      rest: oneOf('below', 'none'),
      discards: text,
      removed: text,
      suspense: nullOr(-1, face),
      shuffle: count(10_000),
      stack: text,
      stackAt: count(9),
      stackSeen: count(10),
      draft: seatRow,
      attack: nullOr(null, attack),
      packets: listOf(packet),
      slide: nullOr(0, slide),
      ended: nullOr(null, ended),
      script: text,
      stream: readStream,
    },
    'all',
  )
}
