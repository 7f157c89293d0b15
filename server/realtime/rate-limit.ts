import type { Rate } from '../config.ts'
import { houseOf } from '../http/address.ts'

/** A token bucket that fills with time, in milliseconds. Each message takes a token; with none left it is refused. */
export class Bucket {
  readonly #rate: Rate
  #tokens: number
  #filled: number

  constructor(rate: Rate, time: number) {
    this.#rate = rate
    this.#tokens = rate.burst
    this.#filled = time
  }

  take(time: number): boolean {
    this.#fill(time)
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }

  isFull(time: number): boolean {
    this.#fill(time)
    return this.#tokens >= this.#rate.burst
  }

  #fill(time: number): void {
    const { burst, perSecond } = this.#rate
    this.#tokens = Math.min(burst, this.#tokens + ((time - this.#filled) * perSecond) / 1000)
    this.#filled = time
  }
}

/** A bucket for each key. Full buckets are forgotten: a new one is the same. */
export interface Buckets {
  take(key: string): boolean
  /** How many are remembered. */
  readonly size: number
}

/** So many are remembered before full ones are looked for. */
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

/** What one address may do with all its connections together. */
export interface AddressLimits {
  /** How many may be open. */
  readonly connections: number
  /** Messages and attempts to connect. */
  readonly rate: Rate
}

export interface Addresses {
  /** Counts one more connection and returns a function that uncounts it; null if there are too many. */
  enter(address: string): (() => void) | null
  /** Whether one more message or attempt is allowed. */
  take(address: string): boolean
  /** The same, for an address that asks often. */
  sender(address: string): () => boolean
}

export const createAddresses = (
  { connections, rate }: AddressLimits,
  now = (): number => performance.now(),
): Addresses => {
  const open = new Map<string, number>()
  const buckets = createBuckets(rate, now)
  return {
    enter: (address) => {
      const key = houseOf(address)
      const count = open.get(key) ?? 0
      if (count >= connections) return null
      open.set(key, count + 1)
      return () => {
        const left = (open.get(key) ?? 0) - 1
        if (left > 0) open.set(key, left)
        else open.delete(key)
      }
    },
    take: (address) => buckets.take(houseOf(address)),
    sender: (address) => {
      const key = houseOf(address)
      return () => buckets.take(key)
    },
  }
}
