import type { Rng } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { score } from '../bot.ts'
import { kindOf } from '../cards.ts'
import { type Packed, REFILL, withCode } from '../code.ts'
import type { House } from '../house.ts'
import { attackInHand, targetInHand } from '../rules/exchange.ts'
import { countOf } from '../rules/piles.ts'
import { type Aim, ANYBODY } from '../rules/plan/aim.ts'
import { CodeReader } from '../rules/plan/plan.ts'
import { PlanSpace } from '../rules/plan/space.ts'
import type { State } from '../state.ts'
import { windowOf } from '../windows/all.ts'
import { refilled } from '../windows/refill.ts'
import { kindsIn } from '../windows/window.ts'
import { climb } from './climb.ts'
import { PLENTY } from './hand.ts'

/** Spaces up to this size are looked through. */
const FEW = 100

/** One choice worth a look: the best of what can be listed, or a declaration that grew from a random one. */
export const propose = (house: House, s: State, seat: Seat, rng: Rng): Packed => {
  const offers = windowOf(s).offers?.(house, s, seat)
  if (offers === undefined) return varied(s, seat, refilling(house, s, seat), rng)
  const listed: Packed[] = []
  const wide = offers.filter(({ head, space }) => {
    if (space === null) listed.push(head)
    else if (space.count() <= FEW) space.list(head, listed)
    else return true
    return false
  })
  if (wide.length === 0 || (listed.length > 0 && rng.below(4) === 0)) return bestOf(house, s, seat, listed)
  const { head, space } = wide[rng.below(wide.length)]
  const tail = space?.sample(rng) ?? ''
  if (!(space instanceof PlanSpace)) return head + tail
  return climb(house, s, seat, aimOf(s), head, new CodeReader(tail, 0).plan())
}

const aimOf = (s: State): Aim => {
  if (s.window === 'ally') return { as: 'spawn', beside: attackInHand(s) }
  return s.window === 'prepare' ? ANYBODY : { as: 'counter', on: targetInHand(s).answersTo }
}

const bestOf = (house: House, s: State, seat: Seat, codes: readonly Packed[]): Packed => {
  let best = codes[0]
  let highest = score(house, s, seat, best)
  for (let i = 1; i < codes.length; i++) {
    const worth = score(house, s, seat, codes[i])
    if (worth > highest) {
      best = codes[i]
      highest = worth
    }
  }
  return best
}

/** From discarding nothing, card by card, as long as it is better. */
const refilling = (house: House, s: State, seat: Seat): Packed => {
  let best: Packed = REFILL
  if (s.hands[seat].length > PLENTY) return best
  for (;;) {
    const gone = refilled(best)
    const more = kindsIn(s.hands[seat])
      .filter((kind) => isLeft(s, seat, gone, kind))
      .map((kind) => withCode(REFILL, ...[...gone, kind].sort((x, y) => x - y)))
    const next = bestOf(house, s, seat, [best, ...more])
    if (next === best) return best
    best = next
  }
}

/** Now and then with one card more or less: which of them go is a matter of taste. */
const varied = (s: State, seat: Seat, code: Packed, rng: Rng): Packed => {
  const hand = s.hands[seat]
  const at = rng.below(2 * hand.length)
  if (at >= hand.length) return code
  const gone = refilled(code)
  const kind = kindOf(hand[at])
  const found = gone.indexOf(kind)
  const others = found < 0 ? [...gone, kind] : gone.toSpliced(found, 1)
  return withCode(REFILL, ...others.sort((x, y) => x - y))
}

const isLeft = (s: State, seat: Seat, gone: readonly number[], kind: number): boolean =>
  countOf(s.hands[seat], kind) > gone.filter((other) => other === kind).length
