import type { Match } from '../../kernel/match.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import type { ClientMessage } from '../../protocol/messages.ts'

type Answer = Extract<ClientMessage, { readonly type: 'answer' }>

/**
 * Whether an answer that is sent again is in the record already. A decision's id begins with the length of the record
 * when it was asked, and never comes again.
 */
export const isRecorded = (match: Match, seat: Seat, { decision, choice }: Answer): boolean => {
  const since = match.record().entries.slice(Number.parseInt(decision, 10))
  const next = since.find(({ kind }) => kind === 'answers' || kind === 'undo')
  if (next?.kind !== 'answers') return false
  const given = next.answers.find((answer) => answer.seat === seatLetter(seat))
  return given?.by === 'player' && given.choice === notationOf(match, choice)
}

/** Null for what is no choice of this game. */
const notationOf = ({ rules }: Match, choice: unknown): string | null => {
  try {
    return rules.notation.write(choice)
  } catch {
    return null
  }
}
