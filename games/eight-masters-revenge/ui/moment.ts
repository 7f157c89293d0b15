import type { Who, Words } from '../../../kernel/contract.ts'
import { type Seat, seatLetter } from '../../../kernel/seats.ts'
import type { House } from '../options.ts'
import { isAutomaton } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { capital } from '../text/phrases.ts'

/** What it is about: the agreed rules, the moment, and whose choice it is. */
export interface Moment {
  readonly house: House
  readonly view: State
  readonly seat: Seat
  readonly who: Who
}

/** Who sits at no place of the table is called by the label of the letter. */
export const withAutomaton =
  (house: House, who: Who, { labels }: Words): Who =>
  (seat) =>
    isAutomaton(house, seat) ? capital(labels[seatLetter(seat)] ?? seatLetter(seat)) : who(seat)
