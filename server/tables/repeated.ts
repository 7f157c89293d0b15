import type { Match } from '../../kernel/match.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import type { ClientMessage } from '../../protocol/messages.ts'

/**
 * Whether an answer that is sent again is in the record already. A decision's id begins
 * with the length of the record when it was asked, and never comes again.
 */
export const isDone = (
  match: Match,
  seat: Seat,
  message: Extract<ClientMessage, { readonly type: 'answer' }>,
): boolean => {
  const since = match.record().entries.slice(Number.parseInt(message.decision, 10))
  const next = since.find(({ kind }) => kind === 'answers' || kind === 'undo')
  return (
    next?.kind === 'answers' &&
    next.answers.some((answer) => answer.seat === seatLetter(seat) && answer.by === 'player')
  )
}
