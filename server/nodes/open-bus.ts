import { unwatched } from '../operations/watch.ts'
import { aloneBus, type Bus, busOver } from './bus.ts'
import { noRivals } from './claims.ts'

/** For a server that has its database for itself, and that nobody looks at. */
export const ALONE = {
  node: 'alone',
  bus: aloneBus,
  claims: noRivals,
  watch: unwatched,
  note: () => undefined,
} as const

export interface Lines {
  readonly node: string
  /** The URL of a shared database; null for one that only this server uses. */
  readonly database: string | null
  /** The URL of something that speaks the Redis protocol. */
  readonly redis: string | null
  report(problem: string): void
}

/** The fastest line that there is. Each is loaded only where it is used. */
export const openBus = async ({ node, database, redis, report }: Lines): Promise<Bus> => {
  if (database === null) return aloneBus
  if (redis !== null) {
    const { redisLine } = await import('./redis-line.ts')
    return busOver(node, redisLine(redis, report), report)
  }
  const { postgresLine } = await import('./postgres-line.ts')
  return busOver(node, postgresLine(database, report), report)
}
