import type { VNode } from 'preact'
import type { Code, Game, Question, Rules, Who } from '../kernel/contract.ts'
import type { Event } from '../kernel/events.ts'
import type { Viewer } from '../kernel/seats.ts'
import type { OwnSounds } from './sounds.ts'

/** What a board is given. It draws the view, and hands in whole choices; it knows no wire and no clock. */
export interface BoardProps<S = unknown, K extends Code = Code, C = unknown> {
  readonly game: Game<S, K, C>
  readonly rules: Rules<S, K, C>
  /** The moment that is shown: an earlier one while the steps of others are shown one by one. */
  readonly view: S
  /** The newest view. What may be done now is computed from it, so that an answer never waits for the show. */
  readonly now: S
  readonly viewer: Viewer
  readonly who: Who
  /** What the viewer is asked now, about `now`. */
  readonly question: Question | null
  /** What the viewer saw happen on the way to `view`: a new array for every step, for motion. */
  readonly events: readonly Event[]
  answer(choice: C): void
  /** An answer is on its way: nothing can be handed in. */
  readonly busy: boolean
}

/** What the entrance shows of a game while none of its code is loaded: what `games/<id>/ui/poster.ts` exports. */
export interface Poster {
  readonly title: string
  readonly pitch: string
  /** The fewest and the most who can play. */
  readonly seats: readonly [number, number]
  /** How many decisions a duel takes, roughly: `leitai simulate GAME --bots greedy,greedy` tells. */
  readonly decisions: number
  /** Address of the picture. */
  readonly picture: string
}

/** What `games/<id>/ui/board.tsx` exports. */
export interface BoardModule {
  /** Where the usual sounds of `board/sounds.ts` do not fit. */
  readonly sounds?: OwnSounds
  /** How many times as long as usual a step is shown, where it is more than one thing to look at. */
  lengthOf?(events: readonly Event[]): number
  Board(props: BoardProps): VNode
}
