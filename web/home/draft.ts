import type { Meta, Mode } from '../../kernel/contract.ts'
import { seatLetter } from '../../kernel/seats.ts'
import type { LocalStart } from '../local/new-match.ts'

export type Where = 'house' | 'here'

/** A table as somebody would like to open it. */
export interface Draft {
  /** At a table of the house, or in this browser; null until somebody has said so. */
  readonly where: Where | null
  readonly mode: string
  readonly seats: number
  /** Who sits beside oneself, from seat B on: the name of a bot, or nobody yet. */
  readonly others: readonly (string | null)[]
  /** Only what differs from the book. */
  readonly options: Readonly<Record<string, string | number>>
  readonly clock: keyof typeof CLOCKS
  /** The contents of the files that it brings, by name. */
  readonly files: Readonly<Record<string, unknown>>
  /** Whether the entrance shows it. */
  readonly listed: boolean
  /** Whether it is to change ratings. */
  readonly rated: boolean
  /** Whether reactions are shown at once, and not on the common beat. */
  readonly atOnce: boolean
}

/** What people choose from; the server takes any. */
export const CLOCKS = {
  none: null,
  quick: { kind: 'live', each: 10, bank: 180 },
  calm: { kind: 'live', each: 30, bank: 600 },
  day: { kind: 'slow', hours: 24 },
  week: { kind: 'slow', hours: 168 },
} as const

const seated = (others: Draft['others'], seats: number, bot: string): Draft['others'] =>
  Array.from({ length: seats - 1 }, (_, place) => (place < others.length ? others[place] : bot))

const modeOf = ({ modes }: Meta, id: string): Mode => modes.find((mode) => mode.id === id) ?? modes[0]

export const seatsOf = (meta: Meta, mode: string): readonly number[] => modeOf(meta, mode).seats

export const firstDraft = (meta: Meta, bot: string): Draft => {
  const [{ id, seats }] = meta.modes
  return {
    where: null,
    mode: id,
    seats: seats[0],
    others: seated([], seats[0], bot),
    options: {},
    files: {},
    clock: 'none',
    listed: false,
    rated: false,
    atOnce: false,
  }
}

export const withMode = (meta: Meta, draft: Draft, mode: string, bot: string): Draft => {
  const numbers = seatsOf(meta, mode)
  const seats = numbers.includes(draft.seats) ? draft.seats : numbers[0]
  return withSeats({ ...draft, mode }, seats, bot)
}

export const withSeats = (draft: Draft, seats: number, bot: string): Draft => ({
  ...draft,
  seats,
  others: seated(draft.others, seats, bot),
})

export const withOther = (draft: Draft, place: number, other: string | null): Draft => ({
  ...draft,
  others: draft.others.with(place, other),
})

export const withFile = (draft: Draft, name: string, content: unknown): Draft => {
  const others = Object.entries(draft.files).filter(([other]) => other !== name)
  return { ...draft, files: Object.fromEntries(content === undefined ? others : [...others, [name, content]]) }
}

/** What is as the book says needs no word. */
export const withOption = (meta: Meta, draft: Draft, name: string, value: string | number): Draft => {
  const others = Object.entries(draft.options).filter(([other]) => other !== name)
  const isBook = value === meta.options[name].values[0]
  return { ...draft, options: Object.fromEntries(isBook ? others : [...others, [name, value]]) }
}

export const optionOf = (meta: Meta, draft: Draft, name: string): string | number =>
  draft.options[name] ?? meta.options[name].values[0]

/** People against each other, with the cards of the house. */
export const canBeRated = ({ others, files }: Draft): boolean =>
  others.length > 0 && others.every((other) => other === null) && Object.keys(files).length === 0

const setupOf = ({ mode, seats, options, files }: Draft) => ({
  mode,
  seats,
  options,
  ...(Object.keys(files).length > 0 && { files }),
})

/** The same in this browser, where nobody comes by a link: a seat that no bot has is for somebody who sits here too. */
export const localOf = (meta: Meta, draft: Draft, name: string): LocalStart => ({
  game: meta.id,
  setup: setupOf(draft),
  seats: Object.fromEntries([null, ...draft.others].map((bot, seat) => [seatLetter(seat), bot ?? 'person'])),
  names: { A: name },
})

/** What the server is asked for. */
export const requestOf = (meta: Meta, draft: Draft) => {
  const { others, clock, listed, atOnce } = draft
  return {
    game: meta.id,
    setup: setupOf(draft),
    bots: Object.fromEntries(
      others.flatMap((bot, place): [string, string][] => (bot === null ? [] : [[seatLetter(place + 1), bot]])),
    ),
    clock: CLOCKS[clock],
    listed,
    rated: draft.rated && canBeRated(draft),
    ...(atOnce && { beat: 0 }),
  }
}
