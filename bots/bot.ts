import type { Code, Game, Rules } from '../kernel/contract.ts'
import type { Rng } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'
import type { Budget } from './search/budget.ts'

/** What a bot knows of a game beside its rules. */
export type Lore<S, K extends Code, C> = Pick<Game<S, K, C>, 'meta' | 'advice'>

/** Plays a seat. It is given what a person in that seat sees, and nothing else: the rest it has to imagine. */
export interface Bot {
  readonly id: string
  /** It cheats, to show how much there is to know: for the ladder alone. */
  readonly seesAll?: true
  /** A legal choice for a seat that is asked; a budget can only make it think less than it would. */
  choose<S, K extends Code, C>(
    game: Lore<S, K, C>,
    rules: Rules<S, K, C>,
    view: S,
    seat: Seat,
    rng: Rng,
    budget?: Partial<Budget>,
  ): K
}
