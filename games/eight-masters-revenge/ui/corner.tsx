import type { VNode } from 'preact'
import type { Stamp } from '../../../board/stamps.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { isOut } from '../rules/bout.ts'
import { Area } from './area.tsx'
import type { Moment } from './moment.ts'
import type { Verdict } from './placements.ts'
import type { Place } from './places.ts'
import { Plate } from './plate.tsx'
import type { Desk } from './use-desk.ts'
import { WORDS } from './words.ts'
import './corner.css'

interface CornerProps {
  readonly moment: Moment
  readonly seat: Seat
  /** Null for whoever only watches. */
  readonly desk: Desk | null
  readonly verdicts: ReadonlyMap<Place, Verdict>
  readonly stamps: readonly Stamp[]
  readonly step: number
  readonly isMine: boolean
  /** Seen from this side of the table. */
  readonly isBelow: boolean
  readonly isAsked: boolean
}

/** A fighter and the area before them. */
export const Corner = ({
  moment,
  seat,
  desk,
  verdicts,
  stamps,
  step,
  isMine,
  isBelow,
  isAsked,
}: CornerProps): VNode => {
  const { house, view, who } = moment
  const isGone = isOut(house, view, seat) && view.place[seat] === 0
  const label = isMine ? WORDS.mine : WORDS.area(who(seat))
  return (
    <section
      class={`m-corner${isBelow ? ' is-below' : ''}${isGone ? ' is-out' : ''}${partOf(moment, seat)}`}
      aria-label={label}
    >
      <Plate {...{ moment, seat, stamps, step, isMine, isAsked }} after={desk?.after ?? null} />
      {!isGone && <Area {...{ view, seat, desk, verdicts, label }} />}
    </section>
  )
}

const partOf = ({ view: { attack, window, active, ended } }: Moment, seat: Seat): string => {
  if (ended !== null) return ''
  const isPending = window === 'response' || window === 'counterback' || window === 't9'
  if (attack !== null && isPending && attack.defender === seat) return ' is-target'
  return seat === active ? ' is-active' : ''
}
