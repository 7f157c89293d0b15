import type { Game, Outcome, Rules } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { type Deed, deedFor, type Eyes, eventFor, viewFor } from '../../kernel/eyes.ts'
import type { MatchRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import type { ReportedMatch } from '../../kernel/report.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { seatList, seatOf } from '../../kernel/seats.ts'
import { viewsOf } from '../../kernel/seen-match.ts'
import { named } from '../../kernel/words.ts'
import type { PastReply } from '../../protocol/past.ts'
import type { TableInfo } from '../../protocol/table-info.ts'

/** One moment of a match, as somebody sees it. */
export interface Still {
  readonly view: unknown
  /** What happened on the way to it. */
  readonly events: readonly Event[]
  /** What was done to get there; null for the deal. */
  readonly deed: Deed | null
  readonly outcome: Outcome | null
}

/** A match that one can walk through: moment 0 is the deal, moment n is after n entries. */
export interface Film {
  readonly game: Game
  readonly rules: Rules
  readonly table: TableInfo
  readonly last: number
  /** Whose eyes there are to choose from. */
  readonly eyes: readonly Eyes[]
  still(at: number, eyes: Eyes): Still
  /** The moments that were taken back later. */
  readonly undone: ReadonlySet<number>
  /** The moments in which a turn or a round begins, ascending. */
  readonly turns: readonly number[]
  /** The whole match when it may be known, else what was seen of it. */
  readonly match: ReportedMatch
  /** Null where only a view is known. */
  readonly stateAt: ((at: number) => unknown) | null
}

/** A match that is over, or that is nobody's secret: played again here and compared with what was recorded. */
export const filmOfRecord = (game: Game, record: MatchRecord, table: TableInfo): Result<Film> => {
  const replayed = replay(game, record)
  if (!replayed.ok) return replayed
  const { rules, moments } = replayed.value
  const deeds = record.entries.map((entry) => deedFor(entry, 'all'))
  return ok({
    game: named(game, rules),
    rules,
    table,
    last: record.entries.length,
    eyes: [...seatList(rules.setup.seats), 'gallery', 'all'],
    still: (at, eyes) => {
      const { state, events } = moments[at]
      return {
        view: viewFor(rules, state, eyes),
        events: events.map((event) => eventFor(event, eyes)),
        deed: at === 0 ? null : deedFor(record.entries[at - 1], eyes),
        outcome: rules.outcome(state),
      }
    },
    undone: undoneBy(deeds),
    turns: turnsIn(moments.map(({ events }) => events)),
    match: { kind: 'record', record },
    stateAt: (at) => moments[at].state,
  })
}

/** What somebody has seen of a match that is still being played. */
export const filmOfPast = (game: Game, { table, ...seen }: PastReply): Result<Film> => {
  const { viewer, dealt, steps } = seen
  const opened = game.open(table.setup, seen.rules)
  if (!opened.ok) return opened
  const views = viewsOf(seen)
  if (!views.ok) return views
  const rules = opened.value
  const beginning = { events: dealt, deed: null, outcome: null }
  const stills = [beginning, ...steps].map(
    ({ events, deed, outcome }, at): Still => ({ view: views.value[at], events, deed, outcome }),
  )
  return ok({
    game: named(game, rules),
    rules,
    table,
    last: steps.length,
    eyes: [viewer === 'gallery' ? viewer : seatOf(viewer, rules.setup.seats)],
    still: (at) => stills[at],
    undone: undoneBy(steps.map(({ deed }) => deed)),
    turns: turnsIn(stills.map(({ events }) => events)),
    match: { kind: 'seen', game: table.game, setup: rules.setup, seen },
    stateAt: null,
  })
}

const undoneBy = (deeds: readonly Deed[]): ReadonlySet<number> => {
  const undone = new Set<number>()
  for (const [index, deed] of deeds.entries())
    if (deed.kind === 'undo') for (let at = deed.to + 1; at <= index; at++) undone.add(at)
  return undone
}

/** Every game says so by the last word of an event's key. */
const TURN = /\.(turn|round)$/

const turnsIn = (moments: readonly (readonly Event[])[]): readonly number[] =>
  moments.flatMap((events, at) => (events.some(({ key }) => TURN.test(key)) ? [at] : []))
