import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { OpenRules } from '../../board/rule-link.tsx'
import type { Game, Rules } from '../../kernel/contract.ts'
import { named } from '../../kernel/words.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import type { Loaded } from '../games.ts'
import { type MatchView, stillAsked } from '../live/match.ts'
import type { Session } from '../live/session.ts'
import { Notice } from '../notice.tsx'
import { Outdated } from '../offline/outdated.tsx'
import type { Shown } from '../replay/load.ts'
import { ReportButton } from '../replay/report-button.tsx'
import { words as replayWords } from '../replay/words.ts'
import { pathOfReplay } from '../router.ts'
import { RulesButton, RulesPanel } from '../rules/rules-panel.tsx'
import { settings } from '../settings/settings.ts'
import { SettingsButton } from '../settings/settings-button.tsx'
import { Caption } from '../show/caption.tsx'
import { Digest } from '../show/digest.tsx'
import { useShow, useSkipping } from '../show/use-show.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { words } from '../words.ts'
import { Again } from './again.tsx'
import { Brought } from './brought.tsx'
import { Chat, ChatMark } from './chat.tsx'
import { GiveUp } from './give-up.tsx'
import { Invite } from './invite.tsx'
import { Leave } from './leave.tsx'
import { Log } from './log.tsx'
import { LookSwitch } from './look-switch.tsx'
import { Orders } from './orders.tsx'
import { QuestionHead } from './question-head.tsx'
import { Seats } from './seats.tsx'
import { SitDown } from './sit-down.tsx'
import { Stage } from './stage.tsx'
import { BotPlays, useStandIn } from './stand-in.tsx'
import { TableActs } from './table-acts.tsx'
import { useLoaded } from './use-loaded.ts'
import { whoAt } from './who.ts'
import { Wishes } from './wishes.tsx'

export interface FrameProps {
  readonly session: Session
  /** What is said when there is no such table. */
  readonly gone: string
  /** Where the past of the match can be looked at, with one's own eyes; null where somebody else's would be seen. */
  readonly replay: string | null
  /** The match as one may know it, for who reports a fault. */
  film(): Promise<Shown>
  /** Whether there are others somewhere else, to talk to and to play again with. */
  readonly isOnline?: boolean
  /** Said over the table. */
  readonly above?: ComponentChildren
  /** Said beside the table, before all else. */
  readonly first?: ComponentChildren
  /** Offered when the match is over. */
  readonly after?: ComponentChildren
}

/** One table, the same frame for all games, wherever it is played. */
export const TableFrame = ({ session, gone, ...beside }: FrameProps) => {
  const match = session.match.value
  const loaded = useLoaded(match?.table.game)
  useTitle(session.asked.value !== null, typeof loaded === 'string' ? null : loaded)
  useWaking(session)

  if (session.line.value === 'gone') return <Notice text={gone} />
  if (session.line.value === 'outdated') return <Outdated />
  if (loaded === 'unknown') return <Notice text={words.noGame} />
  if (loaded === 'failed') return <Notice text={words.noGames} />
  return (
    <main id="content" class="table-page one-screen" tabIndex={-1}>
      <Connection session={session} />
      {match === null || loaded === null ? (
        <p class="loading" role="status">
          {words.loading}
        </p>
      ) : (
        <Table {...{ session, match, loaded }} {...beside} />
      )}
    </main>
  )
}

interface TableProps extends Omit<FrameProps, 'gone'> {
  readonly match: MatchView
  readonly loaded: Loaded
}

const Table = ({ session, match, loaded, isOnline = true, replay, film, above, first, after }: TableProps) => {
  const { table } = match
  const who = useMemo(() => whoAt(table), [table])
  const isSeated = match.viewer !== 'gallery'
  const { game, rules } = useMemo(() => openMatch(loaded.game, table), [loaded, table.id])
  const [isBroken, setBroken] = useState(false)
  const [rule, setRule] = useState<string | null>(null)
  const show = useShow(session, loaded.lengthOf)
  const shown = show.match.value ?? match
  const centre = useRef<HTMLDivElement>(null)
  useSkipping(centre, show)
  const isBotOn = useSignal(false)
  useStandIn({ session, show, game, rules, isOn: isBotOn })
  const standsIn = table.seats.some(({ seat, standIn }) => seat === match.viewer && standIn !== undefined)
  const takeOver = (): void => {
    isBotOn.value = false
    if (standsIn) session.act({ type: 'takeOver' })
  }
  useSounds(shown, session.asked.value !== null, loaded.sounds)
  const Board = isBroken || settings.look.chosen.value === 'text' || match.view === null ? null : loaded.Board
  const question =
    match.view === null || shown.outcome !== null ? null : <QuestionHead {...{ session, game }} match={shown} />
  return (
    <OpenRules.Provider value={setRule}>
      <header class="table-head">
        <h1>
          <a href="/" title={words.toTheHouse}>
            {game.meta.title}
          </a>
        </h1>
        {(Board === null || question === null) && <p class="table-mode">{game.words.modes[table.setup.mode]}</p>}
        {match.view !== null && loaded.Board !== null && <LookSwitch />}
        {isOnline && <ChatMark talk={session.talk} />}
        <RulesButton game={game.meta.id} open={() => setRule('')} />
        <SettingsButton />
        {Board !== null && question}
      </header>
      {above}
      <div class={match.view === null ? 'table-grid table-waiting' : 'table-grid'}>
        <div class="centre" ref={centre}>
          {match.view === null ? (
            <NoView {...{ game, match }} seated={session.redial} why={session.problem.value} />
          ) : (
            <>
              {isBroken && <p class="problem">{words.boardBroke}</p>}
              {session.refusal.value !== null && (
                <div role="alert">
                  <RefusalNote game={game} refusal={session.refusal.value} />
                </div>
              )}
              <Caption {...{ show, game, who }} />
              {(isBotOn.value || standsIn) && table.status === 'playing' && <BotPlays takeOver={takeOver} />}
              {Board === null && question}
              <Digest {...{ show, game, who }} />
              <Stage {...{ session, game, rules, Board }} match={shown} broke={() => setBroken(true)} />
            </>
          )}
        </div>
        <aside class="beside">
          {first}
          <Seats table={table} waiting={shown.outcome === null ? stillAsked(shown) : []} clocks={match.clocks} />
          <Wishes {...{ session, match }} />
          {match.view !== null && <Log game={game} events={shown.log} who={who} isSpoken={false} />}
          <div class="beside-more">
            {table.from !== undefined && (
              <a href={`${pathOfReplay(table.from.table)}#${table.from.seq}`}>{replayWords.forked(table.from.seq)}</a>
            )}
            {table.rated && <p class="soft">{words.account.ratedTable}</p>}
            {match.view !== null && <TableActs {...{ session, match, rules, isBotOn, isOnline }} />}
            {table.status === 'playing' && match.seq > 0 && replay !== null && (
              <a class="quiet" href={replay}>
                {replayWords.lookBack}
              </a>
            )}
            {isSeated && table.status === 'playing' && <GiveUp giveUp={session.giveUp} />}
            {table.status === 'playing' && (
              <a class="quiet" href="/">
                {words.leave}
              </a>
            )}
            {isSeated && table.status === 'playing' && <Orders {...{ session, game }} orders={match.orders} />}
            {table.status === 'over' && isOnline && <Again {...{ table, isSeated }} />}
            {table.status === 'over' && after}
            {isOnline && <Chat {...{ match }} talk={session.talk} />}
            {match.view !== null && <ReportButton film={film} />}
          </div>
        </aside>
      </div>
      {rule !== null && <RulesPanel game={game} at={rule} close={() => setRule(null)} />}
    </OpenRules.Provider>
  )
}

/** The rules of this match, and the game with the names that they bring. */
const openMatch = (
  game: Game,
  { setup, rules: version }: MatchView['table'],
): { readonly game: Game; readonly rules: Rules } => {
  const opened = game.open(setup, version)
  if (!opened.ok) throw new Error(`the server plays by a setup that the page refuses: ${opened.problem.message}`)
  return { game: named(game, opened.value), rules: opened.value }
}

interface WaitingProps {
  readonly game: Game
  readonly match: MatchView
  seated(): void
}

/** There is nothing to see before a match, nor at a table that was closed. */
const NoView = ({ why, ...props }: WaitingProps & { readonly why: string | null }) =>
  props.match.table.status === 'over' ? (
    <section class="waiting">
      <p role="status" class="waiting-title">
        {words.noResult}
      </p>
      {why !== null && <p class="soft">{why}</p>}
    </section>
  ) : (
    <Waiting {...props} />
  )

const Waiting = ({ game, match: { table, viewer }, seated }: WaitingProps) => {
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  return (
    <section class="waiting">
      <p role="status" class="waiting-title">
        {words.waitingForPlayers(open)}
      </p>
      <p class="soft">{words.startsBy}</p>
      <Brought game={game} table={table} />
      {viewer === 'gallery' ? (
        <SitDown id={table.id} commitment={table.commitment} isRated={table.rated} seated={seated} />
      ) : (
        <Invite id={table.id} />
      )}
      {viewer !== 'gallery' && <Leave id={table.id} />}
    </section>
  )
}

const Connection = ({ session: { line, redial } }: { readonly session: Session }) => (
  <div class="connection" role="status">
    {line.value === 'lost' && (
      <p>
        {words.lost}{' '}
        <button type="button" class="button" onClick={redial}>
          {words.tryNow}
        </button>
      </p>
    )}
  </div>
)

const useTitle = (isAsked: boolean, loaded: Loaded | null): void => {
  const title = loaded === null ? words.house : `${loaded.game.meta.title} · ${words.house}`
  useEffect(() => {
    document.title = isAsked ? `${words.yourMove} · ${title}` : title
  }, [isAsked, title])
}

/** Nobody waits for a timer when the network is back, or the phone out of the pocket. */
const useWaking = ({ line, redial }: Session): void =>
  useEffect(() => {
    const wake = (): void => {
      if (line.value === 'lost') redial()
    }
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [line, redial])
