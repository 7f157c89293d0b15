import type { ComponentChildren, VNode } from 'preact'
import { Pile } from '../../../board/pile.tsx'
import type { Rules, Words } from '../../../kernel/contract.ts'
import { tell } from '../../../kernel/words.ts'
import { forecast } from '../forecast.ts'
import type { State } from '../state.ts'
import { RING } from './brushwork.ts'
import { ExchangeView } from './exchange.tsx'
import { BackCard, FightCard } from './face.tsx'
import { DECK, DISCARD, discardFlip } from './flights.ts'
import type { Scene } from './scene.ts'
import type { Table } from './table-of.ts'
import { WORDS } from './words.ts'
import './mat.css'

interface MatProps {
  readonly table: Table
  readonly rules: Pick<Rules<State>, 'outcome'>
  readonly words: Words
  readonly scene: Scene
  /** The exchange, as it is or as it would be. */
  readonly exchange: VNode | null
  /** What lies over the mat while a card is carried. */
  readonly children?: ComponentChildren
}

/** The middle of the table: the piles, and what is being fought. */
export const Mat = ({ table, rules, words, scene, exchange, children }: MatProps): VNode => {
  const { house, view, nameOf } = table
  const top = view.discard.at(-1)
  return (
    <div class="kff-mat">
      <div class="kff-mat-inner">
        <svg class="kff-ring" viewBox="0 0 400 400" aria-hidden="true">
          {RING.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <div class="kff-piles">
          <Pile name={WORDS.deck} count={view.deck.length} place={DECK}>
            {view.deck.length > 0 && <BackCard />}
          </Pile>
          <Pile name={WORDS.discard} count={view.discard.length} place={DISCARD}>
            {top !== undefined && (
              <FightCard
                key={view.discard.length}
                record={house.records[top]}
                nameOf={nameOf}
                flip={discardFlip(view.discard.length, house.records[top].id)}
                label={house.records[top].name}
              />
            )}
          </Pile>
        </div>
        <div class="kff-floor">
          <p class="kff-turn">
            {WORDS.turnOf(view.turn, Number.isFinite(house.turnLimit) ? WORDS.turnLimit(house.turnLimit) : '')}
          </p>
          {exchange ?? <Past table={table} rules={rules} words={words} scene={scene} />}
        </div>
        {view.discard.length > 0 && (
          <details class="kff-browse">
            <summary>{WORDS.browse}</summary>
            <ol class="kff-browse-cards">
              {view.discard.toReversed().map((kind, i) => (
                <li key={i}>
                  <FightCard record={house.records[kind]} nameOf={nameOf} label={house.records[kind].name} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      {children}
    </div>
  )
}

/** The Attack that was just settled lies there with its answer until there is other news. */
const Past = ({ table, rules, words, scene }: Pick<MatProps, 'table' | 'rules' | 'words' | 'scene'>): VNode => {
  const { settled } = scene
  if (settled === null || rules.outcome(table.view) !== null) return <Told {...{ table, rules, words, scene }} />
  const s = { ...settled, window: table.view.window }
  return (
    <ExchangeView
      table={{ ...table, view: s }}
      s={s}
      forecast={forecast(table.house, s)}
      laid={s.exchange?.attacks.length ?? 0}
      lacksTarget={false}
    />
  )
}

/** Who has won, or else what happened last. */
const Told = ({ table, rules, words, scene }: Pick<MatProps, 'table' | 'rules' | 'words' | 'scene'>): VNode => {
  const { view, who } = table
  const outcome = rules.outcome(view)
  return (
    <div class="kff-told">
      {outcome !== null && (
        <p class="kff-end">
          <b>{outcomeWords(outcome.places, outcome.reason, who)}</b> {words.ends[outcome.reason]}
        </p>
      )}
      {scene.told.map((event, i) => (
        <p
          key={i}
          class={`kff-told-line${event.key.endsWith('.lostChi') || event.key.endsWith('.out') ? ' is-loss' : ''}`}
        >
          {tell(words, event, who)}
        </p>
      ))}
      {outcome === null && scene.told.length === 0 && <p class="kff-told-line">{WORDS.quiet}</p>}
    </div>
  )
}

const outcomeWords = (places: readonly number[], reason: string, who: Table['who']): string => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []))
  return reason === 'tie' || reason === 'agreed' ? WORDS.ties(winners) : WORDS.wins(winners)
}
