import type { VNode } from 'preact'
import { PILE_MIN } from '../constants.ts'
import type { State } from '../state.ts'
import { BackCard, Weapon } from './face.tsx'
import { PILE } from './flights.ts'
import { Cards } from './plate.tsx'
import { WORDS } from './words.ts'
import './commons.css'

/** What belongs to nobody: round, Reward Pile, Warehouse and discard. */
export const Commons = ({ view }: { view: State }): VNode => {
  const { round, pile, warehouse, discard, rejects, ended } = view
  return (
    <div class="commons">
      <b class="commons-round">{WORDS.round(round)}</b>
      {pile.length < PILE_MIN && ended === null && <b class="commons-last">{WORDS.lastRound}</b>}
      <span class="commons-pile">
        <span class="commons-back" data-place={PILE}>
          <BackCard />
        </span>
        <Short long={WORDS.pile(pile.length)} short={String(pile.length)} />
      </span>
      <span>
        <Weapon /> <Short long={WORDS.warehouse(warehouse)} short={String(warehouse)} />
      </span>
      <details class="drawer">
        <summary>{WORDS.discard(discard.length + rejects.length)}</summary>
        <Cards
          kinds={discard.toReversed()}
          empty={WORDS.noDiscard}
          {...(rejects.length === 0 ? {} : { more: WORDS.faceDown(rejects.length) })}
        />
      </details>
    </div>
  )
}

/** The whole words where there is room, and for the ear. */
const Short = ({ long, short }: { long: string; short: string }): VNode => (
  <span class="short" title={long}>
    <span class="short-long">{long}</span>
    <span class="short-short" aria-hidden="true">
      {short}
    </span>
  </span>
)
