import type { Game } from '../../kernel/contract.ts'
import { digestOf } from '../../kernel/hash.ts'
import type { Match } from '../../kernel/match.ts'
import { resumeReplayed } from '../../kernel/match.ts'
import { replay } from '../../kernel/replay.ts'
import { describeProblem, ok, type Result } from '../../kernel/result.ts'
import type { Viewer } from '../../kernel/seats.ts'
import type { ClientMessage } from '../../protocol/messages.ts'
import { Log } from '../../table/log.ts'
import { noClock } from '../../table/no-clock.ts'
import type { BotJob, Change, Connection, Ports, Storage } from '../../table/ports.ts'
import { isChat } from '../../table/read-action.ts'
import type { TableState } from '../../table/state.ts'
import { Table } from '../../table/table.ts'
import { type LocalChange, type LocalMatch, recordOf, type SavedMatch } from './kept.ts'
import { infoFor } from './local-info.ts'
import { readLocalAction } from './read-action.ts'
import { words } from './words.ts'

/** What a table in the browser needs of the worker it runs in. */
export interface LocalWorld {
  /** Resolves when it is written. */
  keep(change: LocalChange): Promise<void>
  /** Null if the bot fails. */
  think(job: BotJob): Promise<{ readonly choice: unknown } | null>
  readonly bots: readonly string[]
  now(): number
  /** Something threw, so the table is closed. What was stored before is intact. */
  failed(error: unknown): void
  /** The question at which a bot hung before: the clock answers it. */
  readonly hung: string | null
}

/** Someone's view of the table. */
export interface LocalConnection extends Connection {
  readonly viewer: Viewer
}

/** Opens a match of this browser where it was left. */
export const openLocalTable = (game: Game, kept: SavedMatch, world: LocalWorld): Result<LocalTable> => {
  const opened = stateOf(game, kept)
  return opened.ok ? ok(new LocalTable(game, kept, opened.value, world)) : opened
}

/** One match in the browser: the table that a server runs too, with this browser's ports. */
export class LocalTable {
  readonly #table: Table<LocalConnection>

  constructor(game: Game, kept: SavedMatch, opened: TableState, world: LocalWorld) {
    const storage = new LocalStorage(game, kept, opened, world)
    this.#table = new Table(portsOf(storage, opened.match, world, () => this.close()))
  }

  join(connection: LocalConnection): Promise<void> {
    return this.#table.join(connection).catch(REPORTED)
  }

  leave(connection: LocalConnection): void {
    this.#table.leave(connection)
  }

  async receive(connection: LocalConnection, message: ClientMessage): Promise<void> {
    if (isChat(message)) return connection.send({ type: 'error', message: words.noTalk })
    return this.#table.receive(connection, message).catch(REPORTED)
  }

  /** Nothing is told or written any more. */
  close(): void {
    void this.#table.close()
    for (const connection of this.#table.connections) this.#table.leave(connection)
  }
}

/** `onError` has heard of it. */
const REPORTED = (): void => undefined

const portsOf = (
  storage: LocalStorage,
  { rules }: Match,
  { bots, now, think, hung, failed }: LocalWorld,
  close: () => void,
): Ports<LocalConnection> => ({
  storage,
  clock: noClock(now),
  thinker: {
    bots,
    think: (job) => (job.decision === hung ? Promise.resolve(null) : think(job)),
    // The same in the same match, so that a bot that is asked again answers the same.
    seedFor: (decision) => digestOf([storage.match.head.seed, decision]),
  },
  viewerOf: ({ viewer }) => viewer,
  describe: ({ viewer }) => infoFor(storage.match, rules.setup, viewer),
  read: readLocalAction,
  rated: false,
  beat: 0,
  run: (_stage, code) => code(),
  onTurn: () => undefined,
  onIdle: () => undefined,
  onError: (error) => {
    close()
    failed(error)
  },
  report: (problem) => console.error(problem),
})

/** Keeps the match in step with what is stored. */
class LocalStorage implements Storage {
  readonly ended = null
  readonly #game: Game
  readonly #world: LocalWorld
  #kept: SavedMatch
  /** For the first to load it. */
  #opened: TableState | null

  constructor(game: Game, kept: SavedMatch, opened: TableState, world: LocalWorld) {
    this.#game = game
    this.#kept = kept
    this.#opened = opened
    this.#world = world
  }

  get match(): LocalMatch {
    return this.#kept.match
  }

  load(): Promise<TableState> {
    const opened = this.#opened === null ? stateOf(this.#game, this.#kept) : ok(this.#opened)
    this.#opened = null
    return opened.ok ? Promise.resolve(opened.value) : Promise.reject(new Error(describeProblem(opened.problem)))
  }

  async commit({ act: { seat, action }, match, seq, entry, after }: Change): Promise<void> {
    const { seats } = this.match
    const occupant = seats[seat]
    const isHandedOver = action.type === 'handOver' && occupant.kind === 'person'
    const next: LocalMatch = {
      ...this.match,
      seats: isHandedOver ? seats.with(seat, { ...occupant, standIn: action.bot }) : seats,
      orders: after.orders,
      sealed: after.sealed,
      isOver: match.outcome() !== null,
      touched: this.#world.now(),
    }
    await this.#world.keep({ match: next, seq, entry })
    const { entries } = this.#kept
    this.#kept = { match: next, entries: entry === null ? entries : [...entries, entry] }
  }
}

/** Replays a stored match, and hands in again the answers that wait for others. */
const stateOf = (game: Game, kept: SavedMatch): Result<TableState> => {
  const record = recordOf(kept)
  const replayed = replay(game, record)
  if (!replayed.ok) return replayed
  const resumed = resumeReplayed(game, record, replayed.value)
  if (!resumed.ok) return resumed
  const match = resumed.value
  const { seats, orders, sealed } = kept.match
  for (const { seat, decision, choice, by } of sealed) match.seal(seat, decision, choice, by)
  const log = new Log(match, replayed.value.moments)
  return ok({
    match,
    log,
    seats,
    orders,
    wishes: [],
    sealed: sealed.map((one) => ({ ...one, left: null })),
    times: { banks: [], due: [] },
  })
}
