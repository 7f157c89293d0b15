import { useMemo } from 'preact/hooks'
import { named, tell } from '../../kernel/words.ts'
import type { MatchView } from '../live/match.ts'
import { useLoaded } from '../table/use-loaded.ts'
import { whoAt } from '../table/who.ts'
import { Sentence } from '../text/toned.tsx'
import { words } from './words.ts'

const LINES = 6

/** The last lines of the log as everybody may read them: what happened while others held the device. */
export const LatestNews = ({ match: { table, log } }: { readonly match: MatchView }) => {
  const loaded = useLoaded(table.game)
  const game = useMemo(() => {
    if (loaded === null || typeof loaded === 'string') return null
    const opened = loaded.game.open(table.setup, table.rules)
    return opened.ok ? named(loaded.game, opened.value) : null
  }, [loaded, table.id])
  if (game === null || log.length === 0) return null
  const who = whoAt(table)
  return (
    <section class="cover-news" aria-label={words.latest}>
      <h2>{words.latest}</h2>
      {log.slice(-LINES).map((event, place) => (
        <p key={place}>
          <Sentence words={game.words} text={tell(game.words, event, who)} />
        </p>
      ))}
    </section>
  )
}
