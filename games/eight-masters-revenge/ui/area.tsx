import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { roved } from '../../../board/keys.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { FACES } from '../cards.ts'
import { cardAt, isBlocked } from '../placed.ts'
import type { State } from '../state.ts'
import { type Column, columnsOf, onCard, onZone } from './columns.ts'
import { BlowCard } from './face.tsx'
import { areaPlace, cardFlip, tokenFlip } from './flights.ts'
import { GhostLayer } from './ghost-layer.tsx'
import { type Ghost, ghostsOf } from './ghosts.ts'
import { optionsAt } from './options.ts'
import type { Verdict } from './placements.ts'
import { cardPlace, type Place, zonePlace } from './places.ts'
import { TokenStack } from './token.tsx'
import type { Desk } from './use-desk.ts'
import { cardWords, WORDS, zoneWords } from './words.ts'
import './area.css'

interface AreaProps {
  readonly view: State
  readonly seat: Seat
  readonly label: string
  /** Null for whoever only watches. */
  readonly desk: Desk | null
  /** What a selected card would do on either side, by place. */
  readonly verdicts: ReadonlyMap<Place, Verdict>
}

/** Six columns, each with an attack zone and, nearer to the owner, a block zone. */
export const Area = ({ view, seat, label, desk, verdicts }: AreaProps): VNode => {
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Place | null>(null)
  const columns = columnsOf(view, seat)
  const ghosts = desk?.after == null ? null : ghostsOf(view, desk.after.view, seat)
  const places = columns.map((column) => placeOf(seat, column)).filter((place) => isButton(desk, place))
  const stop = places.find((place) => place === focused) ?? places.find((place) => isLit(desk, place)) ?? places[0]

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = roved(event.key, places.indexOf(stop), places.length)
    if (to === null) return
    event.preventDefault()
    grid.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are places on a table, not fields of a form
    <div class="m-grid" role="group" aria-label={label} data-place={areaPlace(seat)} ref={grid} onKeyDown={onKeyDown}>
      {columns.map((column) => {
        const place = placeOf(seat, column)
        return (
          <ColumnCell
            key={column.column}
            seat={seat}
            column={column}
            place={place}
            desk={desk}
            ghost={ghosts?.[column.column - 1]}
            verdict={verdicts.get(place)}
            isStop={place === stop}
            onFocus={() => {
              setFocused(place)
              desk?.lookAt(place)
            }}
          />
        )
      })}
    </div>
  )
}

const placeOf = (seat: Seat, { column, placed, side }: Column): Place =>
  placed < 0 ? zonePlace(seat, column) : cardPlace(seat, side)

/** A card can always be looked at, a zone when something may be done with it. */
const isButton = (desk: Desk | null, place: Place): boolean =>
  place.startsWith('card') || (desk !== null && optionsAt(desk.options, place).length > 0)

const isLit = (desk: Desk | null, place: Place): boolean =>
  desk !== null && optionsAt(desk.options, place).some(({ refusal }) => refusal === null)

interface CellProps {
  readonly seat: Seat
  readonly column: Column
  readonly place: Place
  readonly desk: Desk | null
  readonly ghost: Ghost | undefined
  readonly verdict: Verdict | undefined
  readonly isStop: boolean
  onFocus(): void
}

const ColumnCell = ({ seat, column, place, desk, ghost, verdict, isStop, onFocus }: CellProps): VNode => {
  const zoneTokens = onZone(column.zone)
  const state = stateOf(desk, place)
  const parting = ghost?.isLeaving === true ? PARTINGS[desk?.about?.choice.do ?? ''] : undefined
  const handlers = {
    type: 'button' as const,
    'data-at': place,
    'aria-disabled': !isLit(desk, place),
    ...(isLit(desk, place) ? { 'aria-pressed': desk?.picked === place } : {}),
    tabIndex: isStop ? 0 : -1,
    onFocus,
    onBlur: () => desk?.lookAt(null),
    onPointerEnter: () => desk?.lookAt(place),
    onPointerLeave: () => desk?.lookAt(null),
    onClick: () => desk?.point(place),
  }
  return (
    <div class={`m-column${ghost?.isLeaving === true ? ' is-leaving' : ''}`}>
      <span class="m-zone" aria-hidden="true">
        {column.column}
      </span>
      <span class="m-block" aria-hidden="true" />
      {column.placed >= 0 ? (
        <CardButton column={column} state={state} handlers={handlers} />
      ) : (
        isButton(desk, place) && (
          <button {...handlers} class={`m-spot${state}`}>
            <span class="unseen">
              {zoneWords(column, zoneTokens)}
              {verdict !== undefined && `: ${verdict.words}`}
            </span>
          </button>
        )
      )}
      {zoneTokens.length > 0 && (
        <span class={`m-zone-tokens${column.placed >= 0 ? ' is-covered' : ''}`}>
          {zoneTokens.map((tokens) => (
            <TokenStack key={tokens.token} tokens={tokens} flip={tokenFlip(seat, column.column, tokens.token)} />
          ))}
        </span>
      )}
      <GhostLayer ghost={ghost} verdict={verdict} parting={parting} />
    </div>
  )
}

const stateOf = (desk: Desk | null, place: Place): string => {
  const here = desk === null ? [] : optionsAt(desk.options, place)
  if (here.length === 0) return ''
  const isOpen = here.some(({ refusal }) => refusal === null)
  return `${isOpen ? ' is-lit' : ' is-closed'}${desk?.picked === place ? ' is-picked' : ''}`
}

interface CardButtonProps {
  readonly column: Column
  readonly state: string
  readonly handlers: object
}

const CardButton = ({ column: { column, placed, zone }, state, handlers }: CardButtonProps): VNode => {
  const face = FACES[cardAt(placed)]
  const tokens = onCard(placed)
  return (
    <button
      {...handlers}
      class={`m-card${isBlocked(placed) ? ' is-blocked' : ''}${state}`}
      data-read={face}
      data-flip={cardFlip(face)}
    >
      <span class="unseen">
        {WORDS.standing(column, cardWords(face), isBlocked(placed), [...tokens, ...onZone(zone)])}
      </span>
      <BlowCard card={cardAt(placed)} />
      {tokens.length > 0 && (
        <span class="m-card-tokens">
          {tokens.map((one) => (
            <TokenStack key={`${one.token} ${one.count}`} tokens={one} />
          ))}
        </span>
      )}
    </button>
  )
}

/** What becomes of a card that would leave. */
const PARTINGS: Readonly<Record<string, string>> = { attack: WORDS.flies, counter: WORDS.leaves }
