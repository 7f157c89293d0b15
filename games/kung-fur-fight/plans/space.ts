import type { Rng } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { CHEFS, HIMIKO, type Kind, TUMAZ } from '../cards.ts'
import { highestLimit } from '../rules/limit.ts'
import type { State } from '../state.ts'
import { fillings } from './fill.ts'
import { CHEF_BIT, HIMIKO_BIT, SHAPES, type Shapes, TUMAZ_BIT } from './shapes.ts'
import { spreads } from './tokens.ts'

/** All legal plans of a seat (chapter 6), as numbers that can be counted with. */
export interface PlanSpace {
  readonly chef: Kind
  readonly singles: readonly Kind[]
  readonly doubles: readonly Kind[]
  readonly shapes: readonly Shapes[]
  readonly limit: number
  readonly supply: number
  readonly hasCoconut: boolean
}

export const planSpace = (s: State, seat: Seat): PlanSpace => {
  const { hand, hw } = s.players[seat]
  const singles: Kind[] = []
  const doubles: Kind[] = []
  let chef = -1
  let specials = 0
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i]
    if (CHEFS[kind]) {
      chef = kind
      specials |= CHEF_BIT
    } else if (kind === HIMIKO) specials |= HIMIKO_BIT
    else if (kind === TUMAZ) specials |= TUMAZ_BIT
    else if (hand[i + 1] === kind) {
      doubles.push(kind)
      i += 1
    } else singles.push(kind)
  }
  const limit = highestLimit(s, seat)
  return { chef, singles, doubles, shapes: SHAPES[specials], limit, supply: hw, hasCoconut: s.coconut === seat }
}

/** The plans of shapes that count alike. */
export const plansOf = (space: PlanSpace, group: Shapes): number =>
  group.counted > space.limit
    ? 0
    : group.shapes.length *
      fillings(group.singly, group.pairs, space.singles.length, space.doubles.length) *
      spreads(space, group.manned)

export const countPlans = (space: PlanSpace): number => {
  let count = 0
  for (let i = 0; i < space.shapes.length; i++) count += plansOf(space, space.shapes[i])
  return count
}

const WORDS = 2 ** 32

/** Uniform in 0 … n − 1, also beyond 32 bits. */
export const belowLarge = (rng: Rng, n: number): number => {
  if (n <= WORDS) return rng.below(n)
  const high = Math.ceil(n / WORDS)
  let drawn = rng.below(high) * WORDS + rng.word()
  while (drawn >= n) drawn = rng.below(high) * WORDS + rng.word()
  return drawn
}
