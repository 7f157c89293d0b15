import './lessons.css'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { OpenRules } from '../../board/rule-link.tsx'
import { lessons } from '../../games/lessons.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Lesson } from '../../kernel/lesson/lesson.ts'
import { named } from '../../kernel/words.ts'
import type { Loaded } from '../games.ts'
import type { MatchView } from '../live/match.ts'
import { openSession, type Session } from '../live/session.ts'
import { Notice } from '../notice.tsx'
import { RulesButton, RulesPanel } from '../rules/rules-panel.tsx'
import { settings } from '../settings/settings.ts'
import { SettingsButton } from '../settings/settings-button.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { Log } from '../table/log.tsx'
import { LookSwitch } from '../table/look-switch.tsx'
import { Stage } from '../table/stage.tsx'
import { useLoaded } from '../table/use-loaded.ts'
import { whoAt } from '../table/who.ts'
import { words as house } from '../words.ts'
import { Coach } from './coach.ts'
import { CoachPanel } from './coach-panel.tsx'
import { openDojo } from './dojo.ts'
import { usePointing } from './pointing.ts'
import { recall } from './progress.ts'
import { words } from './words.ts'

/** A first lesson: the coach beside a real board. */
export const LessonPage = ({ id }: { readonly id: string }) => {
  const loaded = useLoaded(id)
  const lesson = useLesson(id)
  if (!Object.hasOwn(lessons, id) || loaded === 'unknown') return <Notice text={words.noLesson} />
  if (loaded === 'failed' || lesson === 'failed') return <Notice text={house.noGames} />
  return (
    <main id="content" class="table-page lesson-page" tabIndex={-1}>
      {loaded === null || lesson === null ? (
        <p class="loading" role="status">
          {house.loading}
        </p>
      ) : (
        <Course {...{ loaded, lesson }} />
      )}
    </main>
  )
}

const useLesson = (id: string): Lesson | 'failed' | null => {
  const [lesson, setLesson] = useState<Lesson | 'failed' | null>(null)
  useEffect(() => {
    if (Object.hasOwn(lessons, id)) lessons[id]().then(setLesson, () => setLesson('failed'))
  }, [id])
  return lesson
}

const Course = ({ loaded, lesson }: { readonly loaded: Loaded; readonly lesson: Lesson }) => {
  const { game } = loaded
  const { coach, session, close } = useMemo(() => begin(game, lesson), [game, lesson])
  useEffect(() => close, [close])
  useEffect(() => {
    document.title = `${words.title(game.meta.title)} · ${house.house}`
  }, [game])
  const match = session.match.value
  return match === null ? null : <Lectern {...{ coach, session, match, loaded }} />
}

const begin = (game: Game, lesson: Lesson) => {
  const dojo = openDojo(game)
  const coach = new Coach(game, lesson, recall(localStorage, game.meta.id).progress, dojo)
  const session = openSession(coach.world)
  return {
    coach,
    session,
    close: () => {
      session.close()
      coach.close()
      dojo.close()
    },
  }
}

interface LecternProps {
  readonly coach: Coach
  readonly session: Session
  readonly match: MatchView
  readonly loaded: Loaded
}

const Lectern = ({ coach, session, match, loaded }: LecternProps) => {
  const { table } = match
  const { game, rules } = useMemo(() => {
    const opened = loaded.game.open(table.setup, table.rules)
    if (!opened.ok) throw new Error(`a lesson has a setup that its game refuses: ${opened.problem.message}`)
    return { game: named(loaded.game, opened.value), rules: opened.value }
  }, [loaded, table.id])
  const who = useMemo(() => whoAt(table), [table])
  const [isBroken, setBroken] = useState(false)
  const [rule, setRule] = useState<string | null>(null)
  const centre = useRef<HTMLDivElement>(null)
  // How it ended is for the coach to say.
  const shown = useMemo(() => ({ ...match, outcome: null }), [match])
  useSounds(match, session.asked.value !== null, loaded.sounds)
  usePointing(centre, coach.phase.value.point)
  const Board = isBroken || settings.look.chosen.value === 'text' ? null : loaded.Board
  return (
    <OpenRules.Provider value={setRule}>
      <header class="table-head">
        <h1>
          <a href="/" title={house.toTheHouse}>
            {game.meta.title}
          </a>
        </h1>
        {loaded.Board !== null && <LookSwitch />}
        <RulesButton game={game.meta.id} open={() => setRule('')} />
        <SettingsButton />
      </header>
      <div class="table-grid lesson-grid">
        <CoachPanel {...{ coach, session, game }} />
        <div class="centre" ref={centre}>
          {isBroken && <p class="problem">{house.boardBroke}</p>}
          <Stage key={table.id} {...{ session, game, rules, Board }} match={shown} broke={() => setBroken(true)} />
        </div>
        <aside class="beside">
          <Log game={game} events={match.log} who={who} />
        </aside>
      </div>
      {rule !== null && <RulesPanel game={game} at={rule} close={() => setRule(null)} />}
    </OpenRules.Provider>
  )
}
