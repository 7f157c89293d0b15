/** How many items may be tried again in all: enough for a readable example, and an end. */
const PATIENCE = 200_000

/** The list itself or one like it that fails, or null. Never a longer one. */
export type Attempt<T> = (items: readonly T[]) => readonly T[] | null

/**
 * Fewer items that still fail: first the shortest failing beginning, then pieces are left out, large ones first, as
 * long as the rest fails.
 */
export const shorten = <T>(items: readonly T[], attempt: Attempt<T>): readonly T[] => {
  let left = PATIENCE
  const patient: Attempt<T> = (some) => {
    left -= some.length + 1
    return left >= 0 ? attempt(some) : null
  }
  let best = shortestBeginning(items, patient)
  for (let size = Math.ceil(best.length / 2); size > 0; ) {
    const fewer = withoutPieces(best, size, patient)
    if (size > 1) size = Math.floor(size / 2)
    else if (fewer.length === best.length) size = 0
    best = fewer
  }
  return best
}

/** Long lists are searched in strides, so that some patience is left. */
const shortestBeginning = <T>(items: readonly T[], attempt: Attempt<T>): readonly T[] => {
  const stride = Math.max(1, Math.ceil(items.length ** 2 / PATIENCE))
  for (let length = 0; length < items.length; length += stride) {
    const failing = attempt(items.slice(0, length))
    if (failing !== null) return failing
  }
  return items
}

/** Pieces overlap: one that is needed does not protect its neighbours. */
const withoutPieces = <T>(items: readonly T[], size: number, attempt: Attempt<T>): readonly T[] => {
  let best = items
  const stride = Math.max(1, Math.floor(size / 4))
  for (let at = items.length - size; at >= 0; at -= stride)
    if (best.length >= at + size) best = attempt([...best.slice(0, at), ...best.slice(at + size)]) ?? best
  return best
}
