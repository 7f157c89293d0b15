import type { Signal } from '@preact/signals'
import type { Rules } from '../../kernel/contract.ts'
import type { MatchView } from '../live/match.ts'
import type { Session } from '../live/session.ts'
import { words } from '../words.ts'
import { HandOver } from './stand-in.tsx'
import { undoFor } from './undo.ts'
import { useMoves } from './use-moves.ts'

interface TableActsProps {
  readonly session: Session
  readonly match: MatchView
  readonly rules: Rules
  /** Whether a bot answers from this page. */
  readonly isBotOn: Signal<boolean>
  /** Whether others sit elsewhere. */
  readonly isOnline: boolean
}

/** What one can do at a table beside playing. */
export const TableActs = ({ session, match, rules, isBotOn, isOnline }: TableActsProps) => {
  const { table, viewer, wishes } = match
  const own = table.seats.find(({ seat }) => seat === viewer)
  const moves = useMoves(session)
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
      {given === null && !isAsking && (
        <UndoButton
          undo={undoFor(match, moves, rules, isOnline)}
          ask={() => session.act({ type: 'undo', say: 'ask' })}
        />
      )}
      {rules.ties !== undefined && !hasOffered && (
        <button type="button" class="quiet" onClick={() => session.act({ type: 'tie', say: 'offer' })}>
          {words.offerTie}
        </button>
      )}
      {own.standIn === undefined && !table.rated && !isBotOn.value && <HandOver session={session} isOn={isBotOn} />}
    </div>
  )
}

/** Says what it costs before it is pressed, or why it cannot be. */
const UndoButton = ({ undo, ask }: { readonly undo: ReturnType<typeof undoFor>; ask(): void }) => {
  if (undo === 'none') return null
  if (undo === 'revealed') return <p class="soft table-act-note">{words.undo.revealed}</p>
  return (
    <button type="button" class="quiet" onClick={ask}>
      {words.undo[undo]}
    </button>
  )
}
