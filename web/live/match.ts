import type { Outcome } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { apply } from '../../kernel/patch.ts'
import type { SeatClock } from '../../protocol/clock.ts'
import type { Asked, ServerMessage, WishInfo } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table-info.ts'

/** What this viewer knows of a match. */
export interface Match {
  readonly table: TableInfo
  readonly seq: number
  /** A letter, or `gallery`. */
  readonly viewer: string
  /** Null until the match has begun. */
  readonly view: unknown
  /** What this viewer has yet to answer. */
  readonly decisions: readonly Asked[]
  readonly waiting: readonly string[]
  /** As they were told: they have run on since then. */
  readonly clocks: readonly SeatClock[]
  readonly wishes: readonly WishInfo[]
  readonly log: readonly Event[]
  /** The events of the latest step; none after a welcome. */
  readonly latest: readonly Event[]
  readonly outcome: Outcome | null
}

type News = Extract<ServerMessage, { type: 'welcome' | 'step' | 'sealed' | 'table' }>

/** The match after a message; `gap` when something is missing between the two, so that only a new welcome helps. */
export const receive = (match: Match | null, news: News): Match | 'gap' => {
  if (news.type === 'welcome') {
    const { type: _, ...known } = news
    return { ...known, latest: [] }
  }
  if (match === null) return 'gap'
  if (news.type === 'table') return { ...match, table: news.table }
  if (news.type === 'sealed') {
    const { decisions, waiting, clocks, wishes } = news
    return news.seq === match.seq ? { ...match, decisions, waiting, clocks, wishes } : 'gap'
  }
  // What comes again after a welcome that had it already is no gap.
  if (news.seq <= match.seq) return match
  return news.seq === match.seq + 1 ? step(match, news) : 'gap'
}

const step = (match: Match, news: Extract<News, { type: 'step' }>): Match | 'gap' => {
  const { seq, patch, events, decisions, waiting, clocks, wishes, outcome } = news
  try {
    const view = apply(match.view, patch)
    const log = [...match.log, ...events]
    return { ...match, seq, view, decisions, waiting, clocks, wishes, outcome, log, latest: events }
  } catch {
    return 'gap'
  }
}
