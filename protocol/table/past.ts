import type { Game } from '../../kernel/contract.ts'
import { deedFor, eventFor, nameOfEyes } from '../../kernel/eyes.ts'
import { diff } from '../../kernel/patch.ts'
import type { MatchRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { Viewer } from '../../kernel/seats.ts'
import type { PastReply } from '../past.ts'

/** What somebody has seen of a match, without who sits there now. */
export type Past = Omit<PastReply, 'table'>

/** Played again from its entries and hidden from this viewer, moment by moment, as it was when it was told. */
export const pastOf = (game: Game, record: MatchRecord, viewer: Viewer): Result<Past> => {
  const replayed = replay(game, record)
  if (!replayed.ok) return replayed
  const { rules, moments } = replayed.value
  const views = moments.map(({ state }) => rules.hide(state, viewer))
  const told = moments.map(({ events }) => events.map((event) => eventFor(event, viewer)))
  return ok({
    rules: record.rules,
    viewer: nameOfEyes(viewer),
    view: views[0],
    dealt: told[0],
    steps: record.entries.map((entry, index) => ({
      deed: deedFor(entry, viewer),
      patch: diff(views[index], views[index + 1]),
      events: told[index + 1],
      outcome: rules.outcome(moments[index + 1].state),
    })),
  })
}
