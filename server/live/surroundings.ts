import type { BotRoom } from '../bots/bot-room.ts'
import type { Clock } from '../clock.ts'
import type { Games } from '../config.ts'
import type { Bus } from '../nodes/bus.ts'
import type { Claims } from '../nodes/claims.ts'
import type { Note } from '../operations/happening.ts'
import type { Watch } from '../operations/watch.ts'
import type { Store } from '../store/store.ts'
import type { Limits } from './limits.ts'

/** What every live table needs of the server around it. */
export interface Surroundings {
  readonly games: Games
  readonly store: Store
  readonly bots: BotRoom
  /** Those that may be asked for. */
  readonly botNames: readonly string[]
  readonly clock: Clock
  readonly limits: Limits
  /** The other servers that use the same database. */
  readonly bus: Bus
  /** Who of them does what is due. */
  readonly claims: Claims
  /** Who counts and measures what is done. */
  readonly watch: Watch
  readonly note: Note
  /** The guests who are connected to a table at other servers. */
  elsewhere(table: string): ReadonlySet<string>
  /** The rules of this table are asked next, or of none if it is empty; should they hang, it is known where. */
  working(table: string): void
  /** Something will be due then. */
  remind(at: number): void
  report(problem: string): void
}
