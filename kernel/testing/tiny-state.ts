import type { Setup } from '../contract.ts'
import type { Rng, Stream } from '../random.ts'
import { type Seat, seatList, type Viewer } from '../seats.ts'

/** The tiny game has four kinds of cards, `x1` to `x4`, with copies. Inside, a kind is its index. */
export const FACES: readonly string[] = ['x1', 'x2', 'x3', 'x4']
const COPIES: readonly number[] = [5, 4, 3, 2]
export const kindOf = (face: string): number => FACES.indexOf(face)
export const HOLE = -1
export const HAND_SIZE = 3
export const PACK: readonly number[] = COPIES.flatMap((copies, kind) => Array.from({ length: copies }, () => kind))

/** A hidden card. `known` has a bit for each seat that has seen it; everybody saw who looked, so a hole keeps it. */
export interface Card {
  kind: number
  /** The shuffle it comes from. */
  from: number
  known: number
}

export type Stage = 'bid' | 'block' | 'prize' | 'over'

export interface TinyState {
  round: number
  stage: Stage
  points: number[]
  out: boolean[]
  hands: Card[][]
  /** The top is the last card. */
  deck: Card[]
  /** Open, so only kinds. */
  discard: number[]
  /** Of each shuffle, the kinds of the cards that have not been shown since: common knowledge. */
  shuffles: number[][]
  /** Who leads the round and with what, while a block or a prize is decided. */
  leader: Seat
  lead: number
  /** The seat that may block or claim a prize now. */
  asked: Seat
  end: string | null
  stream: Stream
}

export const bit = (seat: Seat): number => 1 << seat

const FEW = 2

export const goalOf = ({ options }: Setup): number => (typeof options.goal === 'number' ? options.goal : FEW)

export const staying = (s: TinyState): Seat[] => seatList(s.out.length).filter((seat) => !s.out[seat])

export const copyState = (s: TinyState): TinyState => ({
  ...s,
  points: s.points.slice(),
  out: s.out.slice(),
  hands: s.hands.map((hand) => hand.map((card) => ({ ...card }))),
  deck: s.deck.map((card) => ({ ...card })),
  discard: s.discard.slice(),
  shuffles: s.shuffles.map((kinds) => kinds.slice()),
})

/** Cards that can be named come first; where two copies differ only in who knows them, the better known one. */
export const sortHand = (hand: Card[]): void => {
  hand.sort((a, b) => rank(a) - rank(b) || b.known - a.known || a.from - b.from)
}
const rank = ({ kind }: Card): number => (kind === HOLE ? FACES.length : kind)

export const hideState = (s: TinyState, viewer: Viewer): TinyState => {
  const view = copyState(s)
  const mask = viewer === 'gallery' || s.out[viewer] ? 0 : bit(viewer)
  for (const card of hidden(view)) if ((card.known & mask) === 0) card.kind = HOLE
  for (const hand of view.hands) sortHand(hand)
  view.stream = null
  return view
}

/** Deals to the holes of each shuffle what is left of it: every world is equally likely. */
export const imagineState = (view: TinyState, rng: Rng): TinyState => {
  const world = copyState(view)
  world.shuffles.forEach((kinds, shuffle) => {
    const mine = hidden(world).filter(({ from }) => from === shuffle)
    const pool = kinds.slice()
    for (const { kind } of mine) if (kind !== HOLE) pool.splice(pool.indexOf(kind), 1)
    for (const card of mine) if (card.kind === HOLE) card.kind = rng.take(pool)
  })
  for (const hand of world.hands) sortHand(hand)
  world.stream = rng.split().save()
  return world
}

export const hidden = (s: TinyState): Card[] => [...s.hands.flat(), ...s.deck]

export const cardsOf = (s: TinyState): string[] =>
  [...hidden(s).map(({ kind }) => kind), ...s.discard].filter((kind) => kind !== HOLE).map((kind) => FACES[kind])

/** Shuffles the kinds under the deck's name; whatever anyone knew of them ends here. */
export const shuffleInto = (s: TinyState, kinds: number[], rng: Rng): void => {
  s.shuffles.push(kinds.toSorted((a, b) => a - b))
  rng.shuffle(kinds)
  s.deck = kinds.map((kind) => ({ kind, from: s.shuffles.length - 1, known: 0 }))
  s.stream = rng.save()
}

/** Takes a card out of a hand and shows it to everybody. */
export const show = (s: TinyState, seat: Seat, kind: number): void => {
  const { from } = takeFromHand(s, seat, kind)
  const unseen = s.shuffles[from]
  unseen.splice(unseen.indexOf(kind), 1)
  s.discard.push(kind)
}

export const takeFromHand = (s: TinyState, seat: Seat, kind: number): Card => {
  const hand = s.hands[seat]
  const at = hand.findIndex((card) => card.kind === kind)
  if (at < 0) throw new Error(`seat ${seat} does not hold ${FACES[kind]}`)
  return hand.splice(at, 1)[0]
}
