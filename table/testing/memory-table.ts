import { createMatch, type Match, resumeMatch } from '../../kernel/match.ts'
import { seeded } from '../../kernel/random.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { anyChoice } from '../../kernel/testing/moments.ts'
import { sure } from '../../kernel/testing/record-of.ts'
import { tinyGame } from '../../kernel/testing/tiny-game.ts'
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { Log } from '../log.ts'
import { noClock } from '../no-clock.ts'
import type { Change, Connection, Ports } from '../ports.ts'
import { readAction } from '../read-action.ts'
import type { Occupant, TableData, TableState } from '../state.ts'
import { Table } from '../table.ts'

const PERSON: Occupant = { kind: 'person', standIn: null }
export const BOT: Occupant = { kind: 'bot', bot: 'random' }

/** A disk in memory. `fail` makes the next commit throw, `meanwhile` happens before it. */
class MemoryDisk {
  record = sure(createMatch(tinyGame, { setup: { seats: 2 }, generator: 'sfc32', seed: 'table' })).record()
  data: TableData
  readonly ended = null
  fail: Error | null = null
  meanwhile: (() => void) | null = null
  readonly order: string[]

  constructor(seats: readonly Occupant[], order: string[]) {
    this.data = { seats, wishes: [], orders: [], sealed: [], times: { banks: [], due: [] } }
    this.order = order
  }

  match(): Match {
    const match: Match = sure(resumeMatch(tinyGame, this.record))
    for (const { seat, decision, choice, by } of this.data.sealed) match.seal(seat, decision, choice, by)
    return match
  }

  load = async (): Promise<TableState> => {
    const match = this.match()
    return { ...this.data, match, log: new Log(match, match.moments()) }
  }

  commit = async ({ entry, after }: Change): Promise<void> => {
    await Promise.resolve()
    const { fail, meanwhile } = this
    this.fail = null
    this.meanwhile = null
    if (fail !== null) throw fail
    meanwhile?.()
    this.data = after
    if (entry !== null) this.record = { ...this.record, entries: [...this.record.entries, entry] }
    this.order.push('committed')
  }
}

/** A connection that remembers what it was sent. */
export class Ear implements Connection {
  readonly heard: ServerMessage[] = []
  readonly viewer: Viewer
  readonly #order: string[]

  constructor(viewer: Viewer, order: string[] = []) {
    this.viewer = viewer
    this.#order = order
  }

  send(message: ServerMessage): void {
    this.heard.push(message)
    this.#order.push(message.type)
  }

  get kinds(): readonly string[] {
    return this.heard.map(({ type }) => type)
  }

  get last(): ServerMessage | undefined {
    return this.heard.at(-1)
  }
}

const INFO: TableInfo = {
  id: 'table',
  game: 'tiny',
  rules: 1,
  setup: { mode: 'duel', seats: 2, options: {} },
  status: 'playing',
  clock: null,
  listed: false,
  rated: false,
  beat: 0,
  seats: [],
}

/** A table of two with its disk; `order` says what happened one after the other. */
export const memoryTable = (ports: Partial<Ports<Ear>> = {}, seats: readonly Occupant[] = [PERSON, PERSON]) => {
  const order: string[] = []
  const reports: string[] = []
  const disk = new MemoryDisk(seats, order)
  const rng = seeded('sfc32', 'answers')
  const anyAnswer = ({ rules, state }: Match, seat: number): unknown => rules.unpack(anyChoice(rules, state, seat, rng))
  const table = new Table<Ear>({
    storage: disk,
    clock: noClock(() => 0),
    thinker: {
      bots: ['random'],
      think: async ({ match, seat }) => ({ choice: anyAnswer(match, seat) }),
      seedFor: (decision) => decision,
    },
    viewerOf: ({ viewer }) => viewer,
    describe: () => INFO,
    read: readAction,
    rated: false,
    beat: 0,
    run: (_stage, code) => code(),
    onTurn: () => undefined,
    onIdle: () => undefined,
    onError: () => undefined,
    report: (problem) => reports.push(problem),
    ...ports,
  })
  /** A legal answer of a seat to what it is asked now. */
  const answer = (seat: number): Extract<ClientMessage, { type: 'answer' }> => {
    const match = disk.match()
    const decision = match.open().find((asked) => asked.seat === seat)?.id
    if (decision === undefined) throw new Error('this seat is not asked')
    return { type: 'answer', decision, choice: anyAnswer(match, seat) }
  }
  return { table, disk, order, reports, answer }
}
