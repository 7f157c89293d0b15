import type { VNode } from 'preact'
import { useMemo } from 'preact/hooks'
import { Dojo } from '../../../board/dojo.tsx'
import { DropZones } from '../../../board/drop-zones.tsx'
import { othersAround } from '../../../board/others.ts'
import { Reader } from '../../../board/reader.tsx'
import { Stage } from '../../../board/stage.tsx'
import { NO_STAMPS, stampsIn } from '../../../board/stamps.ts'
import { useSeen } from '../../../board/use-seen.ts'
import { parseRulebook } from '../../../kernel/rulebook.ts'
import type { Seat, Viewer } from '../../../kernel/seats.ts'
import { FACES } from '../cards.ts'
import { houseOf } from '../options.ts'
import { isOut } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { MyDesk } from './desk.tsx'
import { PickOne } from './draft.tsx'
import { flightsFor, pulsesFor, STAMPS } from './flights.ts'
import { laysAfter, NO_LAYS, shownLays } from './lays.ts'
import { Mat } from './mat.tsx'
import { paperOf } from './paper.tsx'
import { Opponent } from './seat.tsx'
import { Sentence } from './sentence.tsx'
import { type KabukenProps, useDesk } from './use-desk.ts'
import { WORDS } from './words.ts'
import './board.css'

/** The dojo: opponents around, the Field Card in the middle, my hand before me. */
export const Board = (props: KabukenProps): VNode => {
  const { game, rules, view, now, viewer, who, events } = props
  const house = useMemo(() => houseOf(rules.setup), [rules])
  const book = useMemo(() => parseRulebook(game.rulebook), [game])
  const me = seatOf(view, viewer)
  const moment = { house, view: now, seat: me ?? 0, who }
  const desk = useDesk(me === null ? { ...props, question: null } : props, moment.seat, moment)
  const { seen: lays, step } = useSeen(events, NO_LAYS, (seen) => laysAfter(house, seen, events))
  const top = view.discard.at(-1)
  const laid = shownLays(lays, top === undefined ? undefined : FACES[top])
  const stamps = stampsIn(STAMPS, events)

  return (
    <Stage
      class="kabuken"
      label="Kabuken"
      step={events}
      flights={flightsFor(
        view,
        me ?? 'gallery',
        me === null ? [] : desk.held.map(({ id }) => id),
        laid.flatMap(({ cards }) => cards),
      )}
      pulses={pulsesFor(events)}
    >
      <Reader read={(id) => paperOf(book, id)}>
        <Dojo
          step={events}
          others={othersAround(view.hp.length, me)}
          opponent={(seat, i) => (
            <Opponent
              key={seat}
              view={view}
              seat={seat}
              name={who(seat)}
              at={i}
              stamps={stamps.get(seat) ?? NO_STAMPS}
              step={step}
              isAsked={rules.awaiting(view).includes(seat)}
              part={partOf(view, seat)}
            />
          )}
        >
          {now.draft === null ? (
            <Mat
              view={view}
              laid={laid}
              who={who}
              browse={house.browseDiscard === 'yes'}
              sentence={
                <Sentence house={house} rules={rules} view={view} who={who} words={game.words} events={events} />
              }
            >
              <DropZones drag={desk.drag} zonesFor={desk.zonesFor} />
            </Mat>
          ) : (
            <div class="draft">
              <PickOne
                label={game.words.windows[now.window]}
                options={desk.options}
                picked={desk.picked}
                onPick={desk.pick}
              />
            </div>
          )}
          {me === null ? (
            <p class="watching">{WORDS.watching}</p>
          ) : (
            <MyDesk
              props={props}
              seat={me}
              moment={moment}
              desk={desk}
              book={book}
              stamps={stamps.get(me) ?? NO_STAMPS}
              step={step}
              part={partOf(view, me)}
            />
          )}
        </Dojo>
      </Reader>
    </Stage>
  )
}

/** My seat; null for the gallery, and for whoever is out. */
const seatOf = (view: State, viewer: Viewer): Seat | null =>
  viewer === 'gallery' || (isOut(view, viewer) && view.draft === null && view.ended === null) ? null : viewer

const partOf = ({ attack, window }: State, seat: Seat): string => {
  if (attack === null || (window !== 'answer' && window !== 'chain')) return ''
  if (seat === attack.target) return 'is-target'
  return seat === (attack.counterer < 0 ? attack.attacker : attack.counterer) ? 'is-attacker' : ''
}
