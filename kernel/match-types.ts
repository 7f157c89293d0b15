import type { Code, Game, Outcome, Question, Refusal, Rules } from './contract.ts'
import type { Event } from './events.ts'
import type { Moment } from './moves.ts'
import type { By, Entry, MatchRecord } from './record.ts'
import type { Seat, Viewer } from './seats.ts'

export type { By } from './record.ts'

/** A question put to a seat. Its id stays the same while the question is open and is never used again. */
export interface Decision extends Question {
  readonly id: string
  readonly seat: Seat
}

/** The result of an action: a refusal, which changed nothing, or what happened. */
export type Played = { readonly refusal: Refusal } | { readonly refusal: null; readonly events: readonly Event[] }

export interface Given<C> {
  readonly choice: C
  readonly by: By
}

/** An answer that waits for those of others, as the rules play it. */
export interface Sealed<K> {
  readonly code: K
  readonly by: By
}

/** One match in play. Keeps sealed answers until all are in, writes the record and refuses what is not allowed. */
export interface Match<S = unknown, K extends Code = Code, C = unknown> {
  /** The game with the labels of this match. */
  readonly game: Game<S, K, C>
  readonly rules: Rules<S, K, C>
  /** The events of the deal. */
  readonly dealt: readonly Event[]
  /** Never modified: the next moment has a state of its own. */
  readonly state: S
  /** The number of entries of the record. */
  readonly seq: number
  /** The state when the record had `seq` entries. */
  stateAt(seq: number): S
  /** What a viewer sees now. */
  view(viewer: Viewer): S
  /** The last entry; null before the first. */
  readonly latest: Entry | null
  open(): readonly Decision[]
  /** Whether what is asked now is a reaction: thinking time could tell what someone holds. */
  isReaction(): boolean
  /** The seats whose answers wait for others or for the release. */
  sealed(): readonly Seat[]
  /** The sealed answer of a seat and who gave it; null if there is none. */
  given(seat: Seat): Given<C> | null
  /** `events` is empty while others have yet to answer. A seat may replace its answer until the last one is in. */
  answer(seat: Seat, decision: string, choice: unknown, by?: By): Played
  /** An answer that waits for `release`, even if it is the last one. */
  seal(seat: Seat, decision: string, choice: unknown, by?: By): Played
  /** Plays the sealed answers. Throws if one is missing. */
  release(): Played
  takeBack(seat: Seat, decision: string): Played
  /** `followers` are partners who agree to whatever the seat decides. */
  giveUp(seat: Seat, followers?: readonly Seat[]): Played
  /** The seats that have offered a tie. */
  tieOffers(): readonly Seat[]
  /** `events` is empty while others have yet to agree. */
  offerTie(seat: Seat): Played
  withdrawTie(seat: Seat): Played
  /** Records who answers for a seat from now on. The state stays the same. */
  handOver(seat: Seat, to: 'bot' | 'player'): Played
  /** Goes back to when the record had `seq` entries. The undo itself is an entry. */
  undo(seq: number): Played
  outcome(): Outcome | null
  record(): MatchRecord
  /** All moments from the first on, replayed. */
  moments(): readonly Moment<S>[]
  /** The moments from a known one on; null if the match has gone back behind it since. */
  momentsSince(seq: number, state: S): readonly Moment<S>[] | null
  /** Frees memory: keeps what the next answer needs and replays the rest when someone asks for it. */
  rest(): void
}
