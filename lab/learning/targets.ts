/**
 * What each moment of a match should have been thought to be worth to one player: what the later ones were, the nearer
 * the more, and in the end what came of it (TD(λ)). With λ = 1 the end alone counts, with 0 the next moment. Behind a
 * choice that nobody would have made on purpose nothing is looked for.
 */
export const targetsOf = (
  thoughts: readonly number[],
  isSlip: readonly boolean[],
  end: number,
  lambda: number,
): number[] => {
  const targets: number[] = []
  let later = end
  for (let at = thoughts.length - 1; at >= 0; at--) {
    if (isSlip[at]) later = thoughts[at]
    targets[at] = later
    later = (1 - lambda) * thoughts[at] + lambda * later
  }
  return targets
}
