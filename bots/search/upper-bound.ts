import type { Code } from '../../kernel/contract.ts'
import type { Arms } from './arms.ts'

/** How much looks count beside what came of it: little for the one who searches, who wants to know better. */
export const OWN_CURIOSITY = 0.6
/**
 * Others are taken to follow their looks. What came of their choices was found out with the searching seat's cards on
 * the table: whoever learns from that plays as if he saw them.
 */
export const OTHERS_CURIOSITY = 4
/** An untried choice is taken for a little worse than the tried ones. */
const CAUTION = 0.08

/** One of the choices that this world allows: good so far, or not yet tried enough for its looks and its chances. */
export const mostPromising = <K extends Code>(arms: Arms<K>, legal: readonly number[], curiosity: number): number => {
  const hope = arms.times === 0 ? 0.5 : arms.total / arms.times - CAUTION
  let sum = 0
  for (const at of legal) sum += arms.priors[at]
  const scale = (curiosity * Math.sqrt(arms.times + 1)) / sum
  let best = legal[0]
  let highest = Number.NEGATIVE_INFINITY
  for (const at of legal) {
    const bound = arms.mean(at, hope) + (scale * arms.priors[at]) / (1 + arms.visits[at])
    if (bound > highest) {
      highest = bound
      best = at
    }
  }
  return best
}
