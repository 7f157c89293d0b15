import type { Code, Rules } from '../kernel/contract.ts'
import type { Rng } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'
import type { Lore } from './bot.ts'

/** Where there are more choices than this, a bot looks at some of them only: such a space is never listed. */
export const WIDEST = 2000
/** So many of those that the game proposes, where it does. */
const PROPOSALS = 24

/** One legal choice, all equally likely. */
export const anyChoice = <S, K extends Code, C>(rules: Rules<S, K, C>, view: S, seat: Seat, rng: Rng): K => {
  if (rules.sample !== undefined) return rules.sample(view, seat, rng)
  const all: K[] = []
  rules.choices(view, seat, all)
  return all[rng.below(all.length)]
}

/** The choices worth a look: all of them; where there are too many, the game's proposals or a uniform sample. */
export const candidates = <S, K extends Code, C>(
  { advice: { propose } }: Lore<S, K, C>,
  rules: Rules<S, K, C>,
  view: S,
  seat: Seat,
  rng: Rng,
): K[] => {
  if (rules.count !== undefined && rules.count(view, seat) > WIDEST)
    return propose === undefined
      ? Array.from({ length: WIDEST }, () => anyChoice(rules, view, seat, rng))
      : Array.from({ length: PROPOSALS }, () => propose(rules, view, seat, rng))
  const all: K[] = []
  rules.choices(view, seat, all)
  return all
}
