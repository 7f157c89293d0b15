import type { Match } from '../kernel/match.ts'
import type { Entry } from '../kernel/record.ts'
import type { Seat, Viewer } from '../kernel/seats.ts'
import type { SeatClock } from '../protocol/clock.ts'
import type { ServerMessage } from '../protocol/messages.ts'
import type { TableInfo } from '../protocol/table-info.ts'
import type { Act } from './actions.ts'
import type { ActionContext, ActionMessage, ReadAction } from './read-action.ts'
import type { Occupant, TableData, TableState, Times } from './state.ts'

/** What a table needs from the world around it. A server and a browser bring their own. */
export interface Ports<C extends Connection> {
  readonly storage: Storage
  readonly clock: Clock
  readonly thinker: Thinker
  /** Whose view a connection has. */
  viewerOf(connection: C): Viewer
  /** The table as one connection is told of it. */
  describe(connection: C): TableInfo
  read(message: ActionMessage, context: ActionContext): ReadAction
  readonly rated: boolean
  /** Milliseconds between two releases of reactions; 0 if they are released at once. */
  readonly beat: number
  /** Runs rules code. A server measures it, and notes the table in case the code never returns. */
  run<T>(stage: 'rules' | 'tell', code: () => T): T
  /** A task begins that has waited so many milliseconds for its turn. */
  onTurn(waited: number): void
  /** Nobody is connected and nothing is going on. */
  onIdle(): void
  /** A task has failed; whoever asked for it hears of it too. */
  onError(error: unknown): void
  report(problem: string): void
}

/** One client's connection to a table. */
export interface Connection {
  send(message: ServerMessage): void
}

/** What one action changes, to be written all or nothing. */
export interface Change {
  readonly act: Act
  readonly match: Match
  /** How many entries the record had before. */
  readonly seq: number
  /** Null while others have yet to answer, or to agree. */
  readonly entry: Entry | null
  readonly before: TableData
  readonly after: TableData
}

export interface Storage {
  /** The match as it is stored; null while there is none to play. */
  load(): Promise<TableState | null>
  /** Resolves when it is on disk. */
  commit(change: Change): Promise<void>
  /** Why there is no match to play, and never will be; null otherwise. */
  readonly ended: string | null
}

export interface Clock {
  now(): number
  /** The times after an action. */
  after(step: ClockStep): Times
  /** What a person has not used of their time, when they answer at that time; null without a clock. */
  timeLeft(times: Times, seat: Seat, at: number): number | null
  /** What the clock does now, if anything. */
  due(state: TableState): Act | null
  /** Wakes the table when the next thing is due. */
  schedule(times: Times): void
  /** The clocks as everyone is told of them. */
  seatClocks(data: TableData): readonly SeatClock[]
}

export interface ClockStep {
  readonly match: Match
  readonly act: Act
  /** Answers to what was asked wait for the beat. */
  readonly held: boolean
  readonly before: TableData
  /** With the seat handed over already, if that is the action. */
  readonly seats: readonly Occupant[]
}

export interface Thinker {
  /** The bots that can be asked to stand in. */
  readonly bots: readonly string[]
  /** Null if the bot fails. */
  think(job: BotJob): Promise<{ readonly choice: unknown } | null>
  /** Seeds the dice of a bot, or of the clock that answers for it. */
  seedFor(decision: string): string
}

/** All that a bot is told, beside the rules. */
export interface BotJob {
  readonly bot: string
  readonly match: Match
  readonly view: unknown
  readonly seat: Seat
  readonly decision: string
  readonly seed: string
}
