import type { Sink } from '../../../kernel/contract.ts'
import type { Rng } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Packed } from '../code.ts'
import type { House } from '../house.ts'
import { weighted } from '../rules/plan/weighted.ts'
import type { State } from '../state.ts'
import type { Window } from './window.ts'

/** What may come after the beginning of a code: very many things, which are counted rather than listed. */
export interface Space {
  count(): number
  list(head: Packed, out: Sink<Packed>): void
  sample(rng: Rng): Packed
}

/** One choice, or all that begin alike. */
export interface Offer {
  readonly head: Packed
  readonly space: Space | null
}

export const plainly = (head: Packed): Offer => ({ head, space: null })

/** The choices of a window that are a list of offers. */
export const fromOffers = (
  offers: (house: House, s: State, seat: Seat) => readonly Offer[],
): Pick<Window, 'choices' | 'count' | 'sample' | 'offers'> => ({
  offers,
  choices: (house, s, seat, out) => {
    for (const { head, space } of offers(house, s, seat)) {
      if (space === null) out.push(head)
      else space.list(head, out)
    }
  },
  count: (house, s, seat) => {
    let sum = 0
    for (const { space } of offers(house, s, seat)) sum += space === null ? 1 : space.count()
    return sum
  },
  sample: (house, s, seat, rng) => {
    const all = offers(house, s, seat)
    const weights = all.map(({ space }) => (space === null ? 1 : space.count()))
    const { head, space } = all[weighted(rng, weights)]
    return space === null ? head : head + space.sample(rng)
  },
})
