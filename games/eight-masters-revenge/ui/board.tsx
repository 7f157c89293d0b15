import type { VNode } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { DropZones } from '../../../board/drop-zones.tsx'
import { useKeptFocus } from '../../../board/keep-focus.ts'
import { othersAround } from '../../../board/others.ts'
import { Reader } from '../../../board/reader.tsx'
import { Stage } from '../../../board/stage.tsx'
import { NO_STAMPS, stampsIn } from '../../../board/stamps.ts'
import { useSeen } from '../../../board/use-seen.ts'
import { parseRulebook } from '../../../kernel/rulebook.ts'
import type { Seat, Viewer } from '../../../kernel/seats.ts'
import { type House, houseOf } from '../options.ts'
import { isOut, leftNeighbour } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { Clash } from './clash.tsx'
import { Corner } from './corner.tsx'
import { MyDesk } from './desk.tsx'
import { Draft } from './draft.tsx'
import { type Exchange, exchangeAfter } from './exchange.ts'
import { flightsFor, pulsesFor, STAMPS } from './flights.ts'
import { withAutomaton } from './moment.ts'
import { Piles } from './piles.tsx'
import { verdictsFor } from './placements.ts'
import { readingOf } from './reading.tsx'
import { type MasterProps, useDesk } from './use-desk.ts'
import { WORDS } from './words.ts'
import './board.css'

export { lengthOf } from './flights.ts'

/** The stage: the other areas above, the clash between, my area and my hand below. */
export const Board = (props: MasterProps): VNode => {
  const { game, rules, view, now, viewer, events } = props
  const house = useMemo(() => houseOf(rules.setup), [rules])
  const book = useMemo(() => parseRulebook(game.rulebook), [game])
  const who = useMemo(() => withAutomaton(house, props.who, game.words), [house, props.who, game])
  const me = seatOf(house, view, viewer)
  const moment = { house, view: now, seat: me ?? 0, who }
  const shown = { ...moment, view }
  // Nothing is pointed at on a table that is not as it is now.
  const isNow = me !== null && view === now
  const desk = useDesk(me === null ? { ...props, question: null } : props, moment)
  const { seen: exchange, step } = useSeen<Exchange | null>(events, null, (seen) => exchangeAfter(seen, events))
  const verdicts = isNow ? verdictsFor(rules, moment, desk.options) : NO_VERDICTS
  const stamps = stampsIn(STAMPS, events)
  const around = useRef<HTMLDivElement>(null)
  useKeptFocus(around, events, '.desk')

  const below = me ?? standing(house, view, viewer)
  const corner = (seat: Seat): VNode => (
    <Corner
      key={seat}
      {...{ seat, verdicts, step }}
      moment={shown}
      desk={isNow ? desk : null}
      stamps={stamps.get(seat) ?? NO_STAMPS}
      isMine={seat === me}
      isBelow={seat === below}
      isAsked={rules.awaiting(view).includes(seat)}
    />
  )
  return (
    <Stage
      class="masters"
      label={WORDS.title}
      step={events}
      flights={flightsFor(house, view, me ?? 'gallery', events)}
      pulses={pulsesFor(events)}
    >
      <Reader read={(id) => readingOf(book, id)}>
        <div class={`m-stage has-${house.areas - 1}${view.ended === null ? '' : ' is-over'}`} ref={around}>
          {now.window === 'pick' ? (
            <Draft moment={moment} desk={desk} label={game.words.windows.pick} />
          ) : (
            <>
              <div class="m-others">{othersAround(house.areas, below).map(corner)}</div>
              <div class="m-middle">
                <Clash moment={shown} words={game.words} exchange={exchange} events={events} />
                <Piles moment={shown} />
              </div>
              <div class="m-mine">
                {corner(below)}
                <DropZones drag={desk.drag} zonesFor={desk.zonesFor} />
              </div>
            </>
          )}
          {me === null ? (
            <p class="watching">{WORDS.watching}</p>
          ) : (
            <MyDesk props={props} moment={moment} desk={desk} book={book} />
          )}
        </div>
      </Reader>
    </Stage>
  )
}

const NO_VERDICTS = new Map<never, never>()

/** My seat; null for the gallery, and for whoever is out. */
const seatOf = (house: House, view: State, viewer: Viewer): Seat | null =>
  viewer === 'gallery' || (isOut(house, view, viewer) && view.ended === null) ? null : viewer

/** Who watches sees the table from a seat as well: the own one, or that of the first who is still fighting. */
const standing = (house: House, view: State, viewer: Viewer): Seat => {
  const seat = viewer === 'gallery' ? 0 : viewer
  return isOut(house, view, seat) && view.ended === null ? leftNeighbour(house, view, seat) : seat
}
