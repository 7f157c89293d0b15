import type { Code, Rules } from '../kernel/contract.ts'
import type { Event } from '../kernel/events.ts'
import type { Rng } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'
import type { Lore } from './bot.ts'
import { deedOf } from './deed.ts'
import type { Budget } from './search/budget.ts'
import { Search } from './search/search.ts'

/** A choice that is worth thinking of, and why. */
export interface Advised<K extends Code> {
  readonly code: K
  /** The chance to win with it, by estimate. */
  readonly chance: number
  /** How often it should be played, where others choose at the same time; 1 or 0 where they do not. */
  readonly share: number
  /** What the log is sure to say of it, as the seat reads it; nothing where that depends on what nobody knows yet. */
  readonly events: readonly Event[]
}

const BEST = 3

/** The best choices of a seat, best first: what a bot that searches would say of its own answer. */
export const advise = <S, K extends Code, C>(
  game: Lore<S, K, C>,
  rules: Rules<S, K, C>,
  view: S,
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Advised<K>[] => {
  const search = new Search(game, rules, view, seat, rng)
  search.run(budget)
  const shares = new Map(search.mix().map(({ code, share }) => [code, share]))
  return search
    .judged()
    .slice(0, BEST)
    .map(({ code, chance }) => ({
      code,
      chance,
      share: shares.get(code) ?? 0,
      events: deedOf(rules, view, seat, code, rng),
    }))
}
