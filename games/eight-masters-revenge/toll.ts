import type { Seat } from '../../kernel/seats.ts'
import type { House } from './options.ts'
import { isOut } from './rules/bout.ts'
import { strike } from './rules/strike.ts'
import { copyState, type State } from './state.ts'

/** What the packets on their way cost, taken one by one as the rules take them (EMR-0.9). */
export interface Toll {
  /** The life that each seat loses: of a fallen player the team-mate (EMR-16.7). */
  readonly lost: readonly number[]
  /** Whether a seat, or its team, is out of the fight then (EMR-17.2, EMR-17.4). */
  readonly fells: (seat: Seat) => boolean
}

export const tollOf = (house: House, view: State): Toll => {
  const s = copyState(view)
  while (s.packets.length > 0 && s.ended === null) strike({ house, s, log: undefined })
  return {
    lost: view.life.map((life, seat) => life - s.life[seat]),
    fells: (seat) => (s.ended === null ? isOut(house, s, seat) : !s.ended.winners.includes(seat)),
  }
}
