import { useMemo } from 'preact/hooks'
import type { Game, Rules, Who } from '../../kernel/contract.ts'
import { seatOf, type Viewer } from '../../kernel/seats.ts'
import { AnswerForm, type Open } from '../forms/answer-form.tsx'
import type { Loaded } from '../games.ts'
import type { MatchView } from '../live/match.ts'
import type { Session } from '../live/session.ts'
import { ConfirmAnswer, useConfirmed } from './confirm-answer.tsx'
import { End } from './outcome.tsx'
import { Picture } from './picture.tsx'
import { whoAt } from './who.ts'

interface StageProps {
  readonly session: Session
  /** The moment that is shown; what is asked is about the newest. */
  readonly match: MatchView
  readonly game: Game
  readonly rules: Rules
  /** Null to see the table as text. */
  readonly Board: Loaded['Board']
  /** The board could not be drawn. */
  broke(): void
}

/** The table, drawn as a board or as text. */
export const Stage = ({ session, match, game, rules, Board, broke }: StageProps) => {
  const { table, view, viewer: letter } = match
  const who = useMemo(() => whoAt(table), [table])
  const viewer: Viewer = letter === 'gallery' ? 'gallery' : seatOf(letter, table.seats.length)
  // Whoever is not asked has nothing to compute from what is yet to be shown.
  const now = session.asked.value === null ? view : (session.match.value?.view ?? view)
  const question = useQuestion(session, now, rules, viewer)
  const shared = { game, rules, view, now, viewer, who }
  const { answer, waiting, settle } = useConfirmed(session)
  return (
    <>
      {waiting !== null && <ConfirmAnswer rules={rules} choice={waiting.choice} settle={settle} />}
      {match.outcome !== null && (
        <End game={game} table={table} viewer={viewer} outcome={match.outcome} log={match.log} />
      )}
      <Picture {...{ ...shared, Board, broke, question, answer }} events={match.latest} busy={session.busy.value} />
      {Board === null && <Asked {...{ session, now, game, rules, viewer, who, question, answer }} />}
    </>
  )
}

/** What is asked, with the form that the rules make of the viewer's own view: it need not travel. */
const useQuestion = (session: Session, now: unknown, rules: Rules, viewer: Viewer): Open | null => {
  const asked = session.asked.value
  return useMemo(
    () => (asked === null || viewer === 'gallery' ? null : { ...rules.question(now, viewer), id: asked.id }),
    [asked, now, rules, viewer],
  )
}

interface AskedProps {
  readonly session: Session
  readonly now: unknown
  readonly game: Game
  readonly rules: Rules
  readonly viewer: Viewer
  readonly who: Who
  readonly question: Open | null
  answer(choice: unknown): void
}

const Asked = ({ session, now, game, rules, viewer, who, question, answer }: AskedProps) => {
  if (question === null || viewer === 'gallery') return null
  return (
    <AnswerForm
      key={question.id}
      {...{ game, rules, who }}
      asked={question}
      view={now}
      seat={viewer}
      busy={session.busy.value}
      answer={answer}
    />
  )
}
