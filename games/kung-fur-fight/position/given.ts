import type { Stream } from '../../../kernel/random.ts'
import { readStream } from '../../../kernel/read-stream.ts'
import { mapOf, objectOf, oneOf, type Reader, text, wholeNumber } from '../../../kernel/reader.ts'
import { bad, ok } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList, seatOf } from '../../../kernel/seats.ts'
import { isAnimal, type Kind, kindOfFace } from '../cards.ts'
import { ARENA_NAMES, arenaNamed } from '../choice.ts'
import { SEATS, START_SP } from '../constants.ts'
import { ENDS, type EndReason, STEP_NAMES, type StepName, WINDOW_NAMES, type WindowName } from '../state.ts'

/** What a position may say, once it is read; everything may be missing. */
export interface Given {
  window?: WindowName
  asked?: Seat
  round?: number
  dogs?: Seat
  sp?: Each<number>
  vp?: Each<number>
  limits?: Each<number>
  blocked?: Each<number>
  dishes?: Each<number>
  delicacies?: Each<number>
  hw?: Each<number>
  warehouse?: number
  coconut?: Seat
  hands?: Each<string>
  rests?: Each<string>
  fronts?: Each<string>
  stacks?: Each<string>
  pile?: string
  pileSize?: number
  discard?: string
  rejects?: string
  rejecter?: Seat
  hua?: readonly number[]
  raihuu?: readonly number[]
  mushrooms?: Each<readonly number[]>
  teams?: Each<string>
  winners?: Each<Seat>
  peaches?: Each<number>
  planned?: Each<number>
  chefLed?: Each<boolean>
  ginseng?: Each<boolean>
  openingVp?: Each<number>
  oldHw?: Each<number>
  lowestSp?: Each<number>
  combat?: GivenCombat | null
  drawn?: string
  ended?: GivenEnd | null
  /** Who loses the next draws between Shiue and Ringo, first to last. */
  script?: readonly Seat[]
  stream?: Stream
}

/** By seat or by arena. */
export type Each<T> = Readonly<Record<string, T>>

export interface GivenCombat {
  arena: number
  step?: StepName
  leaders?: Each<Kind>
  first?: Seat
  decided?: Each<boolean>
  waived?: number
  ap?: Each<number>
  winner?: Seat
  lost?: number
}

export interface GivenEnd {
  winners: readonly Seat[]
  reason: EndReason
}

const nullOr =
  <T, N>(otherwise: N, reader: Reader<T>): Reader<T | N> =>
  (value, at) =>
    value === null ? ok(otherwise) : reader(value, at)

const flag: Reader<boolean> = (value, at) => (typeof value === 'boolean' ? ok(value) : bad(at, 'must be true or false'))

const LETTERS = seatList(SEATS).map(seatLetter)
const bySeat = <T>(reader: Reader<T>): Reader<Each<T>> => mapOf(LETTERS, reader)
const byArena = <T>(reader: Reader<T>): Reader<Each<T>> => mapOf(ARENA_NAMES, reader)

const seat: Reader<Seat> = (value, at) => {
  const found = typeof value === 'string' ? seatOf(value, SEATS) : -1
  return found < 0 ? bad(at, `must be a seat: ${LETTERS.join(', ')}`) : ok(found)
}
const nobody = nullOr(-1, seat)

const wordsOf = (value: string): string[] => value.split(/\s+/).filter((word) => word !== '')

/** Names in a row, each turned into a number. */
const row =
  (what: string, numberOf: (word: string) => number): Reader<readonly number[]> =>
  (value, at) => {
    const found = typeof value === 'string' ? wordsOf(value).map(numberOf) : [-1]
    return found.includes(-1) ? bad(at, `must be ${what} in a row, with spaces between`) : ok(found)
  }
const arenas = row(`arenas (${ARENA_NAMES.join(', ')})`, arenaNamed)

const arena: Reader<number> = (value, at) => {
  const found = typeof value === 'string' ? arenaNamed(value) : -1
  return found < 0 ? bad(at, `must be an arena: ${ARENA_NAMES.join(', ')}`) : ok(found)
}

const animal: Reader<Kind> = (value, at) => {
  const kind = typeof value === 'string' ? kindOfFace(value) : -1
  return kind >= 0 && isAnimal(kind) ? ok(kind) : bad(at, 'must be an animal such as chai')
}

/** Enough for any game that people can finish. */
const MANY = 1000
const count = (most = MANY): Reader<number> => wholeNumber(0, most)

const combat = objectOf<GivenCombat>(
  {
    arena,
    step: oneOf(...STEP_NAMES),
    leaders: bySeat(nullOr(-1, animal)),
    first: nobody,
    decided: bySeat(flag),
    waived: count(5),
    ap: bySeat(count()),
    winner: nobody,
    lost: count(),
  },
  ['step', 'leaders', 'first', 'decided', 'waived', 'ap', 'winner', 'lost'],
)

const winners: Reader<readonly Seat[]> = (value, at) =>
  value === 'A' || value === 'B' || value === 'AB'
    ? ok(value.split('').map((letter) => seatOf(letter, SEATS)))
    : bad(at, 'must be A, B or AB')

const isReason = (name: string): name is EndReason => Object.hasOwn(ENDS, name)
const ended = objectOf<GivenEnd>({ winners, reason: oneOf(...Object.keys(ENDS).filter(isReason)) })

export const readGiven: Reader<Given> = objectOf<Given>(
  {
    window: oneOf(...WINDOW_NAMES),
    asked: nobody,
    round: wholeNumber(1, MANY),
    dogs: seat,
    sp: bySeat(count(START_SP)),
    vp: bySeat(count()),
    limits: bySeat(wholeNumber(3, 5)),
    blocked: bySeat(count()),
    dishes: bySeat(count(2)),
    delicacies: bySeat(count(1)),
    hw: bySeat(count()),
    warehouse: count(),
    coconut: nobody,
    hands: bySeat(text),
    rests: bySeat(text),
    fronts: bySeat(text),
    stacks: byArena(text),
    pile: text,
    pileSize: count(),
    discard: text,
    rejects: text,
    rejecter: nobody,
    hua: arenas,
    raihuu: arenas,
    mushrooms: bySeat(arenas),
    teams: bySeat(text),
    winners: byArena(nobody),
    peaches: bySeat(count(2)),
    planned: bySeat(count()),
    chefLed: bySeat(flag),
    ginseng: bySeat(flag),
    openingVp: bySeat(count()),
    oldHw: bySeat(count()),
    lowestSp: bySeat(count(START_SP)),
    combat: nullOr(null, combat),
    drawn: text,
    ended: nullOr(null, ended),
    script: row('seats', (letter) => seatOf(letter, SEATS)),
    stream: readStream,
  },
  'all',
)
