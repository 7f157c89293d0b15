import { RuleLink } from '../../board/rule-link.tsx'
import type { Game } from '../../kernel/contract.ts'
import { seen } from '../../kernel/events.ts'
import type { Frame } from '../../kernel/scenario/frames.ts'
import { seatLetter, type Viewer } from '../../kernel/seats.ts'
import { tell, whyNot } from '../../kernel/words.ts'
import { Sentence } from '../text/toned.tsx'
import { words } from './words.ts'

interface CaptionProps {
  readonly game: Game
  readonly frame: Frame
  readonly viewer: Viewer
  readonly at: number
}

/** What the example says about a step, and the log lines of it. */
export const Caption = ({ game, frame: { says, events, refused }, viewer, at }: CaptionProps) => {
  const intro = says === '' && at === 0 ? words.beginning : says
  return (
    <>
      {intro !== '' && (
        <p class="example-gist">
          <Sentence words={game.words} text={intro} />
        </p>
      )}
      {refused !== null && (
        <p>
          {words.tries(seatLetter(refused.seat))} <code>{refused.choice}</code> {words.mayNot}{' '}
          <Sentence words={game.words} text={whyNot(game.words, refused.refusal)} />{' '}
          <RuleLink game={game.meta.id} id={refused.refusal.rule} />
        </p>
      )}
      {events.map((event, place) => (
        <p key={place}>
          <Sentence words={game.words} text={tell(game.words, seen(event, viewer), seatLetter)} />
          {typeof event.rule === 'string' && (
            <>
              {' '}
              <RuleLink game={game.meta.id} id={event.rule} />
            </>
          )}
        </p>
      ))}
    </>
  )
}
