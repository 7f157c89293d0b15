import { fits } from '../fits.ts'
import type { Seat } from '../seats.ts'
import { inventValue, mutate } from './mutate.ts'
import { type Situation, someOf } from './situation.ts'

const MUTATED = 12
const INVENTED = 6

/** Choices of the right shape that are probably not legal: legal ones with one thing changed, and invented ones. */
export const mutants = (at: Situation, seat: Seat): unknown[] => {
  const { rules, state, rng } = at
  const { form } = rules.question(state, seat)
  const faces = [...new Set(rules.cards(state))]
  const models = someOf(at, seat, MUTATED).map((code) => rules.unpack(code))
  const mutated = models.length === 0 ? [] : Array.from({ length: MUTATED }, (_, i) => models[i % models.length])
  return [
    ...mutated.map((choice) => mutate(form, choice, rng, faces)),
    ...Array.from({ length: INVENTED }, () => inventValue(form, rng, faces)),
  ].filter((choice) => fits(form, choice) === null)
}
