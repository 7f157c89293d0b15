import { type Rng, resume } from '../../../kernel/random.ts'
import { type Seat, seatList } from '../../../kernel/seats.ts'
import type { Card, Kind } from '../cards.ts'
import { HAND_SIZE } from '../constants.ts'
import type { House } from '../house.ts'
import { copyState, type State, stateOf } from '../state.ts'
import { ask, type Bout, isOut, leftOf, nextLiving } from './bout.ts'
import { insert } from './piles.ts'
import { beginTurn } from './turn.ts'

/** Every card of the deck once per copy, in the order of the table. */
const wholeDeck = ({ copies }: House): Kind[] => {
  const deck: Kind[] = []
  for (let kind = 0; kind < copies.length; kind++) for (let left = copies[kind]; left > 0; left--) deck.push(kind)
  return deck
}

/** Chapter 2: a match before its first card is dealt. */
export const newMatch = (house: House, rng: Rng): State => {
  const s = copyState(stateOf(house).blank)
  s.first = rng.below(house.seats) // KFF-2.4
  s.deck = wholeDeck(house)
  return s
}

export const setUp = (b: Bout, rng: Rng): void => {
  const { house, s, log } = b
  const custom = house.records.filter(({ set }) => set === 'custom')
  if (custom.length > 0)
    log?.push({ key: 'kung-fu-fighting.custom', names: custom.map(({ id }) => id), rule: 'KFF-18.5' })
  if (house.archetypes === 'chosen') {
    s.picking = seatList(house.seats).map((places) => leftOf(house, s.first, places)) // KFF-2.6
    s.stream = rng.save()
    ask(s, 'archetype', s.first)
    return
  }
  if (house.archetypes === 'random') {
    const free = house.roster.slice()
    for (let seat = 0; seat < house.seats; seat++) takeArchetype(b, seat, rng.take(free), 'KFF-2.5')
  }
  deal(b, rng)
}

/** KFF-2.6: each exists once. */
export const freeArchetypes = (house: House, s: State): Kind[] =>
  house.roster.filter((kind) => !s.archetypes.includes(kind))

const takeArchetype = ({ house, s, log }: Bout, seat: Seat, kind: Kind, rule: string): void => {
  s.archetypes = s.archetypes.with(seat, kind)
  log?.push({ key: 'kung-fu-fighting.archetype', seat, archetype: house.prints[kind].id, rule })
}

export const chooseArchetype = (b: Bout, kind: Kind): void => {
  const { s } = b
  takeArchetype(b, s.asked, kind, 'KFF-2.6')
  s.picking = s.picking.slice(1)
  nextPick(b)
}

export const nextPick = (b: Bout): void => {
  const { s } = b
  if (s.picking.length > 0) ask(s, 'archetype', s.picking[0])
  else deal(b, resume(s.stream))
}

/** KFF-2.2, KFF-2.3: seven for everybody; then the first turn begins. */
const deal = (b: Bout, rng: Rng): void => {
  const { house, s, log } = b
  const deck: Card[] = s.deck
  rng.shuffle(deck)
  for (let seat = 0; seat < house.seats; seat++)
    if (!isOut(house, s, seat)) for (let i = 0; i < HAND_SIZE; i++) insert(s.hands[seat], deck.pop() ?? 0)
  s.stream = rng.save()
  s.archetypes = s.archetypes.map((kind, seat) => (isOut(house, s, seat) ? -1 : kind)) // KFF-3.6
  if (isOut(house, s, s.first)) s.first = nextLiving(house, s, s.first)
  log?.push({ key: 'kung-fu-fighting.deal', seat: s.first, count: HAND_SIZE, rule: 'KFF-2.2' })
  beginTurn(b, s.first)
}
