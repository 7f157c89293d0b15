import type { Flight } from '../../../board/flip.ts'
import type { Pulse } from '../../../board/motion.ts'
import type { StampTable } from '../../../board/stamps.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Seat, Viewer } from '../../../kernel/seats.ts'
import { cardOf, FACES, HOLE } from '../cards.ts'
import type { House } from '../options.ts'
import { cardAt } from '../placed.ts'
import { isAutomaton } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { columnsOf, onZone } from './columns.ts'
import { WORDS } from './words.ts'

// Names for motion. Every card exists once, so wherever it lies open it has one name and moves by itself.
export const PILE = 'pile'
export const SUPPLY = 'supply'
export const cardFlip = (face: string): string => `card ${face}`
export const backFlip = (seat: Seat, i: number): string => `back ${seat} ${i}`
export const tokenFlip = (seat: Seat, column: number, token: string): string => `token ${seat} ${column} ${token}`
export const seatFlip = (seat: Seat): string => `hand of ${seat}`
export const areaPlace = (seat: Seat): string => `area ${seat}`
export const lifePlace = (seat: Seat): string => `life ${seat}`

/** The automaton answers in the same step as the player: later, in places of a row of flights. */
const AUTOMATON_LATER = 12

/** Where its turn begins among what happened in a step; behind everything if it has none. */
const automatonAt = (events: readonly Event[]): number => {
  const at = events.findIndex(({ key }) => key === 'emr.token')
  return at < 0 ? events.length : at
}

/** Once for what a player does, and once for the automaton. */
export const lengthOf = (events: readonly Event[]): number => {
  if (events.length === 0) return 0
  return automatonAt(events) < events.length ? 2 : 1
}

/** What comes into sight comes from somewhere: from a hand, from the pile, from the supply. */
export const flightsFor = (house: House, view: State, viewer: Viewer, events: readonly Event[]): readonly Flight[] => {
  const delayed = automatonAt(events)
  const origins = new Map(
    events.flatMap((event, i) => originsIn(house, viewer, event, i > delayed ? AUTOMATON_LATER : i)),
  )
  const shown = [
    ...view.couple.filter((placed) => placed >= 0).map(cardAt),
    ...(view.suspense < 0 ? [] : [view.suspense]),
    ...view.discards.slice(-1),
  ]
  const cards = shown.flatMap((card): Flight[] => {
    const origin = origins.get(FACES[card])
    return origin === undefined ? [] : [{ id: cardFlip(FACES[card]), ...origin }]
  })
  return [...cards, ...drawn(view, viewer), ...laid(view)]
}

/** New tokens on zones come from the supply. */
const laid = (view: State): readonly Flight[] =>
  view.place.flatMap((_, seat) =>
    columnsOf(view, seat).flatMap(({ column, zone }) =>
      onZone(zone).map(({ token }) => ({ id: tokenFlip(seat, column, token), from: SUPPLY })),
    ),
  )

type Origin = Omit<Flight, 'id'>

const originsIn = (
  house: House,
  viewer: Viewer,
  { key, seat, card, blow }: Event,
  after: number,
): readonly (readonly [string, Origin])[] => {
  if (key === 'emr.reveal' && typeof card === 'string') return [[card, { from: PILE, after }]]
  if ((key !== 'emr.attack' && key !== 'emr.counter') || typeof seat !== 'number' || typeof card !== 'string') return []
  const from = isAutomaton(house, seat) ? PILE : seat === viewer ? cardFlip(card) : seatFlip(seat)
  const left: readonly (readonly [string, Origin])[] =
    typeof blow === 'string' ? [[blow, { from: cardFlip(blow), after: after + 2 }]] : []
  return [[card, { from, after }], ...left]
}

/** New cards in hands, mine and others', come from the pile. */
const drawn = ({ hands }: State, viewer: Viewer): readonly Flight[] =>
  hands.flatMap((hand, seat) =>
    hand.map((hidden, i) => ({
      id: seat === viewer && cardOf(hidden) !== HOLE ? cardFlip(FACES[cardOf(hidden)]) : backFlip(seat, i),
      from: PILE,
      after: i / 2,
    })),
  )

/** One after the other: an area that blocks lights up, one that is struck shakes, and so does the life that is lost. */
export const pulsesFor = (events: readonly Event[]): readonly Pulse[] =>
  events
    .flatMap(({ key, seat, cause }): (readonly Pulse[])[] => {
      if (typeof seat !== 'number') return []
      if (key === 'emr.block') return [[{ id: areaPlace(seat), kind: 'healed' }]]
      if (key !== 'emr.hurt') return []
      const struck: readonly Pulse[] = STRIKES.has(cause) ? [{ id: areaPlace(seat), kind: 'hurt' }] : []
      return [[{ id: lifePlace(seat), kind: 'hurt' }, ...struck]]
    })
    .flatMap((together, after) =>
      together.map((pulse) => ({ ...pulse, after: automatonAt(events) < events.length ? after + 2 : after })),
    )

/** Causes of damage that come from a blow. */
const STRIKES: ReadonlySet<unknown> = new Set(['hit', 'double'])

/** What a step did to somebody. */
export const STAMPS: StampTable = {
  'emr.hurt': { sign: -1 },
  'emr.block': { word: WORDS.blocked },
  'emr.counter': { word: WORDS.countered },
  'emr.check': { word: WORDS.missed, at: 'to', if: ({ hit }) => hit !== true },
  'emr.fallen': { word: WORDS.fallen },
  'emr.out': { word: WORDS.out },
}
