import type { Connection } from '../../table/ports.ts'
import type { Clock } from '../clock.ts'
import type { Bus } from '../cluster/bus.ts'
import type { Claims } from '../cluster/claims.ts'
import type { Games } from '../config.ts'
import type { Note } from '../ops/log-event.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Store } from '../store/store.ts'
import type { BotRoom } from './bots/bot-room.ts'
import type { Limits } from './limits.ts'

/** What every hosted table needs of its server. */
export interface Host {
  readonly games: Games
  readonly store: Store
  readonly bots: BotRoom
  /** Those that can be asked to stand in. */
  readonly botNames: readonly string[]
  readonly clock: Clock
  readonly limits: Limits
  /** The other servers on the same database. */
  readonly bus: Bus
  /** Which server does what is due at a table. */
  readonly claims: Claims
  readonly metrics: Metrics
  readonly note: Note
  /** The guests who are connected to a table at other servers. */
  elsewhere(table: string): ReadonlySet<string>
  /** Notes the table whose rules run next, or '' for none, so that it is known where they hang. */
  working(table: string): void
  /** Something will be due then. */
  remind(at: number): void
  report(problem: string): void
}

/** A guest's or a stranger's connection to a table. */
export interface GuestConnection extends Connection {
  /** Null for a stranger. */
  readonly guest: string | null
  /** The session it was opened with; null for a stranger. */
  readonly session: string | null
  end(): void
}
