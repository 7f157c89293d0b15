import type { Rate } from '../config.ts'
import { Bucket } from './bucket.ts'

/** A rate for each of very many: those who have been quiet for a while are forgotten. */
export interface Buckets {
  /** Whether this one may once more. */
  take(key: string): boolean
  /** How many are remembered. */
  readonly size: number
}

/** So many are remembered before it is tidied up. */
const CROWD = 1000

export const createBuckets = (rate: Rate, now: () => number): Buckets => {
  const buckets = new Map<string, Bucket>()
  let tidyAt = CROWD

  const newBucket = (key: string, time: number): Bucket => {
    const bucket = new Bucket(rate, time)
    buckets.set(key, bucket)
    return bucket
  }
  const tidy = (time: number): void => {
    for (const [key, bucket] of buckets) if (bucket.isFull(time)) buckets.delete(key)
    tidyAt = Math.max(CROWD, 2 * buckets.size)
  }

  return {
    take: (key) => {
      const time = now()
      if (buckets.size >= tidyAt) tidy(time)
      const bucket = buckets.get(key) ?? newBucket(key, time)
      return bucket.take(time)
    },
    get size() {
      return buckets.size
    },
  }
}
