import type { VNode } from 'preact'
import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import { textOf, typeLine } from '../text/card-words.ts'
import { bare } from '../text/shout.ts'
import { Emblem } from './face.tsx'
import { slotFlip } from './flights.ts'
import type { Table } from './table-of.ts'
import { WORDS } from './words.ts'
import './gear.css'

/** What somebody has in play: Archetype, Stance and Weapon, each with what is attached to it. */
export const Gear = ({ table, seat, gone }: { table: Table; seat: Seat; gone: readonly Kind[] }): VNode | null => {
  const { archetypes, stances, weapons, onStance, onWeapon } = table.view
  if (archetypes[seat] < 0 && stances[seat] < 0 && weapons[seat] < 0) return null
  return (
    <ul class="kff-gear">
      <Chip table={table} seat={seat} kind={archetypes[seat]} attached={[]} gone={gone} />
      <Chip table={table} seat={seat} kind={stances[seat]} attached={onStance[seat]} gone={gone} />
      <Chip table={table} seat={seat} kind={weapons[seat]} attached={onWeapon[seat]} gone={gone} />
    </ul>
  )
}

interface ChipProps {
  readonly table: Table
  readonly seat: Seat
  readonly kind: Kind
  readonly attached: readonly Kind[]
  readonly gone: readonly Kind[]
}

const Chip = ({ table, seat, kind, attached, gone }: ChipProps): VNode | null =>
  kind < 0 ? null : (
    <li class={`kff-chip${gone.includes(kind) ? ' is-going' : ''}`}>
      <Sign table={table} seat={seat} kind={kind} named />
      {attached.map((other) => (
        <Sign key={other} table={table} seat={seat} kind={other} named={false} />
      ))}
    </li>
  )

/** One card as a sign that can be read. */
const Sign = ({ table, seat, kind, named }: { table: Table; seat: Seat; kind: Kind; named: boolean }): VNode => {
  const record = table.house.records[kind]
  return (
    <button
      type="button"
      class="kff-sign-button"
      data-read={record.id}
      data-flip={slotFlip(seat, kind)}
      aria-label={readingOf(table, kind)}
    >
      <Emblem record={record} />
      {named && <span class="kff-chip-name">{bare(record.name).replace(/^The /, '')}</span>}
    </button>
  )
}

/** A card in words: name, type, what it does, how much of it is known. */
export const readingOf = ({ house }: Pick<Table, 'house'>, kind: Kind): string => {
  const record = house.records[kind]
  return `${bare(record.name)}, ${typeLine(record)}: ${textOf(record)} (${WORDS.tags[record.tag]})`
}
