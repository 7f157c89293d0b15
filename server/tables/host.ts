import type { ClientMessage } from '../../protocol/messages.ts'
import type { Connection } from '../../table/ports.ts'
import type { Clock } from '../clock.ts'
import type { Bus } from '../cluster/bus.ts'
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
  readonly metrics: Metrics
  readonly note: Note
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
  /** The guest has signed out. */
  end(): void
  /** The table no longer lives where this connection has joined it. */
  moved(): void
}

/** A connection of a client to this server. */
export interface ClientConnection extends GuestConnection {
  readonly isOpen: boolean
  /** Whether questions are sent with their forms. */
  readonly forms: boolean
  /** Sends what another server has written for this client. */
  pass(text: string): void
}

/** Where a connection's table lives: at this server or another one. */
export interface TableHome {
  /**
   * Resolves when the message is done. `isAgain`: it was sent to a home that is gone, and may have been done there.
   */
  receive(connection: GuestConnection, message: ClientMessage, isAgain?: boolean): Promise<void>
  leave(connection: GuestConnection): Promise<void>
}
