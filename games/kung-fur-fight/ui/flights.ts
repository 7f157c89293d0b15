import type { Flight } from '../../../board/flip.ts'
import { keyed } from '../../../board/keyed.ts'
import type { Pulse } from '../../../board/motion.ts'
import { number, text } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Seat, Viewer } from '../../../kernel/seats.ts'
import { facesOf } from '../cards.ts'
import { arenaNamed } from '../choice.ts'
import { ARENAS } from '../constants.ts'
import type { State } from '../state.ts'
import type { Scene } from './scene.ts'

/** Names for motion, and for the places that things come from. */
export const PILE = 'pile'
export const handFlip = (id: string): string => `hand ${id}`
export const teamFlip = (seat: Seat, id: string): string => `team ${seat} ${id}`
export const rewardFlip = (arena: number, id: string): string => `reward ${arena} ${id}`
export const gainFlip = (arena: number, id: string): string => `gain ${arena} ${id}`
export const seatPlace = (seat: Seat): string => `seat ${seat}`
export const restPlace = (seat: Seat): string => `rest ${seat}`
export const spiritPlace = (seat: Seat): string => `spirit ${seat}`

/** When things happen after the plans were opened, in places of a row of flights: arena after arena, then new cards. */
const TAKING = 13
const NEXT_TAKING = 9
const TURNING_UP = 34

/** Once for plans that are opened, and once for each arena that is fought. */
export const lengthOf = (events: readonly Event[]): number => {
  if (events.length === 0) return 0
  const isOpening = events.some(({ key }) => key === 'kung-fur-fight.plan' || key === 'kung-fur-fight.pass')
  const fought = events.filter(({ key }) => SETTLED.has(key)).length
  return Math.max(1, fought + (isOpening ? 1 : 0))
}

const SETTLED: ReadonlySet<string> = new Set(['win', 'tie', 'skip'].map((key) => `kung-fur-fight.${key}`))

/**
 * What is new comes from somewhere: teams from hands, Reward cards from the pile, what is won from its stack. Behind the
 * own screen nothing waits for anything.
 */
export const flightsFor = (
  view: State,
  viewer: Viewer,
  held: readonly string[],
  scene: Scene,
  isNews: boolean,
): readonly Flight[] => {
  const later = (place: number): number => (isNews ? place : 0)
  const isFought = scene.some((sides) => sides.some(({ result }) => result !== null))
  const teams = scene.flatMap((sides, arena) =>
    sides.flatMap(({ seat, cards }) =>
      cards.map(({ id }, nth) => ({
        id: teamFlip(seat, id),
        from: seat === viewer ? handFlip(id) : seatPlace(seat),
        after: later(arena + nth / 2),
      })),
    ),
  )
  const gains = scene.flatMap((sides, arena) =>
    sides.flatMap(({ gained }) =>
      keyed(gained).map(({ id }) => ({
        id: gainFlip(arena, id),
        from: rewardFlip(arena, id),
        after: later(TAKING + NEXT_TAKING * arena),
      })),
    ),
  )
  const rewards = view.arenas.flatMap(({ stack }, arena) =>
    keyed(facesOf(stack)).map(({ id }) => ({
      id: rewardFlip(arena, id),
      from: PILE,
      after: later((isFought ? TURNING_UP : 0) + 2 * arena),
    })),
  )
  const hand =
    viewer === 'gallery'
      ? []
      : held.map((id, i) => ({ id: handFlip(id), from: backFrom(scene, viewer, id), after: later(i / 2) }))
  return [...teams, ...gains, ...rewards, ...hand]
}

/** A card that is in hand again was in a team, if it is shown in one still; otherwise it has rested. */
const backFrom = (scene: Scene, seat: Seat, id: string): string =>
  scene.some((sides) => sides[seat].cards.some((card) => card.id === id)) ? teamFlip(seat, id) : restPlace(seat)

/** A shake for every loss of SP and a glow for every gain, arena after arena. */
export const pulsesFor = (events: readonly Event[]): readonly Pulse[] => {
  let arena = 0
  return events.flatMap((event): Pulse[] => {
    const named = arenaNamed(text(event, 'arena'))
    if (named >= 0 && named < ARENAS) arena = named
    const kind = PULSES[event.key]
    return kind === undefined ? [] : [{ id: spiritPlace(number(event, 'seat')), kind, after: 2 + arena }]
  })
}

const PULSES: Readonly<Record<string, Pulse['kind']>> = {
  'kung-fur-fight.spLost': 'hurt',
  'kung-fur-fight.spGained': 'healed',
}

/** By seat, how SP and VP changed in this step. */
export const changesOf = (
  events: readonly Event[],
): ReadonlyMap<Seat, { readonly sp: number; readonly vp: number }> => {
  const changes = new Map<Seat, { sp: number; vp: number }>()
  for (const event of events) {
    const part = PARTS[event.key]
    if (part === undefined) continue
    const seat = number(event, 'seat')
    const change = changes.get(seat) ?? { sp: 0, vp: 0 }
    change[part.of] += part.sign * number(event, 'amount')
    changes.set(seat, change)
  }
  return changes
}

const PARTS: Readonly<Record<string, { readonly of: 'sp' | 'vp'; readonly sign: number }>> = {
  'kung-fur-fight.spLost': { of: 'sp', sign: -1 },
  'kung-fur-fight.spGained': { of: 'sp', sign: 1 },
  'kung-fur-fight.win': { of: 'vp', sign: 1 },
  'kung-fur-fight.vp': { of: 'vp', sign: 1 },
}
