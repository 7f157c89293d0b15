import { useEffect, useRef, useState } from 'preact/hooks'
import { RuleLink } from '../../board/rule-link.tsx'
import type { Game } from '../../kernel/contract.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import type { Session } from '../live/session.ts'
import type { Coach, Phase } from './coach.ts'
import { PlayOn } from './play-on.tsx'
import { words } from './words.ts'

interface CoachPanelProps {
  readonly coach: Coach
  readonly session: Session
  readonly game: Game
}

/** What the coach says, and the ways through the lesson. */
export const CoachPanel = ({ coach, session, game }: CoachPanelProps) => {
  const phase = coach.phase.value
  const title = useRef<HTMLHeadingElement>(null)
  const first = useRef(phase)
  useEffect(() => {
    // The button that led here is gone; the next Tab leads on from what is said.
    if (phase !== first.current && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true })
  }, [phase])
  const [isFolded, setFolded] = useState(false)
  useEffect(() => setFolded(false), [phase])
  const problem = session.problem.value
  const refusal = session.refusal.value
  return (
    <section
      class={isFolded ? 'coach coach-folded' : 'coach'}
      aria-labelledby="coach-step"
      data-decision={session.asked.value?.id}
      data-phase={phase.kind}
      data-ready={!coach.isBusy.value}
    >
      <div class="coach-head">
        <h2 id="coach-step" ref={title} tabIndex={-1}>
          {words.step(coach.number.value, coach.steps)}
        </h2>
        <progress aria-labelledby="coach-step" max={coach.steps} value={coach.number.value} />
        <button
          type="button"
          class="tool coach-fold"
          aria-expanded={!isFolded}
          aria-label={isFolded ? words.unfold : words.fold}
          onClick={() => setFolded(!isFolded)}
        >
          <Fold />
        </button>
      </div>
      {/* A box that scrolls must be within reach of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div class="coach-words" role="status" tabIndex={0}>
        <p>
          {phase.text}
          {phase.rule !== null && (
            <span class="coach-rule">
              {' '}
              <RuleLink game={game.meta.id} id={phase.rule} />
            </span>
          )}
        </p>
      </div>
      <Ways {...{ coach, phase, game }} />
      <div class="coach-ways">
        <button type="button" class="quiet" disabled={!coach.hasBefore.value} onClick={() => coach.back()}>
          {words.back}
        </button>
        <button type="button" class="quiet" onClick={() => coach.startOver()}>
          {words.startOver}
        </button>
        <a class="quiet" href="/" title={words.resumes}>
          {words.leave}
        </a>
      </div>
      {problem !== null && (
        <p class="coach-hint" role="alert">
          {problem}
        </p>
      )}
      {refusal !== null && (
        <div role="alert">
          <RefusalNote game={game} refusal={refusal} />
        </div>
      )}
    </section>
  )
}

const Fold = () => (
  <svg class="tool-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 15l6-6 6 6" />
  </svg>
)

/** Where this moment leads. */
const Ways = ({
  coach,
  phase: { kind },
  game,
}: Pick<CoachPanelProps, 'coach' | 'game'> & { readonly phase: Phase }) => (
  <div class="coach-next">
    {kind === 'told' && (
      <button type="button" class="act" onClick={() => coach.goOn()}>
        {words.goOn}
      </button>
    )}
    {kind === 'step' && (
      <button type="button" class="button" onClick={() => coach.show()}>
        {words.show}
      </button>
    )}
    {kind === 'over' && <PlayOn game={game.meta.id} again={() => coach.again()} />}
  </div>
)
