/** Attempts are whole replays: enough for a readable example, and an end. */
const ATTEMPTS = 1500

/**
 * Fewer items that still fail: first the shortest failing beginning, then pieces are left out, large ones first, as
 * long as the rest fails. `fails` is false for lists that make no sense.
 */
export const shorten = <T>(items: readonly T[], fails: (items: readonly T[]) => boolean): readonly T[] => {
  let left = ATTEMPTS
  const stillFails = (some: readonly T[]): boolean => {
    left -= 1
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

const shortestBeginning = <T>(items: readonly T[], fails: (items: readonly T[]) => boolean): readonly T[] => {
  const stride = Math.max(1, Math.ceil((3 * items.length) / ATTEMPTS))
  for (let length = 0; length < items.length; length += stride) {
    const beginning = items.slice(0, length)
    if (fails(beginning)) return beginning
  }
  return items
}

const withoutPieces = <T>(items: readonly T[], size: number, fails: (items: readonly T[]) => boolean): readonly T[] => {
  let best = items
  for (let at = items.length - size; at >= 0; at -= 1) {
    const rest = [...best.slice(0, at), ...best.slice(at + size)]
    if (best.length >= at + size && fails(rest)) best = rest
  }
  return best
}
