import type { BotRoom } from '../bots/bot-room.ts'
import type { Clock } from '../clock.ts'
import type { Games } from '../config.ts'
import type { Store } from '../store/store.ts'

/** What every live table needs of the server around it. */
export interface Surroundings {
  readonly games: Games
  readonly store: Store
  readonly bots: BotRoom
  /** Those that may be asked for. */
  readonly botNames: readonly string[]
  readonly clock: Clock
  /** Something will be due then. */
  remind(at: number): void
  report(problem: string): void
}
