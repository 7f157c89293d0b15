import { useEffect, useRef } from 'preact/hooks'
import type { Game, Who } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { Sentence } from '../text/toned.tsx'
import { words } from '../words.ts'

interface LogProps {
  readonly game: Game
  readonly events: readonly Event[]
  readonly who: Who
}

/** What has happened, line by line; read aloud as it comes. */
export const Log = ({ game, events, who }: LogProps) => {
  const box = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  useEffect(() => {
    if (wasAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [events.length])
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title" class="log-title">
        {words.log}
      </h2>
      <div
        class="log-lines"
        ref={box}
        role="log"
        aria-labelledby="log-title"
        // A box that scrolls must be within reach of the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          wasAtEnd.current = scrollTop + clientHeight > scrollHeight - 24
        }}
      >
        {events.map((event, place) => (
          <p key={place}>
            <Sentence words={game.words} text={lineOf(game, event, who)} />
          </p>
        ))}
      </div>
    </section>
  )
}

const lineOf = ({ words: { events } }: Game, event: Event, who: Who): string =>
  Object.hasOwn(events, event.key) ? events[event.key](event, who) : event.key
