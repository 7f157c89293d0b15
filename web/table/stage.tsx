import type { ComponentChildren } from 'preact'
import { useEffect, useErrorBoundary, useMemo, useRef, useState } from 'preact/hooks'
import type { Game, Rules, Who } from '../../kernel/contract.ts'
import { seatOf, type Viewer } from '../../kernel/seats.ts'
import { AnswerForm } from '../forms/answer-form.tsx'
import type { Loaded } from '../games.ts'
import type { Match } from '../live/match.ts'
import type { Session } from '../live/session.ts'
import { words } from '../words.ts'
import { End } from './outcome.tsx'
import { look } from './preference.ts'
import { TextTable } from './text-table.tsx'
import { nameOf, whoAt } from './who.ts'

interface StageProps {
  readonly session: Session
  readonly match: Match
  readonly loaded: Loaded
}

/** What is asked, and the table: drawn as a board or as text. */
export const Stage = ({ session, match, loaded }: StageProps) => {
  const { table, view, viewer: letter } = match
  const rules = useMemo(() => openRules(loaded.game, table.setup), [loaded.game, table.id])
  const who = useMemo(() => whoAt(table), [table])
  const viewer: Viewer = letter === 'gallery' ? 'gallery' : seatOf(letter, table.seats.length)
  const [isBroken, setBroken] = useState(false)
  const Board = isBroken || look.value === 'text' ? null : loaded.Board
  const shared = { game: loaded.game, rules, view, viewer, who }
  return (
    <>
      {match.outcome === null ? (
        <QuestionHead {...{ session, match, game: loaded.game }} />
      ) : (
        <End game={loaded.game} table={table} viewer={viewer} outcome={match.outcome} />
      )}
      {isBroken && <p class="problem">{words.boardBroke}</p>}
      {Board === null ? (
        <>
          <TextTable {...shared} />
          <Asked {...{ session, match, rules, viewer, who }} game={loaded.game} />
        </>
      ) : (
        <Unbroken broke={() => setBroken(true)}>
          <Board
            {...shared}
            question={session.asked.value}
            events={match.latest}
            busy={session.busy.value}
            answer={session.answer}
          />
        </Unbroken>
      )}
    </>
  )
}

/** A board that fails leaves the text table, and the match goes on. */
const Unbroken = ({ children, broke }: { readonly children: ComponentChildren; broke(): void }) => {
  const failure: unknown = useErrorBoundary((error) => {
    console.error(error)
    broke()
  }).at(0)
  return failure === undefined ? children : null
}

const openRules = (game: Game, setup: unknown): Rules => {
  const opened = game.open(setup)
  if (!opened.ok) throw new Error(`the server plays by a setup that the page refuses: ${opened.problem.message}`)
  return opened.value
}

interface AskedProps {
  readonly session: Session
  readonly match: Match
  readonly game: Game
  readonly rules: Rules
  readonly viewer: Viewer
  readonly who: Who
}

const Asked = ({ session, match, game, rules, viewer, who }: AskedProps) => {
  const asked = session.asked.value
  if (asked === null || viewer === 'gallery') return null
  return (
    <AnswerForm
      key={asked.id}
      {...{ game, rules, who, asked }}
      view={match.view}
      seat={viewer}
      busy={session.busy.value}
      refusal={session.refusal.value}
      answer={session.answer}
    />
  )
}

/** What is asked of me, or whom everybody waits for. The focus comes here when a question opens. */
const QuestionHead = ({ session, match, game }: Pick<AskedProps, 'session' | 'match' | 'game'>) => {
  const asked = session.asked.value
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked !== null && mayTakeFocus()) heading.current?.focus()
  }, [asked?.id])
  const isWatching = match.viewer === 'gallery'
  const waiting = words.waitingFor(words.and(match.waiting.map((letter) => nameOf(match.table, letter))))
  return (
    <section
      class={asked === null ? 'question' : 'question question-open'}
      aria-label={words.question}
      data-decision={asked?.id}
    >
      {asked === null ? (
        <p role="status">{isWatching ? `${words.watching} ${waiting}` : waiting}</p>
      ) : (
        <h2 ref={heading} tabIndex={-1}>
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

/** Nobody is disturbed who reads the log or is about to give up. */
const mayTakeFocus = (): boolean => !document.activeElement?.closest('.log, dialog, .table-head')
