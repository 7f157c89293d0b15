import type { Game, Who } from '../../kernel/contract.ts'
import { tell } from '../../kernel/words.ts'
import { Sentence } from '../text/toned.tsx'
import type { Show } from './show.ts'
import { words } from './words.ts'

interface DigestProps {
  readonly show: Show
  readonly game: Game
  readonly who: Who
}

/** More would take the room of the board. */
const MOST = 5

/** What has happened while nobody looked, in a few lines. */
export const Digest = ({ show, game, who }: DigestProps) => {
  const events = show.missed.value
  if (events.length === 0) return null
  return (
    <section class="digest" aria-labelledby="digest-title">
      <p>
        <b id="digest-title">{words.sinceYouLooked}:</b>{' '}
        {events.slice(-MOST).map((event, place) => (
          <span key={place}>
            <Sentence words={game.words} text={tell(game.words, event, who)} />{' '}
          </span>
        ))}
        {events.length > MOST && <span class="soft">{words.earlier(events.length - MOST)}</span>}
      </p>
      <button type="button" class="quiet" onClick={show.dismiss}>
        {words.gotIt}
      </button>
    </section>
  )
}
