/** How many items may be tried again in all: enough for a readable example, and an end. */
const PATIENCE = 100_000

/**
 * Fewer items that still fail: first the shortest failing beginning, then pieces are left out, large ones first, as
 * long as the rest fails. `fails` is false for lists that make no sense.
 */
export const shorten = <T>(items: readonly T[], fails: (items: readonly T[]) => boolean): readonly T[] => {
  let left = PATIENCE
  const stillFails = (some: readonly T[]): boolean => {
    left -= some.length + 1
    return left >= 0 && fails(some)
  }
  let best = shortestBeginning(items, stillFails)
  for (let size = Math.ceil(best.length / 2); size > 0; ) {
    const fewer = withoutPieces(best, size, stillFails)
    if (size > 1) size = Math.floor(size / 2)
    else if (fewer.length === best.length) size = 0
    best = fewer
  }
  return best
}

/** Long lists are searched in strides, so that some patience is left. */
const shortestBeginning = <T>(items: readonly T[], fails: (items: readonly T[]) => boolean): readonly T[] => {
  const stride = Math.max(1, Math.ceil(items.length ** 2 / PATIENCE))
  for (let length = 0; length < items.length; length += stride) {
    const beginning = items.slice(0, length)
    if (fails(beginning)) return beginning
  }
  return items
}

/** Neighbouring places overlap: a piece can begin anywhere. */
const withoutPieces = <T>(items: readonly T[], size: number, fails: (items: readonly T[]) => boolean): readonly T[] => {
  let best = items
  const stride = Math.max(1, Math.floor(size / 4))
  for (let at = items.length - size; at >= 0; at -= stride) {
    const rest = [...best.slice(0, at), ...best.slice(at + size)]
    if (best.length >= at + size && fails(rest)) best = rest
  }
  return best
}
