import './show.css'
import type { Game, Who } from '../../kernel/contract.ts'
import { tell } from '../../kernel/words.ts'
import { Sentence } from '../text/toned.tsx'
import type { Show } from './show.ts'
import { words } from './words.ts'

interface CaptionProps {
  readonly show: Show
  readonly game: Game
  readonly who: Who
}

/** So many lines are read aloud at most. */
const MOST = 8

/** The newest lines of the log: what is shown now, in words. This is what a screen reader says, a step at a time. */
export const Caption = ({ show, game, who }: CaptionProps) => {
  const match = show.match.value
  if (match === null) return null
  const events = match.latest.length > 0 ? match.latest : match.log.slice(-1)
  const queued = show.queued.value
  return (
    <div class="caption" data-seq={match.seq}>
      <div class="caption-lines" role="status" aria-label={words.latest}>
        <p>
          {events.length > MOST && <span class="unseen">{words.earlier(events.length - MOST)} </span>}
          {events.slice(-MOST).map((event, place) => (
            <span key={`${match.log.length} ${place}`}>
              <Sentence words={game.words} text={tell(game.words, event, who)} />{' '}
            </span>
          ))}
        </p>
      </div>
      {queued > 0 && (
        <button type="button" class="caption-skip" aria-label={words.skipAll(queued)} onClick={show.finish}>
          {words.skip} <b>{queued}</b>
        </button>
      )}
    </div>
  )
}
