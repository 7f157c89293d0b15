import type { VNode } from 'preact'
import type { Seat } from '../../../kernel/seats.ts'
import { aimingOf } from './draft.ts'
import type { Moment } from './moment.ts'
import type { Desk } from './use-desk.ts'
import { WORDS } from './words.ts'

/** For the pointer: aims at whoever sits there. The same can be picked at the desk, by any means. */
export const Aim = ({ moment, desk, seat }: { moment: Moment; desk: Desk; seat: Seat }): VNode | null => {
  if (desk.options.length === 0 || (desk.draft.cards.length === 0 && !desk.draft.weapon)) return null
  const { open, room } = aimingOf(moment, desk.draft)
  if (room === 0 || !open.includes(seat)) return null
  return (
    <button
      type="button"
      class={`kff-aim${desk.draft.targets.includes(seat) ? ' is-on' : ''}`}
      tabIndex={-1}
      aria-hidden="true"
      // Who aims does not want to read.
      data-read=""
      onClick={() => desk.aim(seat)}
    >
      {WORDS.aim}
    </button>
  )
}
