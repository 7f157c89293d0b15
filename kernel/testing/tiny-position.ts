import type { Position } from '../contract.ts'
import { type Stream, seeded } from '../random.ts'
import { readStream } from '../read-stream.ts'
import { bad, ok, type Result } from '../result.ts'
import { type Seat, seatLetter, seatList, seatOf } from '../seats.ts'
import { bit, type Card, FACES, HAND_SIZE, hidden, PACK, type Stage, sortHand, type TinyState } from './tiny-state.ts'

/** A hidden card as text: `x3`, `x3@1` from shuffle 1, `x3:AB` known to A and B, `x3@1:B`. */
const writeCard = ({ kind, from, known }: Card): string => {
  const knowers = seatList(3).filter((seat) => (known & bit(seat)) !== 0)
  const marks = knowers.length === 0 ? '' : `:${knowers.map(seatLetter).join('')}`
  return `${FACES[kind]}${from === 0 ? '' : `@${from}`}${marks}`
}

const readCard = (text: string, seats: number): Card | null => {
  const [, face, from = '0', letters = ''] = /^(\w+)(?:@(\d+))?(?::([A-C]+))?$/.exec(text) ?? []
  const knowers = letters.split('').map((letter) => seatOf(letter, seats))
  if (!FACES.includes(face) || knowers.includes(-1)) return null
  return { kind: FACES.indexOf(face), from: Number(from), known: knowers.reduce((mask, seat) => mask | bit(seat), 0) }
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
  end: s.end,
  stream: s.stream,
})

const STAGES: readonly Stage[] = ['bid', 'block', 'prize', 'over']

class Wrong extends Error {
  readonly at: string
  constructor(at: string, message: string) {
    super(message)
    this.at = at
  }
}

const record = (value: unknown, at: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Wrong(at, 'must be an object')
  return Object.fromEntries(Object.entries(value))
}
const texts = (value: unknown, at: string): string[] => {
  const isTexts = Array.isArray(value) && value.every((item): item is string => typeof item === 'string')
  if (!isTexts) throw new Wrong(at, 'must be a list of texts')
  return value
}
const whole = (value: unknown, at: string): number => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 99)
    throw new Wrong(at, 'must be a whole number below 100')
  return value
}
const oneOf = <T>(value: unknown, of: readonly T[], at: string): T => {
  const found = of.find((item) => item === value)
  if (found === undefined) throw new Wrong(at, `must be one of ${of.join(', ')}`)
  return found
}

/**
 * What is missing: round 1, bids open, no points, an empty discard. A missing hand is dealt three of the lowest cards
 * that are named nowhere, and a missing deck holds the rest of them. Every card has to be somewhere.
 */
export const readPosition = (input: unknown, seats: number): Result<TinyState> => {
  try {
    return ok(stateOf(record(input, 'position'), seats))
  } catch (problem) {
    if (problem instanceof Wrong) return bad(problem.at, problem.message)
    throw problem
  }
}

const fresh = (kind: number, known: number): Card => ({ kind, from: 0, known })

const stateOf = (given: Record<string, unknown>, seats: number): TinyState => {
  const stranger = Object.keys(given).find((name) => !FIELDS.includes(name))
  if (stranger !== undefined) throw new Wrong(stranger, `is not known here; there are ${FIELDS.join(', ')}`)
  const { round = 1, stage = 'bid', points = {}, out = [], discard = [], shuffles = 1 } = given
  const { leader = 'A', lead = FACES[0], asked = 'A', end = null, stream = seeded('sfc32', 'tiny').save() } = given
  const letters = seatList(seats).map(seatLetter)
  const seatAt = (value: unknown, at: string): Seat => letters.indexOf(oneOf(value, letters, at))

  const pool = PACK.slice()
  const use = (kind: number, at: string): void => {
    if (!pool.includes(kind)) throw new Wrong(at, `there are not so many ${FACES[kind]}`)
    pool.splice(pool.indexOf(kind), 1)
  }
  const cards = (value: unknown, at: string, holder = 0): Card[] =>
    texts(value, at).map((text) => {
      const card = readCard(text, seats)
      if (card === null || card.from >= whole(shuffles, 'shuffles')) throw new Wrong(at, `${text} is no card`)
      use(card.kind, at)
      return { ...card, known: card.known | holder }
    })
  const gone = texts(discard, 'discard').map((face) => FACES.indexOf(oneOf(face, FACES, 'discard')))
  for (const kind of gone) use(kind, 'discard')
  const namedHands = record(given.hands ?? {}, 'hands')
  const named = letters.map((letter, seat) =>
    namedHands[letter] === undefined ? null : cards(namedHands[letter], `hands.${letter}`, bit(seat)),
  )
  const namedDeck = given.deck === undefined ? null : cards(given.deck, 'deck')
  const hands = named.map((hand, seat) => hand ?? pool.splice(0, HAND_SIZE).map((kind) => fresh(kind, bit(seat))))
  for (const hand of hands) sortHand(hand)
  const deck = namedDeck ?? pool.splice(0).map((kind) => fresh(kind, 0))
  if (pool.length > 0) throw new Wrong('deck', `lacks ${pool.map((kind) => FACES[kind]).join(' ')}`)

  const scores = record(points, 'points')
  const s: TinyState = {
    round: whole(round, 'round'),
    stage: oneOf(stage, STAGES, 'stage'),
    points: letters.map((letter) => whole(scores[letter] ?? 0, `points.${letter}`)),
    out: letters.map((letter) => texts(out, 'out').includes(letter)),
    hands,
    deck,
    discard: gone,
    shuffles: Array.from({ length: whole(shuffles, 'shuffles') }, () => []),
    leader: seatAt(leader, 'leader'),
    lead: FACES.indexOf(oneOf(lead, FACES, 'lead')),
    asked: seatAt(asked, 'asked'),
    end: end === null ? null : oneOf(end, ['goal', 'tired', 'conceded'], 'end'),
    stream: streamOf(stream),
  }
  for (const { kind, from } of hidden(s)) s.shuffles[from].push(kind)
  for (const kinds of s.shuffles) kinds.sort((a, b) => a - b)
  return s
}

const FIELDS = 'round stage points out hands deck discard shuffles leader lead asked end stream'.split(' ')

const streamOf = (value: unknown): Stream => {
  const read = readStream(value, 'stream')
  if (!read.ok) throw new Wrong(read.problem.at, read.problem.message)
  return read.value
}
