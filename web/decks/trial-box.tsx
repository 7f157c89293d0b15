import { useEffect, useRef, useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { describeProblem } from '../../kernel/result.ts'
import type { Summary } from '../../lab/summary.ts'
import type { Report } from './report.ts'
import { beginTrial, type TrialNews } from './trial.ts'
import { decks } from './words.ts'

const GAMES = 100

interface TrialBoxProps {
  readonly game: Game
  /** On another file nothing is known yet. */
  readonly report: Report
}

/** What `leitai deck check` tells after its games, here in the page. */
export const TrialBox = ({ game, report: { setup, isPlayable } }: TrialBoxProps) => {
  const [news, setNews] = useState<TrialNews | 'failed' | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const stop = useRef<(() => void) | null>(null)
  const end = (): void => {
    stop.current?.()
    stop.current = null
    setPlaying(false)
  }
  useEffect(() => {
    setNews(null)
    return end
  }, [setup])
  const begin = (): void => {
    setNews(null)
    setPlaying(true)
    const hear = (heard: TrialNews): void => {
      setNews(heard)
      if ('problem' in heard || heard.done === GAMES) end()
    }
    stop.current = beginTrial({ game: game.meta.id, setup, games: GAMES }, hear, () => {
      setNews('failed')
      end()
    })
  }
  return (
    <section class="deck-trial" aria-labelledby="deck-trial-title">
      <h2 id="deck-trial-title">{decks.trial}</h2>
      <p class="soft">{decks.trialIs(GAMES)}</p>
      <button type="button" class="button" disabled={!isPlayable && !isPlaying} onClick={isPlaying ? end : begin}>
        {isPlaying ? decks.trialStop : decks.trialBegin}
      </button>
      <div role="status">
        {news === 'failed' && <p class="problem">{decks.trialFailed}</p>}
        {news !== null && news !== 'failed' && 'problem' in news && (
          <p class="problem">{describeProblem(news.problem)}</p>
        )}
        {news !== null && news !== 'failed' && 'summary' in news && (
          <>
            <progress aria-label={decks.trialDone(news.done, GAMES)} value={news.done} max={GAMES} />
            <Found game={game} summary={news.summary} />
          </>
        )}
      </div>
    </section>
  )
}

const Found = ({ game, summary }: { readonly game: Game; readonly summary: Summary }) => {
  const { games, finished, wins, length, ends } = summary
  return (
    <ul>
      <li>
        {decks.trialDone(games, GAMES)}
        {finished > 0 && `: ${decks.trialWins(Math.round(100 * (wins.bots.greedy?.rate ?? 0)))}`}
      </li>
      {finished > 0 && <li>{decks.trialLength(Math.round(length.mean), length.max)}</li>}
      {Object.entries(ends).map(([reason, n]) => (
        <li key={reason}>
          {n} × {game.words.ends[reason] ?? reason}
        </li>
      ))}
      {finished < games && <li class="problem">{decks.trialEndless(games - finished, game.meta.longest)}</li>}
    </ul>
  )
}
