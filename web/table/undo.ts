import type { Rules } from '../../kernel/contract.ts'
import type { UndoInfo } from '../../protocol/messages.ts'
import type { MatchView } from '../live/match.ts'

/** An answer that the viewer gave here: what the viewer knew then, and how long the log was. */
export interface Move {
  readonly view: unknown
  readonly log: number
}

/** `ask` needs the consent of others; `revealed` is too late, since cards were drawn or revealed. */
export type Undo = 'none' | UndoInfo

/** The moves that still count: an undo takes the log back to before the last of them. */
export const stillMade = (moves: readonly Move[], before: MatchView, now: MatchView): readonly Move[] =>
  now.log.length < before.log.length ? moves.filter(({ log }) => log < now.log.length) : moves

/**
 * Whether the viewer may undo the last move, as far as the page can know (TABLE-5). Of moves before the last welcome the
 * table has told. `isOnline`: the others sit elsewhere and have to agree.
 */
export const undoFor = (
  match: MatchView,
  moves: readonly Move[],
  rules: Pick<Rules, 'cards'>,
  isOnline: boolean,
): Undo => {
  const { table, viewer, view } = match
  if (table.rated || table.status !== 'playing' || viewer === 'gallery') return 'none'
  const last = moves.at(-1)
  if (last === undefined) return match.undo ?? 'none'
  const others = table.seats.some((one) => one.kind === 'person' && one.standIn === undefined && one.seat !== viewer)
  if (others && isOnline) return 'ask'
  return hasLearned(rules.cards(last.view), rules.cards(view)) ? 'revealed' : 'free'
}

const hasLearned = (before: readonly string[], now: readonly string[]): boolean => {
  const known = [...before]
  return now.some((face) => {
    const place = known.indexOf(face)
    if (place >= 0) known.splice(place, 1)
    return place < 0
  })
}
