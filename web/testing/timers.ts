export interface Timer {
  readonly ms: number
  readonly act: () => void
}

/** Puts what is to happen later on a list, and takes it off again if it is no longer wanted: a test says when. */
export const laterIn =
  (timers: Timer[]) =>
  (ms: number, act: () => void): (() => void) => {
    const timer = { ms, act }
    timers.push(timer)
    return () => {
      const place = timers.indexOf(timer)
      if (place >= 0) timers.splice(place, 1)
    }
  }
