import type { ComponentChildren, VNode } from 'preact'
import { Stamps } from '../../../board/stamp.tsx'
import type { Stamp } from '../../../board/stamps.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { HOLE, type Kind, kindOf } from '../cards.ts'
import { HAND_SIZE } from '../constants.ts'
import { isOut } from '../rules/bout.ts'
import { handSize } from '../rules/slots.ts'
import { defences } from '../table/numbers.ts'
import { bare } from '../text/shout.ts'
import { Chi } from './chi.tsx'
import { BackCard, FightCard } from './face.tsx'
import { backFlip, handPlace, seatPlace } from './flights.ts'
import { Gear } from './gear.tsx'
import { seatReading } from './reading.tsx'
import type { Table } from './table-of.ts'
import { WORDS } from './words.ts'
import './seat.css'

/** What a plate shows beside what lies on the table. */
export interface Plate {
  readonly seat: Seat
  /** What the step that is shown did to them, and which step it is. */
  readonly stamps: readonly Stamp[]
  readonly step: number
  /** What the exchange would cost, as it stands or with what is picked. */
  readonly threat: number
  readonly gone: readonly Kind[]
  readonly isAsked: boolean
  readonly isTarget: boolean
  readonly isMate: boolean
}

/** A shape for each side, so that nobody has to tell colours apart. */
const SIDES = ['●', '▲', '■'] as const

/** Who sits there and how they stand: the part that everybody has. */
export const SeatHead = ({ table, plate }: { table: Table; plate: Plate }): VNode => {
  const { house, view, who } = table
  const { seat, stamps, step, threat, isMate } = plate
  const side = house.sideOf[seat]
  const isFighting = view.window !== 'archetype' && view.ended === null
  return (
    <>
      <div class="seat-line">
        {house.teams && (
          <span class={`kff-side is-side-${side}`} aria-hidden="true">
            {SIDES[side]}
          </span>
        )}
        <span class="seat-name">{who(seat)}</span>
        {house.teams && (
          <span class={isMate ? 'seat-tag is-partner' : 'unseen'}>
            {isMate ? WORDS.partner : WORDS.team(SIDES[side])}
          </span>
        )}
        {isFighting && view.active === seat && <span class="seat-tag is-turn">{WORDS.turn}</span>}
        {isFighting && plate.isTarget && <span class="seat-tag is-target">{WORDS.attacked}</span>}
        {isFighting && plate.isAsked && <span class="seat-tag is-asked">{WORDS.thinks}</span>}
      </div>
      {view.window !== 'archetype' && (
        <div class="kff-seat-chi">
          <Chi name={who(seat)} now={view.chi[side]} most={house.chi} threat={threat} />
          <Stamps stamps={stamps} step={step} />
        </div>
      )}
    </>
  )
}

/** How well somebody is protected, and how many cards the hand may have. */
export const Numbers = ({ table: { house, view }, seat }: { table: Table; seat: Seat }): VNode | null => {
  const { cards, weapons } = defences(house, view, seat)
  const size = handSize(house, view, seat)
  const said = [
    ...(cards === weapons ? (cards === 0 ? [] : [WORDS.defence(cards)]) : [WORDS.defences(cards, weapons)]),
    ...(size === HAND_SIZE ? [] : [WORDS.handSize(size)]),
  ]
  return said.length === 0 ? null : <span class="kff-numbers">{said.join(' · ')}</span>
}

interface OpponentProps {
  readonly table: Table
  readonly plate: Plate
  readonly at: number
  /** The button that aims at this seat, where aiming is possible. */
  readonly children?: ComponentChildren
}

/** Somebody else: what one sees across the table. */
export const Opponent = ({ table, plate, at, children }: OpponentProps): VNode => {
  const { house, view, nameOf } = table
  const { seat, isAsked, isTarget, isMate, gone } = plate
  const hand = view.hands[seat]
  const known = hand.map(kindOf).filter((kind) => kind !== HOLE)
  const hasGear = [view.archetypes, view.stances, view.weapons].some((row) => row[seat] >= 0)
  const out = isOut(house, view, seat) && view.window !== 'archetype'
  const state = [out && 'is-out', isAsked && 'is-asked', isTarget && 'is-target', isMate && 'is-mate']
  return (
    <li
      class={['seat', 'opponent', ...state.filter(Boolean)].join(' ')}
      data-place={seatPlace(seat)}
      data-drop={`seat ${seat}`}
      data-read={hasGear ? seatReading(seat) : undefined}
      style={{ '--at': at }}
    >
      <SeatHead table={table} plate={plate} />
      {out ? (
        <p class="kff-out">{WORDS.out}</p>
      ) : (
        <>
          <Gear table={table} seat={seat} gone={gone} />
          {view.window !== 'archetype' && (
            <div class="backs" data-place={handPlace(seat)}>
              <div class="backs-row" aria-hidden="true">
                {hand.map((card, i) => {
                  const record = house.records[kindOf(card)]
                  const flip = backFlip(seat, i)
                  return record === undefined ? (
                    <BackCard key={flip} flip={flip} />
                  ) : (
                    <FightCard key={flip} record={record} nameOf={nameOf} flip={flip} />
                  )
                })}
              </div>
              <span class="backs-count">
                {WORDS.cards(hand.length)}
                {known.length > 0 && (
                  <span class="unseen">, {WORDS.known(known.map((kind) => bare(house.records[kind].name)))}</span>
                )}
              </span>
              <Numbers table={table} seat={seat} />
            </div>
          )}
        </>
      )}
      {children}
    </li>
  )
}
