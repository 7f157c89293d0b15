/** What time it is. Tests bring a clock that goes when they say so. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Acts at that time, or a little earlier if it is very far away; gives back how to call it off. */
  wake(at: number, act: () => void): () => void
}

/** Timers take no more. */
const FAR = 2 ** 31 - 1

export const systemClock: Clock = {
  now: Date.now,
  wake: (at, act) => {
    const timer = setTimeout(act, Math.min(FAR, Math.max(0, at - Date.now())))
    return () => clearTimeout(timer)
  },
}
