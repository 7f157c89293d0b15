import type { Rng } from '../../../../kernel/random.ts'

/** An index, as likely as its weight; where they are beyond all numbers, one of the heaviest. */
export const weighted = (rng: Rng, weights: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (!Number.isFinite(total)) return weighted(rng, heaviest(weights))
  let left = anyBelow(rng, total)
  let last = 0
  for (let at = 0; at < weights.length; at++) {
    if (weights[at] === 0) continue
    if (left < weights[at]) return at
    left -= weights[at]
    last = at
  }
  return last
}

const heaviest = (weights: readonly number[]): number[] => {
  const most = Math.max(...weights)
  return weights.map((weight) => (weight === most ? 1 : 0))
}

const WORD = 2 ** 32

/** Uniform in 0 … n − 1 for numbers of more than one word; as near as can be where they are not exact any more. */
const anyBelow = (rng: Rng, n: number): number => {
  if (n <= WORD) return rng.below(n)
  if (n > Number.MAX_SAFE_INTEGER) return ((rng.word() + rng.word() / WORD) / WORD) * n
  const high = Math.ceil(n / WORD)
  let drawn = rng.below(high) * WORD + rng.word()
  while (drawn >= n) drawn = rng.below(high) * WORD + rng.word()
  return drawn
}
