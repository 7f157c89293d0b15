import type { VNode } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { useKeptFocus } from '../../../board/keep-focus.ts'
import { Reader } from '../../../board/reader.tsx'
import { Stage } from '../../../board/stage.tsx'
import { useSeen } from '../../../board/use-seen.ts'
import type { Event } from '../../../kernel/events.ts'
import { parseRulebook } from '../../../kernel/rulebook.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { ARENA_NAMES } from '../choice.ts'
import { houseOf } from '../options.ts'
import { opponentOf } from '../rules/bout.ts'
import { ArenaView } from './arena.tsx'
import { Commons } from './commons.tsx'
import { MyDesk } from './desk.tsx'
import { type Draft, isBlank } from './draft.ts'
import { changesOf, flightsFor, pulsesFor } from './flights.ts'
import { Paper } from './paper.tsx'
import { pressed } from './plan-keys.ts'
import { Plate } from './plate.tsx'
import type { Moment } from './preview.ts'
import { readingOf } from './reading.ts'
import { fightingScene, pastScene, planningScene, type Scene } from './scene.ts'
import { type Story, storyAfter } from './story.ts'
import { type Desk, type FurProps, useDesk } from './use-desk.ts'
import { WORDS } from './words.ts'
import './board.css'

export { lengthOf } from './flights.ts'

/** The courtyard: the other school across, three raised stages, my school before me. */
export const Board = (props: FurProps): VNode => {
  const { game, rules, view, now, viewer, who, events, question } = props
  const house = useMemo(() => houseOf(rules.setup), [rules])
  const book = useMemo(() => parseRulebook(game.rulebook), [game])
  const me = viewer === 'gallery' ? null : viewer
  const near: Seat = me ?? 0
  const far = opponentOf(near)
  const { seen: story, step } = useSeen<Story | null>(events, null, (seen) => storyAfter(seen, events))
  const desk = useDesk(props, near, story)
  const moment: Moment = { house, view: now, seat: near, who }
  // Nothing is planned on a table that is not as it is now.
  const isNow = view === now
  const isBack = me === null ? story?.isOver === true && view.window === 'plan' : isNow && desk.isBack
  const scene = sceneFor({ ...moment, view }, desk, story, me !== null, isBack)
  const changes = changesOf(events)
  const motion = useMotion(events, desk.draft, isBack)
  const around = useRef<HTMLDivElement>(null)
  useKeptFocus(around, events)
  const isSecret = view.window === 'plan' && !isBack
  const isSealed = isSecret && question === null && !isBlank(desk.draft)
  const isAsked = (seat: Seat): boolean => rules.awaiting(view).includes(seat)

  return (
    <Stage
      class="kung-fur"
      label={WORDS.title}
      step={motion.step}
      flights={flightsFor(
        view,
        viewer,
        desk.held.map(({ id }) => id),
        scene,
        motion.isNews,
      )}
      pulses={motion.isNews ? pulsesFor(events) : []}
    >
      <Reader
        read={(face) => {
          const reading = readingOf(face)
          return reading === null ? null : <Paper book={book} reading={reading} />
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys that its buttons bubble up */}
        <div class="court" ref={around} onKeyDown={(event) => onKey(event, desk)}>
          <Commons view={view} />
          <Plate
            view={view}
            seat={far}
            name={who(far)}
            isMine={false}
            isAsked={isAsked(far)}
            committed={0}
            change={changes.get(far)}
            step={step}
          />
          <div class={`arenas${isSecret ? '' : ' is-open'}`}>
            {scene.map((sides, arena) => (
              <ArenaView
                key={ARENA_NAMES[arena]}
                house={house}
                view={view}
                arena={arena}
                sides={sides}
                near={near}
                who={who}
                desk={isNow && desk.isPlanning && !isBack ? desk : null}
                isSealed={isSealed}
                isSecret={isSecret}
                isPast={isBack}
                isWrong={isNow && desk.isPlanning && !isBack && desk.isWrongIn(arena)}
                step={step}
              />
            ))}
          </div>
          {me === null ? (
            <div class="desk">
              <Plate
                view={view}
                seat={near}
                name={who(near)}
                isMine={false}
                isAsked={isAsked(near)}
                committed={0}
                change={changes.get(near)}
                step={step}
              />
              <p class="watching">{WORDS.watching}</p>
            </div>
          ) : (
            <MyDesk {...{ props, moment, desk, story, book, step }} change={changes.get(me)} />
          )}
        </div>
      </Reader>
    </Stage>
  )
}

const sceneFor = (moment: Moment, desk: Desk, story: Story | null, isSeated: boolean, isBack: boolean): Scene => {
  const { house, view, seat } = moment
  if (isBack && story !== null) return pastScene(view, story)
  if (view.window !== 'plan') return fightingScene(house, view, story)
  const { draft, plan, faceOf } = desk
  return planningScene(house, view, isSeated ? { seat, draft, plan, faceOf } : null)
}

/** Keys are for the card that has the focus, or else for the one that is taken up. */
const onKey = (event: KeyboardEvent, desk: Desk): void => {
  const { key, target, ctrlKey, altKey, metaKey } = event
  if (!desk.isPlanning || ctrlKey || altKey || metaKey || !(target instanceof Element)) return
  const card = target.closest('[data-card]') ?? target.querySelector('[data-card]')
  const id = card?.getAttribute('data-card') ?? desk.chosen[0]
  if (id !== undefined && pressed(key, id, desk)) event.preventDefault()
}

interface Motion {
  /** Changes with everything that makes things move. */
  readonly step: unknown
  /** It was something that happened at the table, not behind the own screen. */
  readonly isNews: boolean
}

const useMotion = (events: readonly Event[], draft: Draft, isBack: boolean): Motion => {
  const memory = useRef({ events, draft, isBack, motion: { step: {}, isNews: false } })
  const { current } = memory
  if (current.events !== events || current.draft !== draft || current.isBack !== isBack)
    memory.current = { events, draft, isBack, motion: { step: {}, isNews: current.events !== events } }
  return memory.current.motion
}
