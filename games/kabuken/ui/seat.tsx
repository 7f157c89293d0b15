import type { ComponentChildren, VNode } from 'preact'
import { Health } from '../../../board/health.tsx'
import { Stamps } from '../../../board/stamp.tsx'
import type { Stamp } from '../../../board/stamps.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { FACES, HOLE, kindOf } from '../cards.ts'
import { DRAGON_HP } from '../constants.ts'
import { characterOf, isOut, secretOf, spent } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { Emblem } from './emblem.tsx'
import { BackCard, NumberCard } from './face.tsx'
import { faceWords } from './face-words.ts'
import { backFlip, handPlace, healthPlace } from './flights.ts'
import { MOMENTUM_READING } from './reading.ts'
import { WORDS } from './words.ts'
import './seat.css'

interface SeatProps {
  readonly view: State
  readonly seat: Seat
  readonly name: string
  /** What the step that is shown did to them. */
  readonly stamps: readonly Stamp[]
  /** Which step it is. */
  readonly step: number
}

/** Who sits there and how they stand: the part that everybody has. */
export const SeatHead = ({
  view,
  seat,
  name,
  stamps,
  step,
  children,
}: SeatProps & { children?: ComponentChildren }): VNode => {
  const { draft, ended, active, momentum, wins } = view
  return (
    <>
      <div class="seat-line">
        <span class="seat-name">{name}</span>
        {children}
        {draft === null && ended === null && active === seat && <span class="seat-tag is-turn">{WORDS.turn}</span>}
        {momentum === seat && (
          <span class="seat-tag" data-read={MOMENTUM_READING}>
            {WORDS.momentum}
          </span>
        )}
        {wins.some((won) => won > 0) && <span class="seat-tag">{WORDS.won(wins[seat])}</span>}
      </div>
      {draft === null && (
        <div class="seat-health">
          <Health
            name={name}
            now={view.hp[seat]}
            most={characterOf(view, seat).hp}
            low={DRAGON_HP}
            place={healthPlace(seat)}
          />
          <Stamps stamps={stamps} step={step} />
        </div>
      )}
      <Powers view={view} seat={seat} />
    </>
  )
}

/** Character and secret, to be read by whoever wants to know what they do. */
const Powers = ({ view, seat }: { view: State; seat: Seat }): VNode | null => {
  const character = characterOf(view, seat)
  const secret = secretOf(view, seat)
  const hasCharacter = view.characters[seat] >= 0
  const hasSecret = view.secrets[seat] >= 0
  if (!hasCharacter && !hasSecret) return null
  const isSpent = spent(view, seat)
  return (
    <div class="seat-powers">
      {hasCharacter && (
        <Power id={character.id} kind="character" name={character.name.split(',')[0]} text={character.note} />
      )}
      {hasSecret && <Power id={secret.id} kind="secret" name={secret.name} text={secret.note} isSpent={isSpent} />}
    </div>
  )
}

interface PowerProps {
  readonly id: string
  readonly kind: 'character' | 'secret'
  readonly name: string
  readonly text: string
  readonly isSpent?: boolean
}

const Power = ({ id, kind, name, text, isSpent = false }: PowerProps): VNode => (
  <button type="button" class={`power${isSpent ? ' is-spent' : ''}`} data-read={id} data-read-tap="">
    <Emblem id={id} kind={kind} />
    <span class="power-name">
      {name}
      {isSpent && <span class="power-spent"> {WORDS.spent}</span>}
    </span>
    <span class="unseen">: {text}</span>
  </button>
)

/** Somebody else: what one sees across the table. */
export const Opponent = (props: SeatProps & { isAsked: boolean; part: string; at: number }): VNode => {
  const { view, seat, isAsked, part, at } = props
  const hand = view.hands[seat]
  const known = hand.filter((card) => kindOf(card) !== HOLE).map((card) => FACES[kindOf(card)])
  const state = `${isOut(view, seat) && view.draft === null ? ' is-out' : ''}${isAsked ? ' is-asked' : ''}`
  return (
    <li class={`seat opponent${state} ${part}`} style={{ '--at': at }}>
      <SeatHead {...props}>
        {isAsked && <span class="seat-tag is-asked">{WORDS.thinks}</span>}
        {part === 'is-target' && !isAsked && <span class="seat-tag is-asked">{WORDS.attacked}</span>}
      </SeatHead>
      {view.draft === null &&
        (isOut(view, seat) ? (
          <p class="seat-out">{WORDS.out}</p>
        ) : (
          <div class="backs" data-place={handPlace(seat)}>
            <div class="backs-row" aria-hidden="true">
              {hand.map((card, i) => {
                const flip = backFlip(seat, i)
                const face = FACES[kindOf(card)]
                return face === undefined ? (
                  <BackCard key={flip} flip={flip} />
                ) : (
                  <NumberCard key={flip} flip={flip} face={face} />
                )
              })}
            </div>
            <span class="backs-count">
              {hand.length} <span class="backs-word">{WORDS.cards(hand.length)}</span>
              {known.length > 0 && <span class="unseen">{WORDS.known(known.map(faceWords))}</span>}
            </span>
          </div>
        ))}
    </li>
  )
}
