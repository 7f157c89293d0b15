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

/** Cards laid together: a fist, what answers it, or a discard. */
export interface Lay {
  readonly kind: 'attack' | 'counter' | 'defend' | 'discard'
  readonly seat: Seat
  /** What an attack or a counter threatens with, or what a defence takes off. */
  readonly damage: number
  readonly cards: readonly Laid[]
}

/** What everybody has just seen on the table, bottom to top. */
export interface Lays {
  readonly all: readonly Lay[]
  readonly serial: number
}

export const NO_LAYS: Lays = { all: [], serial: 0 }

/** After what happened in one step. An attack or a discard begins anew; answers are laid on it. */
export const laysAfter = (house: House, lays: Lays, events: readonly Event[]): Lays =>
  events.reduce((now, event) => {
    const { cards: faces, seat, key } = event
    const kind = KINDS[key]
    if (!isFaces(faces) || typeof seat !== 'number' || kind === undefined || !goesOnTop(house, kind)) return now
    const cards = faces.map((face, nth) => ({ id: `laid ${now.serial + nth}`, face, seat, nth }))
    const damage = kind === 'defend' ? event.pairs : event.damage
    const lay: Lay = { kind, seat, damage: typeof damage === 'number' ? damage : 0, cards }
    return { all: isAnswer(lay) ? [...now.all, lay] : [lay], serial: now.serial + faces.length }
  }, lays)

const KINDS: Readonly<Record<string, Lay['kind']>> = {
  'kabuken.attack': 'attack',
  'kabuken.psychUp': 'discard',
  'kabuken.defend': 'defend',
  'kabuken.counter': 'counter',
}

const isAnswer = ({ kind }: Lay): boolean => kind === 'defend' || kind === 'counter'

const goesOnTop = (house: House, kind: Lay['kind']): boolean => {
  if (kind === 'discard') return house.psychUpDiscard === 'onTop'
  return kind === 'attack' || house.answersOnTop === 'yes'
}

/** The last fist and its answer are shown; the others are covered. */
const SHOWN = 2

/** What to show of them on a pile whose top card is `top`: nothing that is not there any more. */
export const shownLays = ({ all }: Lays, top: string | undefined): readonly Lay[] => {
  if (top === undefined) return []
  const shown = all.slice(-SHOWN)
  if (shown.at(-1)?.cards.at(-1)?.face === top) return shown
  return [{ kind: 'discard', seat: -1, damage: 0, cards: [{ id: `field ${top}`, face: top, seat: -1, nth: 0 }] }]
}

const isFaces = (value: Event[string]): value is readonly string[] =>
  Array.isArray(value) && value.every((face) => typeof face === 'string')
