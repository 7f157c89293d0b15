import type { Position } from '../contract.ts'
import { type Stream, seeded } from '../random.ts'
import { readStream } from '../read-stream.ts'
import { listOf, mapOf, objectOf, oneOf, type Reader, textLike, wholeNumber } from '../reader.ts'
import { bad, ok, type Result } from '../result.ts'
import { seatLetter, seatList, seatOf } from '../seats.ts'
import {
  bit,
  type Card,
  FACES,
  HAND_SIZE,
  hidden,
  kindOf,
  PACK,
  type Stage,
  sortHand,
  type TinyState,
} from './tiny-state.ts'

/** A hidden card as text: `x3`, `x3@1` from shuffle 1, `x3:AB` known to A and B, `x3@1:B`. */
const writeCard = ({ kind, from, known }: Card): string => {
  const knowers = seatList(3).filter((seat) => (known & bit(seat)) !== 0)
  const marks = knowers.length === 0 ? '' : `:${knowers.map(seatLetter).join('')}`
  return `${FACES[kind]}${from === 0 ? '' : `@${from}`}${marks}`
}

const CARD = /^(x[1-4])(?:@(\d{1,2}))?(?::([A-C]+))?$/

const readCard = (text: string, holder: number): Card => {
  const [, face, from = '0', letters = ''] = CARD.exec(text) ?? []
  const known = letters.split('').reduce((mask, letter) => mask | bit(seatOf(letter, 3)), holder)
  return { kind: kindOf(face), from: Number(from), known }
}

const bySeat = <T>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value, seat) => [seatLetter(seat), value]))

export const writePosition = (s: TinyState): Position => ({
  round: s.round,
  stage: s.stage,
  points: bySeat(s.points),
  out: seatList(s.out.length)
    .filter((seat) => s.out[seat])
    .map(seatLetter),
  hands: bySeat(s.hands.map((hand) => hand.map(writeCard))),
  deck: s.deck.map(writeCard),
  discard: s.discard.map((kind) => FACES[kind]),
  shuffles: s.shuffles.length,
  leader: seatLetter(s.leader),
  lead: FACES[s.lead],
  asked: seatLetter(s.asked),
  end: s.end ?? 'none',
  stream: s.stream,
})

interface Given {
  readonly round: number
  readonly stage: Stage
  readonly points: Readonly<Record<string, number>>
  readonly out: readonly string[]
  readonly hands: Readonly<Record<string, readonly string[]>>
  readonly deck: readonly string[]
  readonly discard: readonly string[]
  readonly shuffles: number
  readonly leader: string
  readonly lead: string
  readonly asked: string
  readonly end: string
  readonly stream: NonNullable<Stream>
}

const cards: Reader<readonly string[]> = (value, at) => {
  const read = listOf(textLike('', CARD))(value, at)
  return read.ok ? read : bad(at, 'must be a list of cards such as x3, x3@1 or x3:AB')
}

const readGiven = (letters: readonly string[]): Reader<Partial<Given>> => {
  const seat = oneOf(...letters)
  const fields = {
    round: wholeNumber(1, 12),
    stage: oneOf<Stage>('bid', 'block', 'prize', 'over'),
    points: mapOf(letters, wholeNumber(0, 9)),
    out: listOf(seat),
    hands: mapOf(letters, cards),
    deck: cards,
    discard: listOf(oneOf(...FACES)),
    shuffles: wholeNumber(1, 99),
    leader: seat,
    lead: oneOf(...FACES),
    asked: seat,
    end: oneOf('none', 'goal', 'tired', 'conceded', 'agreed'),
    stream: readStream,
  }
  return objectOf<Partial<Given>>(fields, 'all')
}

/**
 * What is missing: round 1, bids open, no points, an empty discard. A missing hand is dealt three of the lowest cards
 * that are named nowhere, and a missing deck holds the rest of them. Every card has to be somewhere.
 */
export const readPosition = (input: unknown, seats: number): Result<TinyState> => {
  const letters = seatList(seats).map(seatLetter)
  const read = readGiven(letters)(input, '')
  if (!read.ok) return read
  const given = read.value
  const { round = 1, stage = 'bid', points = {}, out = [], discard = [], shuffles = 1, end = 'none' } = given
  const { leader = 'A', lead = FACES[0], asked = 'A', stream = seeded('sfc32', 'tiny').save() } = given

  const gone = discard.map(kindOf)
  const named = letters.map((letter, seat) => given.hands?.[letter]?.map((text) => readCard(text, bit(seat))))
  const namedDeck = given.deck?.map((text) => readCard(text, 0))
  const pool = PACK.slice()
  for (const kind of [...gone, ...[...named, namedDeck].flatMap((hand) => hand ?? []).map((card) => card.kind)]) {
    if (!pool.includes(kind)) return bad('', `there are not so many ${FACES[kind]}`)
    pool.splice(pool.indexOf(kind), 1)
  }
  const fresh =
    (known: number) =>
    (kind: number): Card => ({ kind, from: 0, known })
  const hands = named.map((hand, seat) => hand ?? pool.splice(0, HAND_SIZE).map(fresh(bit(seat))))
  for (const hand of hands) sortHand(hand)
  const s: TinyState = {
    round,
    stage,
    points: letters.map((letter) => points[letter] ?? 0),
    out: letters.map((letter) => out.includes(letter)),
    hands,
    deck: namedDeck ?? pool.splice(0).map(fresh(0)),
    discard: gone,
    shuffles: Array.from({ length: shuffles }, () => []),
    leader: letters.indexOf(leader),
    lead: kindOf(lead),
    asked: letters.indexOf(asked),
    end: end === 'none' ? null : end,
    stream,
  }
  if (pool.length > 0) return bad('deck', `lacks ${pool.map((kind) => FACES[kind]).join(' ')}`)
  const unsound = unsoundness(s)
  if (unsound !== null) return bad(...unsound)
  for (const { kind, from } of hidden(s)) s.shuffles[from].push(kind)
  for (const kinds of s.shuffles) kinds.sort((a, b) => a - b)
  return ok(s)
}

/** Where a state that nobody can play is wrong. */
const unsoundness = (s: TinyState): [string, string] | null => {
  if ((s.stage === 'over') !== (s.end !== null)) return ['end', 'goes with the stage over']
  if (hidden(s).some(({ from }) => from >= s.shuffles.length)) return ['shuffles', 'there are more']
  if (s.hands.some((hand, seat) => s.out[seat] && hand.length > 0)) return ['out', 'has cards']
  if (s.stage === 'bid' && s.hands.some((hand, seat) => !s.out[seat] && hand.length === 0)) return ['hands', 'is empty']
  if (s.stage !== 'over' && s.out.filter((out) => !out).length < 2) return ['out', 'leaves nobody to play against']
  if (s.stage === 'bid' || s.stage === 'over') return null
  if (s.out[s.asked] || s.out[s.leader]) return ['asked', 'is out']
  return (s.stage === 'prize') === (s.asked === s.leader) ? null : ['asked', 'does not fit the stage']
}
