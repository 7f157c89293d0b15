import type { VNode } from 'preact'
import { useMemo } from 'preact/hooks'
import { Dojo } from '../../../board/dojo.tsx'
import { DropZones } from '../../../board/drop-zones.tsx'
import { othersAround } from '../../../board/others.ts'
import { Reader } from '../../../board/reader.tsx'
import { Stage } from '../../../board/stage.tsx'
import { NO_STAMPS } from '../../../board/stamps.ts'
import { useSeen } from '../../../board/use-seen.ts'
import { parseRulebook } from '../../../kernel/rulebook.ts'
import type { Seat, Viewer } from '../../../kernel/seats.ts'
import { forecast } from '../forecast.ts'
import type { House } from '../house.ts'
import { isOut, isTeammate } from '../rules/bout.ts'
import { houseIn } from '../rules.ts'
import type { State } from '../state.ts'
import { Aim } from './aim.tsx'
import { MyDesk } from './desk.tsx'
import { ExchangeView } from './exchange.tsx'
import { flightsFor, pulsesFor, stampsFor } from './flights.ts'
import { Mat } from './mat.tsx'
import type { Moment } from './moment.ts'
import { murmurOf } from './murmur.tsx'
import { isSound } from './options.ts'
import { read } from './reading.tsx'
import { Roster } from './roster.tsx'
import { NO_SCENE, type Scene, sceneAfter } from './scene.ts'
import { Opponent, type Plate } from './seat.tsx'
import { supposed } from './supposed.ts'
import { tableOf } from './table-of.ts'
import { type Desk, type FightProps, useDesk } from './use-desk.ts'
import { WORDS } from './words.ts'
import './board.css'

/** The teahouse: everybody around, the fight in the middle, my hand before me. */
export const Board = (props: FightProps): VNode => {
  const { game, rules, view, now, viewer, who, events } = props
  const house = useMemo(() => houseIn(rules), [rules])
  const book = useMemo(() => parseRulebook(game.rulebook), [game])
  const me = seatOf(house, view, viewer)
  const moment: Moment = { house, view: now, seat: me ?? 0, who }
  const desk = useDesk(me === null ? { ...props, question: null } : props, moment)
  const { seen, step } = useSeen(events, NOTHING_SEEN, (before) => ({
    scene: sceneAfter(before.scene, house, before.view, events),
    view,
  }))
  const table = tableOf(house, view, who)
  const thought = thoughtOf(moment, desk)
  const s = thought?.s ?? view
  const foreseen = useMemo(() => forecast(house, s), [house, s])
  const stamps = stampsFor(house, events)

  const plateOf = (seat: Seat): Plate => ({
    seat,
    stamps: stamps.get(seat) ?? NO_STAMPS,
    step,
    threat: s.exchange === null || thought?.lacksTarget === true ? 0 : foreseen.lost[house.sideOf[seat]],
    gone: s.exchange === null || thought?.lacksTarget === true ? [] : foreseen.gone[seat],
    isAsked: rules.awaiting(view).includes(seat),
    isTarget: (view.exchange?.attacks ?? []).some(({ targets }) => targets.some((target) => target.seat === seat)),
    isMate: me !== null && isTeammate(house, me, seat),
  })

  return (
    <Reader read={(id) => read(table, id)}>
      <Stage
        class="kff"
        label={WORDS.board}
        step={events}
        flights={flightsFor(house, view, eyesOf(me, desk), events)}
        pulses={pulsesFor(house, events)}
      >
        <Dojo
          class={`kff-dojo${house.teams ? ' has-teams' : ''}`}
          step={events}
          others={othersAround(view.hands.length, me)}
          opponent={(seat, at) => (
            <Opponent key={seat} table={table} plate={plateOf(seat)} at={at}>
              <Aim moment={moment} desk={desk} seat={seat} />
            </Opponent>
          )}
        >
          {now.window === 'archetype' ? (
            <Roster {...props} house={house} desk={desk} />
          ) : (
            <Mat
              table={table}
              rules={rules}
              words={game.words}
              scene={seen.scene}
              exchange={
                s.exchange === null ? (
                  murmurOf(table, desk)
                ) : (
                  <ExchangeView
                    table={table}
                    s={s}
                    forecast={foreseen}
                    laid={view.exchange?.attacks.length ?? 0}
                    lacksTarget={thought?.lacksTarget ?? false}
                  />
                )
              }
            >
              <DropZones drag={desk.drag} zonesFor={desk.zonesFor} />
            </Mat>
          )}
          {me === null ? (
            <p class="watching">{viewer === 'gallery' ? WORDS.watching : WORDS.outWatching}</p>
          ) : (
            <MyDesk props={props} table={table} moment={moment} desk={desk} book={book} plate={plateOf(me)} />
          )}
        </Dojo>
      </Stage>
    </Reader>
  )
}

/** My seat; null for the gallery, and for whoever is out. */
const seatOf = (house: House, view: State, viewer: Viewer): Seat | null => {
  if (viewer === 'gallery') return null
  return isOut(house, view, viewer) && view.window !== 'archetype' && view.ended === null ? null : viewer
}

const eyesOf = (me: Seat | null, { held }: Desk): Parameters<typeof flightsFor>[2] =>
  me === null ? { viewer: 'gallery', held: [] } : { viewer: me, held: held.map(({ id }) => id) }

/** The exchange with what is picked in it, if that is an answer. */
const thoughtOf = (
  { house, view, seat }: Moment,
  { about, chosen }: Desk,
): { s: State; lacksTarget: boolean } | null => {
  if (about === undefined || chosen.length === 0 || !isSound(about)) return null
  const s = supposed(house, view, seat, about.choice)
  return s === null ? null : { s, lacksTarget: about.lacks === 'target' }
}

interface Seen {
  readonly scene: Scene
  /** What lay on the table then. */
  readonly view: State | null
}

const NOTHING_SEEN: Seen = { scene: NO_SCENE, view: null }
