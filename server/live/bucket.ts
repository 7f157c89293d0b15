import type { Rate } from '../config.ts'

/** A bucket of tokens that fills with time: each message takes one, and with none left it is one too many. */
export const createBucket = ({ burst, perSecond }: Rate, now: () => number): (() => boolean) => {
  let tokens = burst
  let filled = now()
  return () => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - filled) * perSecond) / 1000)
    filled = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
