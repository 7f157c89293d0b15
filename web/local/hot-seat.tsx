import { useEffect, useRef, useState } from 'preact/hooks'
import { seatOf } from '../../kernel/seats.ts'
import type { MatchView } from '../live/match.ts'
import type { Session } from '../live/session.ts'
import { TableFrame } from '../table/table-frame.tsx'
import { nameOf } from '../table/who.ts'
import { words as houseWords } from '../words.ts'
import { type Beside, Eyes } from './eyes.tsx'
import type { Host } from './host.ts'
import { LatestNews } from './latest-news.tsx'
import { words } from './words.ts'

interface HotSeatProps {
  readonly host: Host
  /** With nobody's eyes: says who is asked, and shows the end. */
  readonly watching: Session
  readonly beside: Beside
}

/** Several people with one device: everything is covered until it is in the hands of who is asked. */
export const HotSeat = ({ host, watching, beside }: HotSeatProps) => {
  const match = watching.match.value
  const [shown, setShown] = useState<{ readonly eyes: string; readonly since: string } | null>(null)
  const asked = match === null ? [] : askedOf(match)
  const moment = `${match?.seq} ${asked.join(' ')}`
  // Whoever wanted to look may, until something happens that is not up to him.
  const isOthers = shown !== null && asked.length > 0 && !asked.includes(shown.eyes) && shown.since !== moment
  useEffect(() => {
    if (isOthers) setShown(null)
  }, [isOthers])
  if (match === null) return null
  // Nobody's secrets stay on the screen when all look at it.
  if (match.outcome !== null) return <TableFrame session={watching} {...beside} />
  if (shown === null || isOthers)
    return <Cover {...{ match, asked }} show={(eyes) => setShown({ eyes, since: moment })} />
  const { eyes } = shown
  const first = (
    <p class="hot-seat-bar">
      <span>{words.seenBy(nameOf(match.table, eyes))}</span>
      <button type="button" class="quiet" onClick={() => setShown(null)}>
        {words.coverIt}
      </button>
    </p>
  )
  return <Eyes key={eyes} host={host} viewer={seatOf(eyes, match.table.seats.length)} beside={{ ...beside, first }} />
}

/** The people who have yet to answer; who lets a bot play has not. */
const askedOf = ({ waiting, table }: MatchView): readonly string[] =>
  table.seats.flatMap(({ seat, kind, standIn }) =>
    kind === 'person' && standIn === undefined && waiting.includes(seat) ? [seat] : [],
  )

interface CoverProps {
  readonly match: MatchView
  readonly asked: readonly string[]
  show(letter: string): void
}

/** Nothing of anybody's table is here, only what lies open. */
const Cover = ({ match, asked, show }: CoverProps) => {
  const { table } = match
  const first = useRef<HTMLButtonElement>(null)
  const [next] = asked
  const others = table.seats.filter(({ kind, seat }) => kind === 'person' && seat !== next)
  useEffect(() => {
    first.current?.focus()
    document.title =
      next === undefined ? houseWords.house : `${words.handTo(nameOf(table, next))} · ${houseWords.house}`
  }, [next])
  return (
    <main id="content" class="cover" tabIndex={-1}>
      <div class="cover-seal" lang="zh-Hant" aria-hidden="true">
        換手
      </div>
      <h1>{next === undefined ? words.botsThink : words.handTo(nameOf(table, next))}</h1>
      <p>{words.coverMeans}</p>
      {next !== undefined && (
        <button type="button" class="act" ref={first} onClick={() => show(next)}>
          {words.iAm(nameOf(table, next))}
        </button>
      )}
      <LatestNews match={match} />
      <details class="cover-others">
        <summary>{words.somebodyElse}</summary>
        <div class="buttons">
          {others.map(({ seat }) => (
            <button key={seat} type="button" class="quiet" onClick={() => show(seat)}>
              {words.showTo(nameOf(table, seat))}
            </button>
          ))}
        </div>
      </details>
    </main>
  )
}
