import type { Code, Rules } from './contract.ts'
import type { Head, Lettered, Listener } from './network.ts'
import type { Seat } from './seats.ts'

/** What a network can learn of a game: the moments of its duels, and who wins them. */
export interface Subject<S = unknown, K extends Code = Code, C = unknown> {
  /** How many inputs there are, and the moments that are told apart. */
  readonly inputs: number
  readonly heads: readonly string[]
  /** What is known already. */
  readonly known: Weights
  /** Tells of a moment, and says which one it is and whose chance to win is asked for. */
  tell(rules: Rules<S, K, C>, world: S, told: Listener): HeadOfSeat
  /** The same of what lies between a choice and what chance adds to it; null where nothing does. */
  tellBetween(rules: Rules<S, K, C>, world: S, choice: K, told: Listener): HeadOfSeat | null
}

/** A network as it is written down, its heads in the order of the subject's. */
export interface Weights {
  readonly first: Lettered
  readonly heads: readonly Head[]
}

export interface HeadOfSeat {
  readonly head: number
  readonly seat: Seat
}
