import type { VNode } from 'preact'
import { kindOfFace } from '../cards.ts'
import { handSize } from '../rules/slots.ts'
import { defences } from '../table/numbers.ts'
import { textOf } from '../text/card-words.ts'
import { bare } from '../text/shout.ts'
import { CardReading } from './card-reading.tsx'
import { Emblem } from './face.tsx'
import type { Table } from './table-of.ts'
import { WORDS } from './words.ts'
import './reading.css'

/** Whatever can be read: a card, or all that somebody has in play. */
export const read = (table: Table, id: string): VNode | null =>
  id.startsWith(SEAT) ? readSeat(table, Number(id.slice(SEAT.length))) : readCard(table, id)

const SEAT = 'seat '
export const seatReading = (seat: number): string => `${SEAT}${seat}`

const readSeat = ({ house, view, who }: Table, seat: number): VNode => {
  const kinds = [
    view.archetypes[seat],
    view.stances[seat],
    ...view.onStance[seat],
    view.weapons[seat],
    ...view.onWeapon[seat],
  ].filter((kind) => kind >= 0)
  const { cards, weapons } = defences(house, view, seat)
  return (
    <div class="kff-reading-seat">
      <b>{who(seat)}</b>
      <span class="kff-reading-type">
        {' · '}
        {cards === weapons ? WORDS.defence(cards) : WORDS.defences(cards, weapons)}
        {' · '}
        {WORDS.handSize(handSize(house, view, seat))}
      </span>
      {kinds.map((kind) => (
        <p key={kind} class="kff-reading-line">
          <Emblem record={house.records[kind]} />
          <span>
            <b>{bare(house.records[kind].name)}</b> {textOf(house.records[kind])}
          </span>
        </p>
      ))}
    </div>
  )
}

const readCard = ({ house, nameOf }: Table, id: string): VNode | null => {
  const record = house.records[kindOfFace(house, id)]
  return record === undefined ? null : <CardReading record={record} nameOf={nameOf} />
}
