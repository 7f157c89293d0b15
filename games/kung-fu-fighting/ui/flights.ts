import type { Flight } from '../../../board/flip.ts'
import { keyed } from '../../../board/keyed.ts'
import type { Pulse } from '../../../board/motion.ts'
import { type StampTable, stampsIn } from '../../../board/stamps.ts'
import { number, numbers, texts } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Viewer } from '../../../kernel/seats.ts'
import { kindsFrom } from '../cards.ts'
import type { House } from '../house.ts'
import { MAIN_PART } from '../rules/damage.ts'
import type { State } from '../state.ts'
import { WORDS } from './words.ts'

/** Names for motion, and for the places that things come from. */
export const DECK = 'deck'
export const DISCARD = 'discard'
export const handFlip = (id: string): string => `hand ${id}`
export const backFlip = (seat: number, i: number): string => `back ${seat} ${i}`
export const partFlip = (attack: number, part: number): string => `part ${attack} ${part}`
export const blockFlip = (attack: number, target: number): string => `block ${attack} ${target}`
export const slotFlip = (seat: number, kind: number): string => `slot ${seat} ${kind}`
export const discardFlip = (n: number, face: string): string => `top ${n} ${face}`
export const seatPlace = (seat: number): string => `seat ${seat}`
export const handPlace = (seat: number): string => `hand of ${seat}`

/** Who looks at the table, and what lies in the own hand by id. */
interface Eyes {
  readonly viewer: Viewer
  readonly held: readonly string[]
}

/** Cards that are new come from somewhere: first what the events say, else from the hand they were played from. */
export const flightsFor = (house: House, view: State, eyes: Eyes, events: readonly Event[]): readonly Flight[] => [
  ...events.flatMap((event) => TOLD[event.key]?.(house, view, eyes, event) ?? []),
  ...exchangeFlights(house, view, eyes),
  ...drawnFlights(view, eyes),
  ...playedFlights(house, view, eyes),
]

/** Where somebody's card was before it was seen. */
const handOf = ({ viewer }: Eyes, seat: number, face: string): string =>
  seat === viewer ? handFlip(keyed([face])[0].id) : handPlace(seat)

type Told = (house: House, view: State, eyes: Eyes, event: Event) => readonly Flight[]

/** The card on top of the discard pile came from whoever gave it up. */
const discarded: Told = (house, view, eyes, event) => {
  const top = view.discard.at(-1)
  if (top === undefined) return []
  const face = house.prints[top].id
  return [{ id: discardFlip(view.discard.length, face), from: handOf(eyes, number(event, 'seat'), face) }]
}

const TOLD: Readonly<Record<string, Told>> = {
  'kung-fu-fighting.moved': (house, _view, _eyes, event) =>
    kindsFrom(house, texts(event, 'cards')).map((kind) => ({
      id: slotFlip(number(event, 'seat'), kind),
      from: slotFlip(number(event, 'from'), kind),
    })),
  'kung-fu-fighting.gave': (_house, view, eyes, event) => {
    const [giver, to] = [number(event, 'seat'), number(event, 'to')]
    const [face = ''] = texts(event, 'cards')
    const id = to === eyes.viewer ? handFlip(keyed([face])[0].id) : backFlip(to, view.hands[to].length - 1)
    return [{ id, from: handOf(eyes, giver, face) }]
  },
  'kung-fu-fighting.discarded': discarded,
  'kung-fu-fighting.played': discarded,
  // What was laid in the exchange goes to the pile when it is settled.
  'kung-fu-fighting.hit': (house, view) => {
    const top = view.discard.at(-1)
    return top === undefined
      ? []
      : [{ id: discardFlip(view.discard.length, house.prints[top].id), from: partFlip(0, MAIN_PART) }]
  },
}

const exchangeFlights = (house: House, { exchange }: State, eyes: Eyes): readonly Flight[] =>
  (exchange?.attacks ?? []).flatMap((attack, i) => {
    const owners = [attack.attacker, ...attack.owners]
    const parts = [attack.source, ...attack.parts].map((kind, at) => ({
      id: partFlip(i, at + MAIN_PART),
      from:
        at === 0 && attack.weapon ? slotFlip(attack.attacker, kind) : handOf(eyes, owners[at], house.prints[kind].id),
      after: at,
    }))
    const blocks = attack.targets.flatMap(({ block, blocker }, j) =>
      block < 0 ? [] : [{ id: blockFlip(i, j), from: handOf(eyes, blocker, house.prints[block].id) }],
    )
    return [...parts, ...blocks]
  })

const drawnFlights = ({ hands }: State, { viewer, held }: Eyes): readonly Flight[] => [
  ...held.map((id, i) => ({ id: handFlip(id), from: DECK, after: i / 2 })),
  ...hands.flatMap((hand, seat) =>
    seat === viewer ? [] : hand.map((_, i) => ({ id: backFlip(seat, i), from: DECK, after: i / 2 })),
  ),
]

const playedFlights = (house: House, view: State, eyes: Eyes): readonly Flight[] =>
  view.hands.flatMap((_, seat) =>
    [view.stances[seat], view.weapons[seat], ...view.onStance[seat], ...view.onWeapon[seat]]
      .filter((kind) => kind >= 0)
      .map((kind) => ({ id: slotFlip(seat, kind), from: handOf(eyes, seat, house.prints[kind].id) })),
  )

/** What a step did to somebody. */
const STAMPS: StampTable = {
  'kung-fu-fighting.lostChi': { sign: -1 },
  'kung-fu-fighting.paid': { sign: -1 },
  'kung-fu-fighting.restored': { sign: 1 },
  'kung-fu-fighting.blocked': { word: WORDS.blocked },
  'kung-fu-fighting.ignored': { word: WORDS.unhurt },
  'kung-fu-fighting.counter': { word: WORDS.countered },
  'kung-fu-fighting.out': { word: WORDS.out },
}

/** By seat; Chi belongs to everybody on a side. */
export const stampsFor = (house: House, events: readonly Event[]): ReturnType<typeof stampsIn> =>
  stampsIn(
    STAMPS,
    events.flatMap((event) => {
      const entry = STAMPS[event.key]
      return entry !== undefined && 'sign' in entry ? sharedBy(house, event).map((seat) => ({ ...event, seat })) : event
    }),
  )

const sharedBy = ({ members, sideOf }: House, event: Event): readonly number[] =>
  members[sideOf[numbers(event, 'seats')[0] ?? number(event, 'seat')]]

const PULSES: Readonly<Record<string, Pulse['kind']>> = {
  'kung-fu-fighting.lostChi': 'hurt',
  'kung-fu-fighting.restored': 'healed',
}

/** A shake for whoever was hit, a glow for whoever recovered: paying is neither. */
export const pulsesFor = (house: House, events: readonly Event[]): readonly Pulse[] =>
  events.flatMap((event): Pulse[] => {
    const kind = PULSES[event.key]
    if (kind === undefined || number(event, 'amount') === 0) return []
    return sharedBy(house, event).map((seat) => ({ id: seatPlace(seat), kind }))
  })
