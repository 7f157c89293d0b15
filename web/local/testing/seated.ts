import { bots } from '../../../bots/all.ts'
import { registry } from '../../../games/registry.ts'
import type { Game } from '../../../kernel/contract.ts'
import { type Rng, seeded } from '../../../kernel/random.ts'
import { seatOf, type Viewer } from '../../../kernel/seats.ts'
import { type ClientMessage, type ServerMessage, serverMessage } from '../../../protocol/messages.ts'
import { type MatchView, receive } from '../../live/match.ts'
import type { LocalChange, SavedMatch } from '../kept.ts'
import { type LocalConnection, type LocalTable, type LocalWorld, openLocalTable } from '../local-table.ts'
import { type LocalStart, newMatch } from '../new-match.ts'

/** Somebody at a table of this browser: knows what he was told, and nothing else. */
export class Seated {
  readonly told: ServerMessage[] = []
  match: MatchView | null = null
  /** What was seen when the match had so many entries. */
  readonly views = new Map<number, unknown>()

  readonly connection: LocalConnection

  constructor(viewer: Viewer) {
    this.connection = { viewer, send: (message) => this.#hear(message) }
  }

  get now(): MatchView {
    if (this.match === null) throw new Error('nobody was welcomed')
    return this.match
  }

  /** As it travels, and as the schema wants it. */
  #hear(message: ServerMessage): void {
    const came = serverMessage.parse(JSON.parse(JSON.stringify(message)))
    this.told.push(came)
    if (!('seq' in came) && came.type !== 'table' && came.type !== 'orders') return
    const next = receive(this.match, came)
    if (next === 'gap') throw new Error(`${came.type} does not fit`)
    this.match = next
    this.views.set(next.seq, next.view)
  }
}

export const gameOf = async (id: string): Promise<Game> => registry[id]()

const FRESH = { id: 'local', seed: 'seed', now: 1, bots: Object.keys(bots) }

export const begun = async (start: LocalStart): Promise<SavedMatch> => {
  const made = newMatch(await gameOf(start.game), start, FRESH)
  if (!made.ok) throw new Error(made.problem.message)
  return made.value
}

/** A table with what was written of it, whose bots play anything. */
export const seat = async (kept: SavedMatch, around: Partial<LocalWorld> = {}) => {
  const game = await gameOf(kept.match.head.game)
  const opened = game.open(kept.match.head.setup, kept.match.head.rules)
  if (!opened.ok) throw new Error(opened.problem.message)
  const rules = opened.value
  const disk = { ...kept }
  const changes: LocalChange[] = []
  const faults: unknown[] = []
  const table = openLocalTable(game, kept, {
    keep: async (change) => {
      changes.push(change)
      disk.match = change.match
      if (change.entry !== null) disk.entries = [...disk.entries, change.entry]
    },
    think: async ({ view, seat: own, seed }) => ({
      choice: rules.unpack(bots.random.choose(game, rules, view, own, seeded('sfc32', seed))),
    }),
    bots: Object.keys(bots),
    now: () => 2,
    hung: null,
    failed: (error) => void faults.push(error),
    ...around,
  })
  if (!table.ok) throw new Error(table.problem.message)
  return { game, rules, table: table.value, disk, changes, faults }
}

/** Lets everything happen that needs no person. */
export const settled = async (table: LocalTable, ...all: readonly Seated[]): Promise<void> => {
  for (let quiet = 0, before = ''; quiet < 30; ) {
    await Promise.resolve()
    const now = all.map(({ told }) => told.length).join()
    quiet = now === before ? quiet + 1 : 0
    before = now
  }
  // Whatever was begun is at its end when this one is heard.
  await table.receive({ viewer: 'gallery', send: () => undefined }, { type: 'resume' })
}

/** Any legal answer to what this person is asked, from what he sees. */
export const anyAnswer = (
  { game, rules }: Pick<Awaited<ReturnType<typeof seat>>, 'game' | 'rules'>,
  { viewer, view, decisions, table: { seats } }: MatchView,
  rng: Rng,
): ClientMessage => {
  const choice = rules.unpack(bots.random.choose(game, rules, view, seatOf(viewer, seats.length), rng))
  return { type: 'answer', decision: decisions[0].id, choice }
}
