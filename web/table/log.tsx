import { RuleLink } from '../../board/rule-link.tsx'
import type { Game, Who } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { tell } from '../../kernel/words.ts'
import { Sentence } from '../text/toned.tsx'
import { words } from '../words.ts'

interface LogProps {
  readonly game: Game
  readonly events: readonly Event[]
  readonly who: Who
  /** False where something else says it aloud. */
  readonly isSpoken?: boolean
}

/** What has happened, line by line; read aloud as it comes. */
export const Log = ({ game, events, who, isSpoken = true }: LogProps) => (
  <section class="log" aria-labelledby="log-title">
    <h2 id="log-title" class="log-title">
      {words.log}
    </h2>
    {/* A box that scrolls must be within reach of the keyboard. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
    <div class="log-lines" role="log" aria-live={isSpoken ? 'polite' : 'off'} aria-labelledby="log-title" tabIndex={0}>
      <div>
        {events.map((event, place) => (
          <p key={place}>
            <Sentence words={game.words} text={tell(game.words, event, who)} />
            {typeof event.rule === 'string' && (
              <>
                {' '}
                <RuleLink game={game.meta.id} id={event.rule} />
              </>
            )}
          </p>
        ))}
      </div>
    </div>
  </section>
)
