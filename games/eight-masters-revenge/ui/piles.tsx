import type { VNode } from 'preact'
import { Pile } from '../../../board/pile.tsx'
import { FACES } from '../cards.ts'
import { CROW, DAMAGE, MINUS, PLUS, TOKENS } from '../placed.ts'
import { masterOf } from '../rules/bout.ts'
import { NEUTRAL_TOKEN, PLUS_TOKEN, type State } from '../state.ts'
import { BackCard, BlowCard } from './face.tsx'
import { cardFlip, PILE, SUPPLY } from './flights.ts'
import type { Moment } from './moment.ts'
import { TokenFace } from './token.tsx'
import { cardWords, WORDS } from './words.ts'
import './piles.css'

/** Pile, discards and tokens: what belongs to nobody. */
export const Piles = ({ moment: { house, view } }: { moment: Omit<Moment, 'seat'> }): VNode => {
  const top = view.discards.at(-1)
  return (
    <div class="m-piles">
      <Pile name={WORDS.pile} count={view.pile.length} place={PILE}>
        {view.pile.length > 0 && <BackCard />}
      </Pile>
      <Pile name={WORDS.discards} count={view.discards.length} place="discards">
        {top !== undefined && (
          <span class="m-discard" data-read={FACES[top]} data-flip={cardFlip(FACES[top])}>
            <BlowCard card={top} />
          </span>
        )}
      </Pile>
      <div class="m-facts">
        <Supply view={view} />
        {house.isSolo && <Stack view={view} />}
        {view.discards.length > 0 && <Browse view={view} />}
      </div>
    </div>
  )
}

const Supply = ({ view }: { view: State }): VNode => (
  <p class="m-supply" data-place={SUPPLY}>
    <span class="m-supply-name">{WORDS.supply}</span>
    {[DAMAGE, PLUS, MINUS, ...(masterOf(view, 'T7') < 0 ? [] : [CROW])].map((kind) => (
      <span key={kind} class="m-supply-kind">
        <TokenFace token={TOKENS[kind]} />
        <span class="unseen">{WORDS.tokenNames[TOKENS[kind]]}</span> {view.supply[kind]}
      </span>
    ))}
  </p>
)

/** EMR-14.12: what has come to light once comes round again, the visible token last of all. */
const Stack = ({ view: { stack, stackAt } }: { view: State }): VNode => (
  <div class="m-stack">
    <span class="m-supply-name">{WORDS.stack}</span>
    <ol class="m-stack-tokens">
      {stack.map((_, step) => {
        const kind = kindOf(stack[(stackAt + 1 + step) % stack.length])
        return (
          <li key={step} class={`m-stack-token is-${kind}`} title={WORDS.stackTokens[kind]}>
            <span aria-hidden="true">{WORDS.stackSigns[kind]}</span>
            <span class="unseen">{WORDS.stackTokens[kind]}</span>
          </li>
        )
      })}
    </ol>
  </div>
)

type StackKind = keyof typeof WORDS.stackSigns

const kindOf = (token: number): StackKind => {
  if (token < 0) return 'unknown'
  if (token === NEUTRAL_TOKEN) return 'neutral'
  return token === PLUS_TOKEN ? 'plus' : 'minus'
}

/** EMR-3.14 */
const Browse = ({ view }: { view: State }): VNode => (
  <details class="m-browse">
    <summary>
      {WORDS.browse}
      <span class="m-browse-what">{WORDS.browseWhat}</span>
    </summary>
    <ol class="m-browse-cards">
      {view.discards
        .toSorted((x, y) => x - y)
        .map((card) => (
          <li key={card} data-read={FACES[card]}>
            <span class="unseen">{cardWords(FACES[card])}</span>
            <BlowCard card={card} />
          </li>
        ))}
    </ol>
  </details>
)
