import type { Rules } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { score } from '../bot.ts'
import type { Choice, Packed } from '../choice.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'

/** The round played to its end by what looks best: in the middle of it nobody can tell who is ahead. */
export const settled = (rules: Rules<State, Packed, Choice>, house: House, world: State): State => {
  if (isSettled(world)) return world
  const s = rules.copy(world)
  while (!isSettled(s))
    rules.play(
      s,
      rules.awaiting(s).map((seat) => firstLook(rules, house, s, seat)),
    )
  return s
}

const isSettled = ({ window }: State): boolean => window === 'plan' || window === 'none'

const firstLook = (rules: Rules<State, Packed, Choice>, house: House, s: State, seat: Seat): Packed => {
  const all: Packed[] = []
  rules.choices(s, seat, all)
  if (s.window === 'throw') return all[seat] // two different ones, so that it is decided
  let best = all[0]
  let highest = Number.NEGATIVE_INFINITY
  for (const code of all) {
    const looks = all.length === 1 ? 0 : score(house, s, seat, code)
    if (looks <= highest) continue
    best = code
    highest = looks
  }
  return best
}
