import { useEffect, useMemo, useState } from 'preact/hooks'
import { OpenRules } from '../../board/rule-link.tsx'
import { type Eyes, nameOfEyes, viewerOf } from '../../kernel/eyes.ts'
import { seatLetter } from '../../kernel/seats.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { RulesButton, RulesPanel } from '../rules/rules-panel.tsx'
import { settings } from '../settings/settings.ts'
import { SettingsButton } from '../settings/settings-button.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { LookSwitch } from '../table/look-switch.tsx'
import { End } from '../table/outcome.tsx'
import { Picture } from '../table/picture.tsx'
import { nameOf, whoAt } from '../table/who.ts'
import { words as house } from '../words.ts'
import { Controls } from './controls.tsx'
import type { Film } from './film.ts'
import type { Shown } from './load.ts'
import { Moments } from './moments.tsx'
import { PlayOn } from './play-on.tsx'
import { ReportButton } from './report-button.tsx'
import { Souvenirs } from './souvenirs.tsx'
import { tellDeed } from './tell-deed.ts'
import { useSpot } from './use-spot.ts'
import { useKeys } from './use-walking.ts'
import { words } from './words.ts'

interface TheatreProps {
  readonly shown: Extract<Shown, { ok: true }>
  /** In the past of a match that goes on. */
  refresh: (() => void) | null
}

/** Who played sees it with his own eyes first. */
const ownEyes = ({ table, eyes }: Film): Eyes => {
  const own = table.seats.findIndex(({ you }) => you)
  return eyes.find((offered) => offered === own) ?? eyes.find((offered) => offered === 'gallery') ?? eyes[0]
}

/** One match, moment by moment. */
export const Theatre = ({ shown, refresh }: TheatreProps) => {
  const { film, loaded, server, back } = shown
  const { game, rules, table } = film
  const walking = useSpot(film, { at: refresh === null ? 0 : film.last, eyes: ownEyes(film) })
  const { at, eyes, from, go, look } = walking
  useKeys(film, walking)
  const who = useMemo(() => whoAt(table), [table])
  const still = useMemo(() => film.still(at, eyes), [film, at, eyes])
  // What happened is shown happening to who comes from the moment before, and to nobody else.
  const latest = useMemo(() => (from === at - 1 ? still.events : []), [still, from])
  useSounds({ latest }, false, loaded.sounds)
  const [isBroken, setBroken] = useState(false)
  const [rule, setRule] = useState<string | null>(null)
  const Board = isBroken || settings.look.chosen.value === 'text' ? null : loaded.Board
  useEffect(() => {
    document.title = `${words.titleOf(game.meta.title)} · ${house.house}`
  }, [game])
  return (
    <OpenRules.Provider value={setRule}>
      <header class="table-head">
        <h1>
          <a href="/" title={house.toTheHouse}>
            {words.titleOf(game.meta.title)}
          </a>
        </h1>
        {film.eyes.length > 1 && <EyesChoice {...{ film, eyes, look }} />}
        {loaded.Board !== null && <LookSwitch />}
        <RulesButton game={game.meta.id} open={() => setRule('')} />
        <SettingsButton />
      </header>
      <div class="table-grid replay-grid">
        <div class="centre">
          {isBroken && <p class="problem">{house.boardBroke}</p>}
          {still.outcome !== null && (
            <End {...{ game, table }} viewer={viewerOf(eyes)} outcome={still.outcome} log={logOf(film, at, eyes)} />
          )}
          <Picture
            key={nameOfEyes(eyes)}
            {...{ game, rules, who, Board }}
            view={still.view}
            now={still.view}
            viewer={viewerOf(eyes)}
            question={null}
            events={latest}
            busy={false}
            answer={() => undefined}
            broke={() => setBroken(true)}
          />
          <Controls {...{ film, walking, refresh }} told={tellDeed(still.deed, table)} />
        </div>
        <aside class="beside">
          <Moments {...{ film, at, eyes, who, go }} />
          <PlayOn {...{ film, at, server }} />
          <Souvenirs {...{ film, at, eyes, server, back }} isLive={refresh !== null} />
          <ReportButton at={at} film={() => Promise.resolve(shown)} />
        </aside>
      </div>
      {rule !== null && <RulesPanel game={game} at={rule} close={() => setRule(null)} />}
    </OpenRules.Provider>
  )
}

interface EyesChoiceProps {
  readonly film: Film
  readonly eyes: Eyes
  look(eyes: Eyes): void
}

const EyesChoice = ({ film, eyes, look }: EyesChoiceProps) => (
  <label class="replay-eyes">
    <span>{words.eyes}</span>
    <select
      value={nameOfEyes(eyes)}
      onChange={({ currentTarget: { value } }) => {
        const chosen = film.eyes.find((offered) => nameOfEyes(offered) === value)
        if (chosen !== undefined) look(chosen)
      }}
    >
      {film.eyes.map((offered) => (
        <option key={nameOfEyes(offered)} value={nameOfEyes(offered)}>
          {wordsOfEyes(offered, film.table)}
        </option>
      ))}
    </select>
  </label>
)

const wordsOfEyes = (eyes: Eyes, table: TableInfo): string =>
  typeof eyes === 'string' ? words[eyes] : nameOf(table, seatLetter(eyes))

const logOf = (film: Film, at: number, eyes: Eyes) =>
  Array.from({ length: at + 1 }, (_, earlier) => film.still(earlier, eyes).events).flat()
