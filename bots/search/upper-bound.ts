import type { Code } from '../../kernel/contract.ts'
import type { Arms } from './arms.ts'

const CURIOSITY = 1.1
/** An untried choice is taken for a little worse than the tried ones. */
const CAUTION = 0.08

/** One of the choices that this world allows: good so far, or not yet tried enough for its looks and its chances. */
export const mostPromising = <K extends Code>(arms: Arms<K>, legal: readonly number[]): number => {
  const hope = arms.times === 0 ? 0.5 : arms.total / arms.times - CAUTION
  let sum = 0
  for (const at of legal) sum += arms.priors[at]
  const scale = (CURIOSITY * Math.sqrt(arms.times + 1)) / sum
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
