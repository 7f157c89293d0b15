import type { Code, Game, Rules } from '../kernel/contract.ts'
import type { Rng } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'

/** Plays a seat. It is given what a person in that seat sees, and nothing else: the rest it has to imagine. */
export interface Bot {
  readonly id: string
  /** A legal choice for a seat that is asked. */
  choose<S, K extends Code, C>(game: Game<S, K, C>, rules: Rules<S, K, C>, view: S, seat: Seat, rng: Rng): K
}
