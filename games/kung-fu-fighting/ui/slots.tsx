import type { VNode } from 'preact'
import { carrying } from '../../../board/carrying.ts'
import type { Kind } from '../cards.ts'
import { strikesFor } from '../table/numbers.ts'
import { bare } from '../text/shout.ts'
import { Emblem, FightCard } from './face.tsx'
import { slotFlip } from './flights.ts'
import { readingOf } from './gear.tsx'
import type { Moment } from './moment.ts'
import { STANCE, WEAPON } from './picking.ts'
import type { Table } from './table-of.ts'
import type { Desk } from './use-desk.ts'
import { WORDS } from './words.ts'
import './slots.css'

/** My own Stance and Weapon: to be read, and to be picked where that means something. */
export const Slots = ({
  table,
  moment,
  desk,
  gone,
}: {
  table: Table
  moment: Moment
  desk: Desk
  gone: readonly Kind[]
}): VNode => {
  const { view } = table
  const { seat, house } = moment
  const strikes = view.weapons[seat] < 0 ? '' : WORDS.strikes(strikesFor(house, view, seat, view.weapons[seat], true))
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form
    <div class="kff-slots" role="group" aria-label={WORDS.inPlay}>
      <Slot
        {...{ table, moment, desk, gone }}
        id={STANCE}
        kind={view.stances[seat]}
        attached={view.onStance[seat]}
        none={WORDS.noStance}
        note=""
      />
      <Slot
        {...{ table, moment, desk, gone }}
        id={WEAPON}
        kind={view.weapons[seat]}
        attached={view.onWeapon[seat]}
        none={WORDS.noWeapon}
        note={strikes}
      />
    </div>
  )
}

interface SlotProps {
  readonly table: Table
  readonly moment: Moment
  readonly desk: Desk
  readonly gone: readonly Kind[]
  readonly id: string
  readonly kind: Kind
  readonly attached: readonly Kind[]
  readonly none: string
  readonly note: string
}

const Slot = ({ table, moment, desk, gone, id, kind, attached, none, note }: SlotProps): VNode => {
  if (kind < 0) return <div class="kff-slot is-empty">{none}</div>
  const { house, nameOf } = table
  const record = house.records[kind]
  const isChosen = desk.chosen.includes(id)
  const { value: drag } = desk.drag
  const carried = drag.phase === 'carried' && drag.id === id ? { translate: `${drag.dx}px ${drag.dy}px` } : {}
  return (
    <div class={`kff-slot${isChosen ? ' is-chosen' : ''}${gone.includes(kind) ? ' is-going' : ''}`}>
      <button
        type="button"
        class="kff-slot-main"
        data-pick={id}
        data-read={record.id}
        aria-pressed={isChosen}
        aria-disabled={!desk.mayPick(id)}
        style={carried}
        {...(desk.mayPick(id) ? carrying(desk.drag, { onTap: desk.toggle, onDrop: desk.drop }, id) : {})}
      >
        <span class="unseen">{readingOf(table, kind)}</span>
        <span class="kff-slot-card" aria-hidden="true">
          <FightCard record={record} nameOf={nameOf} flip={slotFlip(moment.seat, kind)} />
        </span>
        <span class="kff-slot-words" aria-hidden="true">
          <span class="kff-slot-name">{bare(record.name)}</span>
          {note !== '' && <span class="kff-slot-note">{note}</span>}
        </span>
      </button>
      {attached.length > 0 && (
        <span class="kff-slot-attached">
          {attached.map((other) => (
            <button
              key={other}
              type="button"
              class="kff-sign-button"
              data-read={house.records[other].id}
              data-flip={slotFlip(moment.seat, other)}
              aria-label={readingOf(table, other)}
            >
              <Emblem record={house.records[other]} />
            </button>
          ))}
        </span>
      )}
    </div>
  )
}
