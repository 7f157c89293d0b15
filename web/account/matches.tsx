import { useEffect, useState } from 'preact/hooks'
import { posters } from '../../games/posters.ts'
import type { MatchesReply, MatchInfo } from '../../protocol/accounts.ts'
import { pathOfPerson, pathOfReplay } from '../router.ts'
import { words } from '../words.ts'
import { Problem } from './problem.tsx'
import { matchesOf } from './requests.ts'
import { resultOf, seatName, signed, timeOf } from './result.ts'

interface MatchesProps {
  readonly name: string
  readonly isOwn: boolean
}

const NOTHING: MatchesReply = { matches: [], next: null }

/** What somebody has played, the latest first. */
export const Matches = ({ name, isOwn }: MatchesProps) => {
  const [told, setTold] = useState<MatchesReply | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const tell = async (before: MatchesReply): Promise<void> => {
    const reply = await matchesOf(name, before.next)
    if (!reply.ok) return setProblem(reply.error)
    setProblem(null)
    setTold({ ...reply.value, matches: [...before.matches, ...reply.value.matches] })
  }
  useEffect(() => void tell(NOTHING), [name])

  return (
    <section aria-labelledby="matches">
      <h2 id="matches">{words.account.matches}</h2>
      {told?.matches.length === 0 && <p class="soft">{isOwn ? words.account.noOwnMatches : words.account.noMatches}</p>}
      <ul class="history">
        {told?.matches.map((match) => (
          <Played key={match.table} match={match} />
        ))}
      </ul>
      <Problem text={problem} />
      {told !== null && told.next !== null && (
        <button type="button" class="button" onClick={() => void tell(told)}>
          {words.account.earlier}
        </button>
      )}
    </section>
  )
}

const Played = ({ match }: { readonly match: MatchInfo }) => {
  const { table, game, at, rated, seats } = match
  const title = posters[game]?.title ?? game
  const own = seats.find(({ whose }) => whose)
  const others = seats.filter(({ whose }) => !whose)
  return (
    <li class="played">
      <span class="played-result">{resultOf(match)}</span>
      <span class="played-what">
        <a href={pathOfReplay(table)}>{title}</a>{' '}
        {others.length === 0
          ? words.account.alone
          : others.map((seat, n) => (
              <span key={seat.seat}>
                {n === 0 ? words.account.against('') : ', '}
                {seat.kind === 'account' ? <a href={pathOfPerson(seat.name)}>{seat.name}</a> : seatName(seat)}
              </span>
            ))}
        <span class="soft">
          {' '}
          · <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
          {rated && ` · ${words.account.rated}`}
        </span>
      </span>
      <span class="played-change">{own?.change !== undefined && signed(own.change)}</span>
      <a
        class="played-record"
        href={`/api/tables/${table}/record`}
        download
        aria-label={words.account.recordOf(title, timeOf(at))}
      >
        {words.account.record}
      </a>
    </li>
  )
}
