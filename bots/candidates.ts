import type { Code, Rules } from '../kernel/contract.ts'
import type { Rng } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'

/** Where there are more choices than this, a bot looks at as many drawn at random: such a space is never listed. */
export const WIDEST = 2000

/** One legal choice, all equally likely. */
export const anyChoice = <S, K extends Code, C>(rules: Rules<S, K, C>, view: S, seat: Seat, rng: Rng): K => {
  if (rules.sample !== undefined) return rules.sample(view, seat, rng)
  const all: K[] = []
  rules.choices(view, seat, all)
  return all[rng.below(all.length)]
}

/** The choices worth a look: all of them, or a uniform sample where there are too many. */
export const candidates = <S, K extends Code, C>(rules: Rules<S, K, C>, view: S, seat: Seat, rng: Rng): K[] => {
  if (rules.count !== undefined && rules.count(view, seat) > WIDEST)
    return Array.from({ length: WIDEST }, () => anyChoice(rules, view, seat, rng))
  const all: K[] = []
  rules.choices(view, seat, all)
  return all
}
