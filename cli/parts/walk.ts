import type { Game, Outcome, Rules } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { type Deed, deedFor, type Eyes, eventFor, nameOfEyes, readEyes, viewerOf, viewFor } from '../../kernel/eyes.ts'
import type { MatchRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import type { ReportedMatch } from '../../kernel/report.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { seatLetter, type Viewer } from '../../kernel/seats.ts'
import { viewsOf } from '../../kernel/seen-match.ts'
import { named } from '../../kernel/words.ts'

/** A match moment by moment, as somebody sees it. */
export interface Walk {
  readonly game: Game
  readonly rules: Rules
  /** Whom texts are drawn for. */
  readonly viewer: Viewer
  readonly moments: readonly WalkMoment[]
  readonly outcome: Outcome | null
}

interface WalkMoment {
  /** Null for the deal. */
  readonly deed: Deed | null
  readonly events: readonly Event[]
  readonly view: unknown
  /** What `--json` says of it: the position, or the view. */
  readonly written: Readonly<Record<string, unknown>>
}

/** What does not replay is told apart from what was asked for wrongly. */
export type Walked = Result<Walk> | { readonly ok: 'differs'; readonly problem: string }

type Seen = Extract<ReportedMatch, { kind: 'seen' }>

export const walkRecord = (game: Game, record: MatchRecord, seat: string): Walked => {
  const { seats } = record.setup
  const eyes = readEyes(seat, seats)
  if (eyes === null) return bad('--seat', `must be A to ${seatLetter(seats - 1)}, gallery or all`)
  const replayed = replay(game, record)
  if (!replayed.ok) return { ok: 'differs', problem: `${replayed.problem.at}: ${replayed.problem.message}` }
  const { rules, moments } = replayed.value
  const written = (state: unknown) =>
    eyes === 'all' ? { position: rules.position.write(state) } : { view: rules.hide(state, eyes) }
  return ok({
    game: named(game, rules),
    rules,
    viewer: viewerOf(eyes),
    moments: moments.map(({ state, events }, at) => ({
      deed: at === 0 ? null : deedFor(record.entries[at - 1], 'all'),
      events: events.map((event) => eventFor(event, eyes)),
      view: viewFor(rules, state, eyes),
      written: written(state),
    })),
    outcome: rules.outcome(moments[moments.length - 1].state),
  })
}

/** Of a match that was being played there are the eyes of one viewer only. */
export const walkSeen = (game: Game, { setup, seen }: Seen, seat: string | undefined): Walked => {
  const eyes: Eyes | null = readEyes(seen.viewer, setup.seats)
  if (eyes === null || eyes === 'all') return bad('match.seen.viewer', 'must be a seat of this table, or gallery')
  const wanted = seat === undefined ? eyes : readEyes(seat, setup.seats)
  if (wanted !== eyes)
    return bad('--seat', `must be ${nameOfEyes(eyes)}: the report holds what was seen from there, and no more`)
  const opened = game.open(setup, seen.rules)
  if (!opened.ok) return opened
  const views = viewsOf(seen)
  if (!views.ok) return views
  const beginning = { deed: null, events: seen.dealt, outcome: null }
  return ok({
    game: named(game, opened.value),
    rules: opened.value,
    viewer: eyes,
    moments: [beginning, ...seen.steps].map(({ deed, events }, at) => ({
      deed,
      events,
      view: views.value[at],
      written: { view: views.value[at] },
    })),
    outcome: seen.steps.at(-1)?.outcome ?? null,
  })
}
