import type { ComponentChildren, VNode } from 'preact'
import { Health } from '../../../board/health.tsx'
import { Stamps } from '../../../board/stamp.tsx'
import type { Stamp } from '../../../board/stamps.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { cardOf, FACES, HOLE } from '../cards.ts'
import { FIGHTERS } from '../fighters.ts'
import { attackValue, defenceValue, isPair } from '../rules/area.ts'
import { isAutomaton, isFallen, isOut } from '../rules/bout.ts'
import type { State } from '../state.ts'
import type { After } from './after.ts'
import { BackCard, BlowCard } from './face.tsx'
import { backFlip, lifePlace, seatFlip } from './flights.ts'
import type { Moment } from './moment.ts'
import { Emblem, SmallSign } from './sign.tsx'
import { cardWords, WORDS } from './words.ts'
import './plate.css'

interface PlateProps {
  readonly moment: Omit<Moment, 'seat'>
  readonly seat: Seat
  readonly isAsked: boolean
  /** What the step that is shown did to them, and which step it is. */
  readonly stamps: readonly Stamp[]
  readonly step: number
  /** The table as the choice that is looked at would leave it. */
  readonly after: After | null
  /** My own cards lie elsewhere. */
  readonly isMine: boolean
}

/** Who fights there and how they stand. */
export const Plate = (props: PlateProps): VNode => {
  const { moment, seat, stamps, step, isMine } = props
  const { house, view, who } = moment
  const isGone = isOut(house, view, seat)
  return (
    <div class="m-plate">
      <div class="m-plate-line">
        {isAutomaton(house, seat) && <Emblem id="automaton" />}
        <span class="m-name">{who(seat)}</span>
        <Tags {...props} />
      </div>
      {isGone && <p class="m-out">{WORDS.out}</p>}
      {view.place[seat] > 0 && (
        <>
          <div class="m-life">
            <Health
              name={who(seat)}
              what={WORDS.life}
              now={view.life[seat]}
              most={Math.max(house.fullLife, view.life[seat])}
              low={LOW_LIFE}
              place={lifePlace(seat)}
            />
            <Stamps stamps={stamps} step={step} />
          </div>
          <Values {...props} />
          {!isMine && !isAutomaton(house, seat) && <Backs view={view} seat={seat} />}
          <Fighter view={view} seat={seat} />
        </>
      )}
    </div>
  )
}

const LOW_LIFE = 2

const Tag = ({ kind, children }: { kind?: string; children: ComponentChildren }): VNode => (
  <span class={`m-tag${kind === undefined ? '' : ` is-${kind}`}`}>{children}</span>
)

const Tags = ({ moment: { house, view }, seat, isAsked, isMine }: PlateProps): VNode => {
  const { active, attack, window, fury, marker, ended, aside } = view
  const isAttacked = attack !== null && attack.defender === seat && PENDING.has(window)
  return (
    <>
      {house.isTeam && <Tag kind="team">{WORDS.team(TEAMS[seat % TEAMS.length])}</Tag>}
      {ended === null && window !== 'pick' && active === seat && (
        <Tag kind="turn">{view.free ? WORDS.freeTurn : WORDS.turn}</Tag>
      )}
      {isAttacked && <Tag kind="asked">{WORDS.attacked}</Tag>}
      {isAsked && !isMine && active !== seat && !isAttacked && <Tag kind="asked">{WORDS.thinks}</Tag>}
      {((fury >>> seat) & 1) === 1 && (
        <Tag kind="fury">
          <SmallSign of="fury" /> {WORDS.fury}
        </Tag>
      )}
      {isFallen(house, view, seat) && <Tag>{WORDS.fallen}</Tag>}
      {marker === seat && (
        <span class="m-tag is-asked" title={WORDS.markerText}>
          {WORDS.marker}
        </span>
      )}
      {active === seat && aside.length > 0 && <Tag>{WORDS.asideCards(aside.length)}</Tag>}
    </>
  )
}

/** EMR-16.2: who sits across is on one's side. */
const TEAMS = ['I', 'II']
/** The damage is still to come. */
const PENDING: ReadonlySet<State['window']> = new Set(['response', 'counterback', 't9'])

/** The two sums that decide about hits, and what they would become. */
const Values = ({ moment: { house, view }, seat, after }: PlateProps): VNode => {
  const sums = (state: State): readonly [number, number] => [
    attackValue(house, state, seat),
    defenceValue(house, state, seat),
  ]
  const [attack, defence] = sums(view)
  const then = after !== null && after.view.place[seat] > 0 ? sums(after.view) : null
  return (
    <dl class="m-values">
      <Value name={WORDS.attack} sign="fist" now={attack} then={then?.[0]} />
      <Value name={WORDS.defence} sign="shield" now={defence} then={then?.[1]} />
      {isPair(house, view, seat) && (
        <div class="m-value is-pair">
          <dt class="unseen">{WORDS.attack}</dt>
          <dd>{WORDS.pair}</dd>
        </div>
      )}
    </dl>
  )
}

const Value = ({
  name,
  sign,
  now,
  then,
}: {
  name: string
  sign: string
  now: number
  then: number | undefined
}): VNode => (
  <div class="m-value">
    <dt>
      <SmallSign of={sign} /> <span class="m-value-name">{name}</span>
    </dt>
    <dd>
      <b>{now}</b>
      {then !== undefined && then !== now && <b class="m-then"> → {then}</b>}
    </dd>
  </div>
)

/** In a replay every hand may lie open. */
const openCards = (hand: readonly number[]): string =>
  hand
    .filter((hidden) => cardOf(hidden) !== HOLE)
    .map((hidden) => cardWords(FACES[cardOf(hidden)]))
    .join(', ')

const Backs = ({ view, seat }: { view: State; seat: Seat }): VNode => (
  <div class="m-backs">
    <span class="m-backs-row" aria-hidden="true" data-place={seatFlip(seat)}>
      {view.hands[seat].map((hidden, i) =>
        cardOf(hidden) === HOLE ? (
          <BackCard key={i} flip={backFlip(seat, i)} />
        ) : (
          <BlowCard key={i} card={cardOf(hidden)} flip={backFlip(seat, i)} />
        ),
      )}
    </span>
    <span class="unseen">{openCards(view.hands[seat])}</span>
    <span class="m-backs-count">
      {view.hands[seat].length} <span class="m-backs-word">{WORDS.cardsWord(view.hands[seat].length)}</span>
    </span>
  </div>
)

const Fighter = ({ view, seat }: { view: State; seat: Seat }): VNode | null => {
  const fighter = FIGHTERS[view.fighters[seat]]
  if (fighter === undefined) return null
  return (
    <button type="button" class="m-fighter" data-read={fighter.id}>
      <Emblem id={fighter.id} />
      <span>
        <b>{fighter.id}</b> <span class="m-techniques">{fighter.techniques.join(' · ')}</span>
      </span>
    </button>
  )
}
