import type { Outcome, StandingOrders } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { apply } from '../../kernel/patch.ts'
import type { SeatClock } from '../../protocol/clock.ts'
import type { Asked, GivenAnswer, ServerMessage, UndoInfo, WishInfo } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table-info.ts'

/** What this viewer knows of a match. */
export interface MatchView {
  readonly table: TableInfo
  readonly seq: number
  /** A letter, or `gallery`. */
  readonly viewer: string
  /** Null until the match has begun. */
  readonly view: unknown
  /** What this viewer has yet to answer. */
  readonly decisions: readonly Asked[]
  /** What this viewer has answered and can still take back. */
  readonly given: readonly GivenAnswer[]
  readonly waiting: readonly string[]
  /** As they were told: they have run on since then. */
  readonly clocks: readonly SeatClock[]
  readonly wishes: readonly WishInfo[]
  readonly log: readonly Event[]
  /** The events of the latest step; none after a welcome. */
  readonly latest: readonly Event[]
  readonly outcome: Outcome | null
  /** Whether the viewer's last answer before the latest welcome can be undone; missing if there was none. */
  readonly undo?: UndoInfo
  /** The viewer's own standing orders. */
  readonly orders: StandingOrders
}

/** What is not said of a moment is not there. */
const QUIET = { given: [], decisions: [], waiting: [], clocks: [], wishes: [] }
const UNEVENTFUL = { ...QUIET, events: [], outcome: null }
const EMPTY = { ...QUIET, log: [], outcome: null, orders: {} }

/** Who has yet to answer, as far as the viewer knows: of his own answer he knows before the beat. */
export const stillAsked = ({ waiting, viewer, given }: MatchView): readonly string[] =>
  given.length === 0 ? waiting : waiting.filter((seat) => seat !== viewer)

type MatchMessage = Extract<ServerMessage, { type: 'welcome' | 'step' | 'sealed' | 'table' | 'orders' }>

/** The match after a message; `gap` when something is missing between the two, so that only a new welcome helps. */
export const receive = (match: MatchView | null, news: MatchMessage): MatchView | 'gap' => {
  if (news.type === 'welcome') {
    const { type: _, protocol: _protocol, ...known } = news
    return { ...EMPTY, ...known, latest: [] }
  }
  if (match === null) return 'gap'
  // What was agreed never changes.
  if (news.type === 'table') return { ...match, table: { ...news.table, setup: match.table.setup } }
  if (news.type === 'orders') return { ...match, orders: news.orders }
  if (news.type === 'sealed') {
    const { type: _, ...moment } = news
    return news.seq === match.seq ? { ...match, ...QUIET, ...moment } : 'gap'
  }
  // What comes again after a welcome that had it already is no gap.
  if (news.seq <= match.seq) return match
  return news.seq === match.seq + 1 ? step(match, news) : 'gap'
}

const step = (match: MatchView, news: Extract<MatchMessage, { type: 'step' }>): MatchView | 'gap' => {
  const { type: _, patch, events, ...moment } = { ...UNEVENTFUL, ...news }
  try {
    const view = apply(match.view, patch)
    const log = [...match.log, ...events]
    return { ...match, ...moment, view, log, latest: events }
  } catch {
    return 'gap'
  }
}
