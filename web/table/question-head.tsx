import { useEffect, useRef } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { type MatchView, stillAsked } from '../live/match.ts'
import type { Session } from '../live/session.ts'
import { words } from '../words.ts'
import { nameOf } from './who.ts'

interface QuestionHeadProps {
  readonly session: Session
  readonly match: MatchView
  readonly game: Game
}

/** What is asked of me, or whom everybody waits for. The focus comes here when a question opens. */
export const QuestionHead = ({ session, match, game }: QuestionHeadProps) => {
  const asked = session.asked.value
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked !== null && mayTakeFocus()) heading.current?.focus({ preventScroll: true })
  }, [asked?.id])
  const isWatching = match.viewer === 'gallery'
  const given = session.given.value
  const others = stillAsked(match)
  const waiting =
    others.length === 0 ? '' : words.waitingFor(words.and(others.map((letter) => nameOf(match.table, letter))))
  const aside = isWatching ? words.watching : given === null ? '' : given.by === 'order' ? words.ordered : words.isIn
  return (
    <section
      class={asked === null ? 'question' : 'question question-open'}
      aria-label={words.question}
      data-decision={asked?.id}
    >
      {asked === null ? (
        <p role="status">{`${aside} ${waiting}`.trim()}</p>
      ) : (
        <h2 class="question-words" ref={heading} tabIndex={-1}>
          {game.words.windows[asked.window] ?? asked.window}
        </h2>
      )}
      {session.problem.value !== null && (
        <p class="problem" role="alert">
          {session.problem.value}
        </p>
      )}
    </section>
  )
}

/** Nobody is disturbed who reads the log, is about to give up, or has a hand on the board. */
const mayTakeFocus = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || at.closest('.question, .answer') !== null
}
