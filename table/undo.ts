import type { Match } from '../kernel/match.ts'
import type { Entry } from '../kernel/record.ts'
import { type Seat, seatLetter } from '../kernel/seats.ts'
import { streamsIn } from '../kernel/streams.ts'

/** Answers given by standing orders count as one's own: otherwise an undo would reveal the orders. */
const OWN: ReadonlySet<string> = new Set(['player', 'order'])

/** Where a seat's last own answer can be given again: the number of entries before it. Null if it gave none. */
export const lastOwnAnswer = (entries: readonly Entry[], seat: Seat): number | null => {
  for (let at = entries.length - 1; at >= 0; ) {
    const entry = entries[at]
    const isOwn = ({ seat: letter, by }: { seat: string; by: string }): boolean =>
      letter === seatLetter(seat) && OWN.has(by)
    if (entry.kind === 'answers' && entry.answers.some(isOwn)) return at
    // Skip what an earlier undo took back.
    at = entry.kind === 'undo' ? entry.to - 1 : at - 1
  }
  return null
}

/** Whether a seat has learned of a card, or chance has spoken, since the match had `to` entries (TABLE-5). */
export const isRevealed = (match: Match, seat: Seat, to: number): boolean => {
  const { rules, state } = match
  const before = match.stateAt(to)
  if (JSON.stringify(streamsIn(before)) !== JSON.stringify(streamsIn(state))) return true
  const known = rules.cards(rules.hide(before, seat)).slice()
  return rules.cards(rules.hide(state, seat)).some((face) => {
    const place = known.indexOf(face)
    if (place < 0) return true
    known.splice(place, 1)
    return false
  })
}
