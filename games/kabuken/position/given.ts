import type { Stream } from '../../../kernel/random.ts'
import { readStream } from '../../../kernel/read-stream.ts'
import { listOf, mapOf, objectOf, oneOf, type Reader, text, textLike, wholeNumber } from '../../../kernel/reader.ts'
import { bad, ok } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList, seatOf } from '../../../kernel/seats.ts'
import { kindOfFace } from '../cards.ts'
import { CHARACTERS, characterIndex } from '../characters.ts'
import { FISTS } from '../rules/techniques.ts'
import { SECRETS, secretIndex } from '../secrets.ts'
import { type Attack, type Blow, type Draft, type End, type State, WINDOW_NAMES, type WindowName } from '../state.ts'

/** What a position may say, once it is read; everything may be missing. */
export interface Given {
  window?: WindowName
  asked?: Seat
  active?: Seat
  turn?: number
  hp?: BySeat<number>
  hands?: BySeat<string>
  handSizes?: BySeat<number>
  field?: string
  discard?: string
  deck?: string
  deckSize?: number
  characters?: BySeat<number>
  secrets?: BySeat<number>
  uses?: BySeat<number>
  usedIn?: BySeat<number>
  wins?: BySeat<number>
  starter?: Seat
  shuffle?: number
  runOuts?: number
  momentum?: Seat
  next?: Seat
  held?: number
  attacks?: number
  succeeding?: boolean
  waiting?: Seat
  paid?: number
  mustAttack?: State['mustAttack']
  flamed?: boolean
  attack?: Attack | null
  blow?: Blow | null
  drawn?: string
  draft?: Draft | null
  ended?: End | null
  /** The next cards that chance will pick, first to last. */
  script?: string
  stream?: Stream
}

export type BySeat<T> = Readonly<Record<string, T>>

const nullOr =
  <T, N>(otherwise: N, reader: Reader<T>): Reader<T | N> =>
  (value, at) =>
    value === null ? ok(otherwise) : reader(value, at)

const flag: Reader<boolean> = (value, at) => (typeof value === 'boolean' ? ok(value) : bad(at, 'must be true or false'))

const named =
  (what: string, index: (id: string) => number, ids: readonly string[]): Reader<number> =>
  (value, at) => {
    const found = typeof value === 'string' ? index(value) : -1
    return found < 0 ? bad(at, `must be a ${what}: ${ids.join(', ')}`) : ok(found)
  }

/** Enough for any game that people can finish. */
const MANY = 1_000_000

/** The reader of positions for so many seats. */
export const givenReader = (seats: number): Reader<Given> => {
  const letters = seatList(seats).map(seatLetter)
  const seat: Reader<Seat> = (value, at) => {
    const found = typeof value === 'string' ? seatOf(value, seats) : -1
    return found < 0 ? bad(at, `must be a seat: ${letters.join(', ')}`) : ok(found)
  }
  const nobody = nullOr(-1, seat)
  const seatRow: Reader<Seat[]> = (value, at) => {
    if (typeof value !== 'string') return bad(at, `must be seats in a row, such as ${letters.join('')}`)
    const row = value.split('').map((letter) => seatOf(letter, seats))
    return row.includes(-1) || new Set(row).size < row.length
      ? bad(at, `must name seats ${letters.join(', ')} once each`)
      : ok(row)
  }
  const mask: Reader<number> = (value, at) => {
    const row = seatRow(value, at)
    return row.ok ? ok(row.value.reduce((bits, member) => bits | (1 << member), 0)) : row
  }
  const bySeat = <T>(reader: Reader<T>): Reader<BySeat<T>> => mapOf(letters, reader)
  const count = (most = MANY) => wholeNumber(0, most)
  const face: Reader<string> = (value, at) =>
    typeof value === 'string' && kindOfFace(value) >= 0 ? ok(value) : bad(at, 'must be a card such as R4*')
  const attack = objectOf<Attack>({
    attacker: seat,
    target: seat,
    fist: oneOf(...FISTS),
    number: count(5),
    colour: count(2),
    damage: count(20),
    flowers: count(6),
    unanswerable: flag,
    extra: count(1000),
    counterer: nobody,
    counterers: mask,
  })
  const blow = objectOf<Blow>({
    amount: count(1000),
    target: seat,
    dealer: seat,
    cause: oneOf('attack', 'chain', 'dazzle'),
  })
  const secret = named(
    'secret',
    secretIndex,
    SECRETS.map(({ id }) => id),
  )
  const offers: Reader<number[][]> = (value, at) => {
    const read = bySeat(listOf(secret))(value, at)
    return read.ok ? ok(letters.flatMap((letter) => (letter in read.value ? [read.value[letter].slice()] : []))) : read
  }
  const draft = objectOf<Draft>({ order: seatRow, offers })
  const ended = objectOf<End>({
    winners: seatRow,
    reason: oneOf('knockOut', 'runOut', 'snake', 'turnLimit', 'gaveUp', 'match'),
    rule: textLike('a rule such as KBK-13.1', /^KBK-\d+\.\d+$/),
  })
  const fields = {
    window: oneOf(...WINDOW_NAMES),
    asked: nobody,
    active: nobody,
    turn: count(),
    hp: bySeat(count(10)),
    hands: bySeat(text),
    handSizes: bySeat(count(54)),
    field: nullOr('', face),
    discard: text,
    deck: text,
    deckSize: count(54),
    characters: bySeat(
      nullOr(
        -1,
        named(
          'character',
          characterIndex,
          CHARACTERS.map(({ id }) => id),
        ),
      ),
    ),
    secrets: bySeat(nullOr(-1, secret)),
    uses: bySeat(count(2)),
    usedIn: bySeat(count()),
    wins: bySeat(count(2)),
    starter: seat,
    shuffle: count(10_000),
    runOuts: count(10_000),
    momentum: nobody,
    next: nobody,
    held: count(54),
    attacks: count(54),
    succeeding: flag,
    waiting: nobody,
    paid: count(3),
    mustAttack: oneOf<State['mustAttack']>('', 'paid', 'stormed'),
    flamed: flag,
    attack: nullOr(null, attack),
    blow: nullOr(null, blow),
    drawn: text,
    draft: nullOr(null, draft),
    ended: nullOr(null, ended),
    script: text,
    stream: readStream,
  }
  return objectOf<Given>(fields, 'all')
}
