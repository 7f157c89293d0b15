import type { Flight } from '../../../board/flip.ts'
import { keyed } from '../../../board/keyed.ts'
import type { Pulse } from '../../../board/motion.ts'
import type { StampTable } from '../../../board/stamps.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Viewer } from '../../../kernel/seats.ts'
import type { State } from '../state.ts'
import type { Laid } from './lays.ts'
import { WORDS } from './words.ts'

/** Names for motion, and for the places that things come from. */
export const DECK = 'deck'
export const handFlip = (id: string): string => `hand ${id}`
export const backFlip = (seat: number, i: number): string => `back ${seat} ${i}`
export const handPlace = (seat: number): string => `hand of ${seat}`
export const healthPlace = (seat: number): string => `health ${seat}`

/** Cards that are new come from somewhere: laid ones from a hand, those in a hand from the deck. */
export const flightsFor = (
  view: State,
  viewer: Viewer,
  held: readonly string[],
  laid: readonly Laid[],
): readonly Flight[] => {
  const fromHands = laid.map(({ id, seat, nth }, i) => ({
    id,
    from: seat === viewer ? handFlip(copyOf(laid, i)) : handPlace(seat),
    after: nth,
  }))
  const drawn = held.map((id, i) => ({ id: handFlip(id), from: DECK, after: i / 2 }))
  const backs = view.hands.flatMap((hand, seat) =>
    seat === viewer ? [] : hand.map((_, i) => ({ id: backFlip(seat, i), from: DECK, after: i / 2 })),
  )
  return [...fromHands, ...drawn, ...backs]
}

/** The id that the card had in the hand: of equal cards laid together the second was the second copy. */
const copyOf = (laid: readonly Laid[], i: number): string => {
  const together = laid.slice(Math.max(0, i - laid[i].nth), i + 1)
  return keyed(together.map(({ face }) => face))[together.length - 1].id
}

export const pulsesFor = (events: readonly Event[]): readonly Pulse[] =>
  events.flatMap(({ key, seat, amount }): Pulse[] => {
    if (typeof seat !== 'number' || typeof amount !== 'number' || amount === 0) return []
    if (key === 'kabuken.damage') return [{ id: healthPlace(seat), kind: 'hurt' }]
    return key === 'kabuken.heal' ? [{ id: healthPlace(seat), kind: 'healed' }] : []
  })

/** What a step did to somebody. */
export const STAMPS: StampTable = {
  'kabuken.damage': { sign: -1 },
  'kabuken.pay': { sign: -1 },
  'kabuken.heal': { sign: 1 },
  'kabuken.defend': { word: WORDS.blocked },
  'kabuken.counter': { word: WORDS.countered },
  'kabuken.psychUp': { word: WORDS.psychedUp },
  'kabuken.knockOut': { word: WORDS.out },
}
