import type { Rules } from '../../kernel/contract.ts'
import type { MatchView } from '../live/match.ts'
import type { Session } from '../live/session.ts'
import { words } from '../words.ts'

/** The bot that plays for who goes away. */
const STAND_IN = 'greedy'

interface TableActsProps {
  readonly session: Session
  readonly match: MatchView
  readonly rules: Rules
}

/** What one can do at a table beside playing. */
export const TableActs = ({ session, match, rules }: TableActsProps) => {
  const { table, viewer, wishes } = match
  const own = table.seats.find(({ seat }) => seat === viewer)
  if (own === undefined || table.status !== 'playing') return null
  const given = session.given.value
  const isAsking = wishes.some(({ wish }) => wish === 'undo')
  const hasOffered = wishes.some(({ wish }) => wish === 'tie')
  return (
    <div class="buttons table-acts">
      {given !== null && (
        <button type="button" class="quiet" onClick={() => session.act({ type: 'takeBack', decision: given.decision })}>
          {words.takeBack}
        </button>
      )}
      {given === null && !isAsking && !table.rated && match.seq > 0 && (
        <button type="button" class="quiet" onClick={() => session.act({ type: 'undo', say: 'ask' })}>
          {words.undo}
        </button>
      )}
      {rules.ties !== undefined && !hasOffered && (
        <button type="button" class="quiet" onClick={() => session.act({ type: 'tie', say: 'offer' })}>
          {words.offerTie}
        </button>
      )}
      {own.standIn === undefined ? (
        !table.rated && (
          <button type="button" class="quiet" onClick={() => session.act({ type: 'handOver', bot: STAND_IN })}>
            {words.handOver}
          </button>
        )
      ) : (
        <button type="button" class="act" onClick={() => session.act({ type: 'takeOver' })}>
          {words.takeOver}
        </button>
      )}
    </div>
  )
}
