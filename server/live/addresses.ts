import type { Rate } from '../config.ts'
import { houseOf } from '../http/address.ts'
import { createBuckets } from './buckets.ts'

/** What one address may do with all its connections together. */
export interface AddressLimits {
  /** How many may be open. */
  readonly connections: number
  /** Messages and attempts to connect. */
  readonly rate: Rate
}

export interface Addresses {
  /** Counts one connection more, and gives back how to count it off; null if there are too many. */
  enter(address: string): (() => void) | null
  /** Whether one message or attempt more is not too much. */
  take(address: string): boolean
  /** The same, for one who asks often. */
  talker(address: string): () => boolean
}

export const createAddresses = ({ connections, rate }: AddressLimits, now: () => number): Addresses => {
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
    talker: (address) => {
      const key = houseOf(address)
      return () => buckets.take(key)
    },
  }
}
