import type { VNode } from 'preact'
import type { Words } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'
import { tell } from '../../../kernel/words.ts'
import { cardOfFace, FACES } from '../cards.ts'
import { isDoubleHit } from '../rules/attack.ts'
import { damageDue } from '../rules/block.ts'
import { bearerOf, mateOf } from '../rules/bout.ts'
import type { State } from '../state.ts'
import type { Exchange } from './exchange.ts'
import { BlowCard } from './face.tsx'
import { cardFlip } from './flights.ts'
import type { Moment } from './moment.ts'
import { WORDS } from './words.ts'
import './clash.css'

type Table = Omit<Moment, 'seat'>

interface ClashProps {
  readonly moment: Table
  readonly words: Words
  readonly exchange: Exchange | null
  readonly events: readonly Event[]
}

/** Where the blow flies: the two sums, the card on its way, and what is going on. */
export const Clash = ({ moment, words, exchange, events }: ClashProps): VNode => {
  const { view } = moment
  return (
    <div class="m-clash">
      {exchange?.check != null && <Sums moment={moment} exchange={exchange} />}
      {view.suspense >= 0 ? (
        <figure class="m-blow">
          <span data-read={FACES[view.suspense]} data-flip={cardFlip(FACES[view.suspense])}>
            <BlowCard card={view.suspense} />
          </span>
          <figcaption>{view.attack === null ? WORDS.turnedUp : WORDS.blow}</figcaption>
        </figure>
      ) : (
        exchange !== null && <Faced faces={[exchange.blow]} what={WORDS.blow} />
      )}
      {exchange !== null && <Met exchange={exchange} />}
      <Sentence moment={moment} words={words} events={events} />
    </div>
  )
}

/** What the blow met: cards that blocked it, or the last counter. */
const Met = ({ exchange: { blocks, counters } }: { exchange: Exchange }): VNode | null => {
  const counter = counters.at(-1)
  if (blocks.length > 0) return <Faced faces={blocks} what={WORDS.blocked} />
  return counter === undefined ? null : <Faced faces={[counter.card]} what={WORDS.countered} />
}

/** Cards as they were seen; they may lie elsewhere by now. */
const Faced = ({ faces, what }: { faces: readonly string[]; what: string }): VNode => (
  <figure class="m-blow">
    <span class="m-faced">
      {faces.map((face) => (
        <span key={face} data-read={face}>
          <BlowCard card={cardOfFace(face)} />
        </span>
      ))}
    </span>
    <figcaption>{what}</figcaption>
  </figure>
)

const Sums = ({ moment: { who }, exchange }: { moment: Table; exchange: Exchange }): VNode | null => {
  const { check, attacker, defender, counters, damage } = exchange
  if (check === null) return null
  return (
    <div class={`m-sums${check.isHit ? ' is-hit' : ''}`}>
      <span class="m-sum">
        <b>{check.attack}</b> <span>{who(attacker)}</span>
      </span>
      <b class="m-sums-sign">{check.isSure ? WORDS.sure : check.isHit ? '=' : '≠'}</b>
      <span class="m-sum">
        <b>{check.defence}</b> <span>{who(defender)}</span>
      </span>
      <b class="m-sums-verdict">{check.isHit ? (damage === null ? WORDS.hit : WORDS.hitFor(damage)) : WORDS.miss}</b>
      {counters.length > 0 && (
        <ol class="m-chain" aria-label={WORDS.counters}>
          {counters.map(({ seat, card }, i) => (
            <li key={i}>{WORDS.counteredWith(who(seat), card)}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

const PENDING: ReadonlySet<State['window']> = new Set(['response', 'counterback', 't9'])

/** The end, the damage that threatens, or else what happened last. */
const Sentence = ({ moment, words, events }: Omit<ClashProps, 'exchange'>): VNode | null => {
  const { house, view, who } = moment
  if (view.ended !== null)
    return (
      <p class="m-sentence is-end">
        <b>{WORDS.wins(view.ended.winners.map(who))}</b> {words.ends[view.ended.reason]}
      </p>
    )
  if (view.attack !== null && PENDING.has(view.window)) {
    const { defender, base } = view.attack
    return (
      <p class="m-sentence is-alert">
        <b>{WORDS.threatens(FACES[view.suspense], who(bearerOf(house, view, defender)), damageDue(house, view))}</b>
        {isDoubleHit(house, view) && (
          <span> {WORDS.threatens(FACES[view.suspense], who(bearerOf(house, view, mateOf(defender))), base)}</span>
        )}
      </p>
    )
  }
  const last = events.findLast(({ key }) => TOLD.has(key)) ?? events.at(-1)
  return last === undefined ? null : <p class="m-sentence">{tell(words, last, who)}</p>
}

/** What is worth a line when nothing threatens. */
const TOLD: ReadonlySet<string> = new Set(
  [
    'starter',
    'deal',
    'freeTurn',
    'fury',
    'marker',
    'reveal',
    'crow',
    'draw',
    'skip',
    'place',
    'crowed',
    'check',
    'countered',
    'counterFailed',
    'damage',
    'double',
    'hurt',
    'wounding',
    'slide',
    'trap',
    'wound',
    'empower',
    'removeFromCard',
    'removeFromZone',
    'switch',
    'effectDraw',
    'fallen',
    'out',
    'drop',
    'reshuffle',
    'token',
    'gaveUp',
  ].map((key) => `emr.${key}`),
)
