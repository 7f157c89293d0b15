import type { Code, Game, Refusal, Rules } from '../contract.ts'
import type { Event } from '../events.ts'
import type { Generator, Rng } from '../random.ts'
import { type Seat, seatList, type Viewer } from '../seats.ts'
import type { Reached } from './reached.ts'

/** One step of a match: the answers of everyone who was asked, or somebody's giving up. */
export type Act =
  | { readonly kind: 'answers'; readonly codes: readonly Code[] }
  | { readonly kind: 'giveUp'; readonly seat: Seat }

/** A moment of a match, what is done next and what comes of it. Checks change none of it. */
export interface Situation {
  readonly game: Game
  readonly rules: Rules
  readonly state: unknown
  /** Null when the match is over. */
  readonly act: Act | null
  readonly after: unknown
  readonly events: readonly Event[]
  /** For this check alone. */
  readonly rng: Rng
  /** More choices than this are sampled, not listed. */
  readonly many: number
  /** The ids of the rulebook. */
  readonly defined: ReadonlySet<string>
  readonly reached: Reached
}

/** A match as played, from the deal to where it was left. */
export interface Trial {
  readonly game: Game
  readonly rules: Rules
  readonly generator: Generator
  readonly seed: string
  readonly acts: readonly Act[]
  readonly first: unknown
  readonly last: unknown
  /** Only players who choose evenly are promised an end. */
  readonly even: boolean
  readonly rng: Rng
}

/** Says what is wrong, or null. What it throws is wrong too. */
export interface StepCheck {
  readonly name: string
  run(at: Situation): string | null
}

export interface MatchCheck {
  readonly name: string
  run(match: Trial): string | null
}

export const viewersOf = ({ setup }: Rules): Viewer[] => [...seatList(setup.seats), 'gallery']

/** Plays on a copy; null when giving up was refused. */
export const perform = (rules: Rules, state: unknown, act: Act): { after: unknown; events: Event[] } | null => {
  const after = rules.copy(state)
  const events: Event[] = []
  if (act.kind === 'answers') rules.play(after, act.codes, events)
  else if (rules.concede(after, act.seat, events) !== null) return null
  return { after, events }
}

export const listed = (rules: Rules, state: unknown, seat: Seat): Code[] => {
  const codes: Code[] = []
  rules.choices(state, seat, codes)
  return codes
}

export const hasMany = ({ rules, many }: Situation, state: unknown, seat: Seat): boolean =>
  rules.sample !== undefined && rules.count !== undefined && rules.count(state, seat) > many

/** A few legal choices, listed or sampled, all of them if they are not more. */
export const someOf = (at: Situation, seat: Seat, wanted: number): Code[] => {
  const { rules, state, rng } = at
  if (hasMany(at, state, seat)) return Array.from({ length: wanted }, () => rules.sample?.(state, seat, rng) ?? '')
  const codes = listed(rules, state, seat)
  while (codes.length > wanted) codes.splice(rng.below(codes.length), 1)
  return codes
}

/** The first thing that is wrong. */
export const firstWrong = <T>(items: Iterable<T>, wrong: (item: T) => string | null): string | null => {
  for (const item of items) {
    const found = wrong(item)
    if (found !== null) return found
  }
  return null
}

/** A difference, and between what. */
export const unless = (difference: string | null, what: string): string | null =>
  difference === null ? null : `${what}: ${difference}`

export const describeRefusal = (refusal: Refusal | null): string => (refusal === null ? 'accepted' : refusal.rule)
