import type { Rate } from '../config.ts'

/** A rate for each of very many: those who have been quiet for a while are forgotten. */
export interface Buckets {
  /** Whether this one may once more. */
  take(key: string): boolean
  /** How many are remembered. */
  readonly size: number
}

interface Bucket {
  tokens: number
  filled: number
}

/** So many are remembered before it is tidied up. */
const CROWD = 1000

export const createBuckets = ({ burst, perSecond }: Rate, now: () => number): Buckets => {
  const buckets = new Map<string, Bucket>()
  let tidyAt = CROWD

  const newBucket = (key: string, time: number): Bucket => {
    const bucket = { tokens: burst, filled: time }
    buckets.set(key, bucket)
    return bucket
  }
  const fill = (bucket: Bucket, time: number): number => {
    bucket.tokens = Math.min(burst, bucket.tokens + ((time - bucket.filled) * perSecond) / 1000)
    bucket.filled = time
    return bucket.tokens
  }
  const tidy = (time: number): void => {
    for (const [key, bucket] of buckets) if (fill(bucket, time) >= burst) buckets.delete(key)
    tidyAt = Math.max(CROWD, 2 * buckets.size)
  }

  return {
    take: (key) => {
      const time = now()
      if (buckets.size >= tidyAt) tidy(time)
      const bucket = buckets.get(key) ?? newBucket(key, time)
      if (fill(bucket, time) < 1) return false
      bucket.tokens -= 1
      return true
    },
    get size() {
      return buckets.size
    },
  }
}
