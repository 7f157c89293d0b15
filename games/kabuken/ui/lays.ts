import type { Event } from '../../../kernel/events.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { House } from '../options.ts'

/** A card that lies on the discard since the current exchange began. */
export interface Laid {
  /** Never used twice: its name for motion. */
  readonly id: string
  readonly face: string
  /** Who laid it, and which of the cards laid together it is. */
  readonly seat: Seat
  readonly nth: number
}

/** What everybody has just seen on the table, bottom to top. */
export interface Lays {
  readonly cards: readonly Laid[]
  readonly serial: number
}

export const NO_LAYS: Lays = { cards: [], serial: 0 }

/** After what happened in one step. An attack or a discard begins anew; answers are laid on it. */
export const laysAfter = (house: House, lays: Lays, events: readonly Event[]): Lays =>
  events.reduce((now, event) => {
    const faces = event.cards
    if (!isFaces(faces) || typeof event.seat !== 'number' || !goesOnTop(house, event.key)) return now
    const laid = faces.map((face, nth) => ({ id: `laid ${now.serial + nth}`, face, seat: Number(event.seat), nth }))
    const below = ANSWERS.has(event.key) ? now.cards : []
    return { cards: [...below, ...laid], serial: now.serial + faces.length }
  }, lays)

const ANSWERS = new Set(['kabuken.defend', 'kabuken.counter'])

const goesOnTop = (house: House, key: string): boolean => {
  if (key === 'kabuken.attack') return true
  if (key === 'kabuken.psychUp') return house.psychUpDiscard === 'onTop'
  return ANSWERS.has(key) && house.answersOnTop === 'yes'
}

/** So many are shown at most; the others are covered. */
const SHOWN = 6

/** What to show of them on a pile whose top card is `top`: nothing that is not there any more. */
export const shownLays = ({ cards }: Lays, top: string | undefined): readonly Laid[] => {
  if (top === undefined) return []
  const shown = cards.slice(-SHOWN)
  return shown.at(-1)?.face === top ? shown : [{ id: `field ${top}`, face: top, seat: -1, nth: 0 }]
}

const isFaces = (value: Event[string]): value is readonly string[] =>
  Array.isArray(value) && value.every((face) => typeof face === 'string')
