import type { Rng } from '../../../../kernel/random.ts'

/** An index, as likely as its weight. */
export const weighted = (rng: Rng, weights: readonly number[]): number => {
  let left = anyBelow(
    rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  for (let at = 0; at < weights.length; at++) {
    if (left < weights[at]) return at
    left -= weights[at]
  }
  return weights.length - 1
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
