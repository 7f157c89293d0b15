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

const MOST = 6

/** What has happened while nobody looked, in a few lines. */
export const Digest = ({ show, game, who }: DigestProps) => {
  const events = show.missed.value
  if (events.length === 0) return null
  return (
    <section class="digest" aria-labelledby="digest-title">
      <h2 id="digest-title">{words.sinceYouLooked}</h2>
      {events.length > MOST && <p class="soft">{words.earlier(events.length - MOST)}</p>}
      {events.slice(-MOST).map((event, place) => (
        <p key={place}>
          <Sentence words={game.words} text={tell(game.words, event, who)} />
        </p>
      ))}
      <button type="button" class="quiet" onClick={show.dismiss}>
        {words.gotIt}
      </button>
    </section>
  )
}
