import type { Code, Game, Outcome } from './contract.ts'
import type { Event } from './events.ts'
import { type Deed, deedFor, eventFor, nameOfEyes } from './eyes.ts'
import { apply, diff, type Patch } from './patch.ts'
import type { MatchRecord } from './record.ts'
import { replay } from './replay.ts'
import { bad, ok, type Result } from './result.ts'
import type { Viewer } from './seats.ts'

/** A match as one viewer has seen it, from the first moment on: nothing in it was hidden from him. */
export interface SeenMatch {
  /** The rules version it is played under. */
  readonly rules: number
  /** A letter, or `gallery`. */
  readonly viewer: string
  /** The view before the first entry. */
  readonly view: unknown
  readonly dealt: readonly Event[]
  /** One for each entry. */
  readonly steps: readonly SeenStep[]
}

export interface SeenStep {
  readonly deed: Deed
  /** Makes the view after this entry out of the one before. */
  readonly patch: Patch
  readonly events: readonly Event[]
  readonly outcome: Outcome | null
}

/** Plays a record again and hides it from this viewer, moment by moment, as it was when it was told. */
export const seenBy = <S, K extends Code, C>(
  game: Game<S, K, C>,
  record: MatchRecord,
  viewer: Viewer,
): Result<SeenMatch> => {
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

/** The view at every moment; a patch that does not fit says where. */
export const viewsOf = ({ view, steps }: Pick<SeenMatch, 'view' | 'steps'>): Result<readonly unknown[]> => {
  const views = [view]
  for (const [index, { patch }] of steps.entries())
    try {
      views.push(apply(views[index], patch))
    } catch {
      return bad(`steps[${index}].patch`, 'does not fit the view before it')
    }
  return ok(views)
}
