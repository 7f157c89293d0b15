import { setTimeout } from 'node:timers/promises'
import { noMetrics } from '../ops/metrics.ts'
import { aloneBus, type Bus, busOver } from './bus.ts'
import { noRivals } from './claims.ts'

/** For a server that has its database for itself, and that nobody looks at. */
export const ALONE = {
  node: 'alone',
  bus: aloneBus,
  claims: noRivals,
  metrics: noMetrics,
  note: () => undefined,
} as const

/** Milliseconds that a start waits for the line. */
const PATIENCE = 3000

export interface Lines {
  readonly node: string
  /** The URL of a shared database. */
  readonly database: string
  /** The URL of something that speaks the Redis protocol. */
  readonly redis: string | null
  report(problem: string): void
}

/** The fastest line to other servers that there is. Each is loaded only where it is used. */
export const openBus = async ({ node, database, redis, report }: Lines): Promise<Bus> => {
  const line =
    redis === null
      ? (await import('./postgres-line.ts')).postgresLine(database, report)
      : (await import('./redis-line.ts')).redisLine(redis, report)
  const bus = busOver(node, line, report)
  // A line that comes later finds out what was missed.
  await Promise.race([bus.ready, setTimeout(PATIENCE, undefined, { ref: false })])
  return bus
}
