import type { ComponentChildren, VNode } from 'preact'
import { Health } from '../../../board/health.tsx'
import type { Seat } from '../../../kernel/seats.ts'
import { FACES, type Kind, NAMES } from '../cards.ts'
import { DELICACIES, DISHES, LEAD_TO_WIN, LIMIT5_SP, START_SP } from '../constants.ts'
import { opponentOf } from '../rules/bout.ts'
import { ownLimit } from '../rules/limit.ts'
import type { State } from '../state.ts'
import { BackCard, Crest, FaceCard, type School, Sign, Weapon } from './face.tsx'
import { restPlace, seatPlace, spiritPlace } from './flights.ts'
import { WORDS } from './words.ts'
import './plate.css'

interface PlateProps {
  readonly view: State
  readonly seat: Seat
  readonly name: string
  /** Whose Rest is open (KFU-3.1). */
  readonly isMine: boolean
  readonly isAsked: boolean
  /** HW that are planned but still count as supply for the other (KFU-3.5). */
  readonly committed: number
  readonly change: { readonly sp: number; readonly vp: number } | undefined
  /** Which step it was. */
  readonly step: number
}

/** How one of the two stands: the Player Board with everything that lies on it. */
export const Plate = ({ view, seat, name, isMine, isAsked, committed, change, step }: PlateProps): VNode => {
  const player = view.players[seat]
  const school: School = view.dogs === seat ? 'dogs' : 'cats'
  const lead = player.vp - view.players[opponentOf(seat)].vp
  return (
    <section class={`plate is-${school}${isAsked ? ' is-asked' : ''}${isMine ? ' is-mine' : ''}`} aria-label={name}>
      <Crest school={school} place={seatPlace(seat)} />
      <div class="plate-who">
        <span class="plate-name">{name}</span>
        <span class="plate-school">
          {WORDS[school]}
          {isAsked && <span class="unseen">, {WORDS.thinks}</span>}
        </span>
      </div>
      <div class="plate-spirit">
        <Health name={name} what={WORDS.sp} now={player.sp} most={START_SP} low={LIMIT5_SP} place={spiritPlace(seat)} />
        {change !== undefined && change.sp !== 0 && (
          <Change key={step} words={WORDS.spBy(change.sp)} isLoss={change.sp < 0} />
        )}
      </div>
      <ul class="plate-goods">
        <Good words={lead > 0 ? `${WORDS.vp(player.vp)}, ${WORDS.ahead(lead, LEAD_TO_WIN)}` : WORDS.vp(player.vp)}>
          <Sign id="victory" />
          <b>{player.vp}</b> {WORDS.vpUnit}
          {lead > 0 && <span class="good-lead">+{lead}</span>}
          {change !== undefined && change.vp !== 0 && (
            <Change key={step} words={WORDS.vpBy(change.vp)} isLoss={false} />
          )}
        </Good>
        <Limit view={view} seat={seat} />
        <Good words={WORDS.hw(player.hw - committed)}>
          <Weapon /> <b>{player.hw - committed}</b>
        </Good>
        <Good words={WORDS.food(player.dishes, player.delicacies)}>
          <Food dishes={player.dishes} delicacies={player.delicacies} />
        </Good>
        {view.coconut === seat && (
          <Good words={WORDS.hasCoconut}>
            <Sign id="coconut" />
          </Good>
        )}
        {!isMine && (
          <Good words={WORDS.handSize(player.hand.length)}>
            <span class="good-back">
              <BackCard school={school} />
            </span>
            <b>{player.hand.length}</b>
          </Good>
        )}
        <Rest kinds={player.rest} isOpen={isMine} seat={seat} />
      </ul>
      {player.front.length > 0 && (
        <ul class="front" aria-label={WORDS.front}>
          {player.front.map((kind, i) => (
            <li key={i} data-read={FACES[kind]}>
              <FaceCard kind={kind} label={NAMES[kind]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Seen as signs, heard as words. */
const Good = ({ words, children }: { words: string; children: ComponentChildren }): VNode => (
  <li class="good" title={words}>
    <span class="good-signs" aria-hidden="true">
      {children}
    </span>
    <span class="unseen">{words}</span>
  </li>
)

const Change = ({ words, isLoss }: { words: string; isLoss: boolean }): VNode => (
  <span class={`change ${isLoss ? 'is-loss' : 'is-gain'}`} aria-hidden="true">
    {words}
  </span>
)

/** The Card Limit, and the token that lowers it (KFU-6.8, KFU-15.8). */
const Limit = ({ view, seat }: { view: State; seat: Seat }): VNode => {
  const { blocked } = view.players[seat]
  const limit = ownLimit(view, seat)
  const note = blocked === view.round ? WORDS.blockedNow : blocked > view.round ? WORDS.blockedNext : null
  return (
    <Good words={note === null ? WORDS.limit(limit) : `${WORDS.limit(limit)}, ${note}`}>
      <Sign id="raihuu" />
      <b>{limit}</b>
      {note !== null && (
        <span class="good-blocked">
          <Sign id="block" />
          −1
        </span>
      )}
    </Good>
  )
}

/** Spent ones leave their outline. */
const Food = ({ dishes, delicacies }: { dishes: number; delicacies: number }): VNode => (
  <>
    {Array.from({ length: DISHES }, (_, i) => (
      <span key={i} class={i < dishes ? 'food' : 'food is-spent'}>
        <Sign id="dish" />
      </span>
    ))}
    {Array.from({ length: DELICACIES }, (_, i) => (
      <span key={i} class={i < delicacies ? 'food is-delicacy' : 'food is-delicacy is-spent'}>
        <Sign id="delicacy" />
      </span>
    ))}
  </>
)

/** The own Rest can be looked through, the other's only counted (KFU-3.1, KFU-3.2). */
const Rest = ({ kinds, isOpen, seat }: { kinds: readonly Kind[]; isOpen: boolean; seat: Seat }): VNode =>
  isOpen ? (
    <li class="good" data-place={restPlace(seat)}>
      <details class="drawer">
        <summary>
          <Sign id="rest" /> {WORDS.rest(kinds.length)}
        </summary>
        <Cards kinds={kinds} empty={WORDS.noRest} />
      </details>
    </li>
  ) : (
    <li class="good" title={WORDS.restSize(kinds.length)} data-place={restPlace(seat)}>
      <span class="good-signs" aria-hidden="true">
        <Sign id="rest" /> <b>{kinds.length}</b>
      </span>
      <span class="unseen">{WORDS.restSize(kinds.length)}</span>
    </li>
  )

/** What lies in a drawer. */
export const Cards = ({ kinds, empty, more }: { kinds: readonly Kind[]; empty: string; more?: string }): VNode => (
  <div class="drawer-cards">
    {kinds.length === 0 && more === undefined && <p>{empty}</p>}
    {kinds.map((kind, i) => (
      <span key={i} data-read={FACES[kind]}>
        <FaceCard kind={kind} label={NAMES[kind]} />
      </span>
    ))}
    {more !== undefined && <p>{more}</p>}
  </div>
)
