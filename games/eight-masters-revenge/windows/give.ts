import { type Seat, seatList } from '../../../kernel/seats.ts'
import { misplaced } from '../../../kernel/windows.ts'
import { GIVE, packValue, valueOf } from '../choice.ts'
import { recordOf } from '../effects/aim.ts'
import type { House } from '../options.ts'
import { isOpponent } from '../rules/bout.ts'
import { TECHNIQUE_RULES } from '../rules/techniques.ts'
import type { State } from '../state.ts'
import type { Window } from './window.ts'

/** Opponents clockwise from the owner. */
const opponents = (house: House, s: State, seat: Seat): Seat[] =>
  seatList(house.areas)
    .map((step) => (seat + step) % house.areas)
    .filter((other) => isOpponent(house, s, seat, other))

/** D2: T8's marker goes to an opponent (EMR-13.34). */
export const give: Window = {
  form: (house) => ({ kind: 'either', of: { give: recordOf({ seat: { kind: 'seat', of: seatList(house.areas) } }) } }),
  choices: (house, s, seat, out) => {
    for (const other of opponents(house, s, seat)) out.push(packValue(GIVE, other))
  },
  refusal: (house, s, seat, choice) => {
    if (choice.do !== 'give') return misplaced(choice)
    return isOpponent(house, s, seat, choice.seat) ? null : { rule: 'EMR-13.34', why: 'noOpponent' }
  },
  play: (b, _seat, code) => {
    TECHNIQUE_RULES.T8.act(b, valueOf(code))
    b.s.step = 'start'
  },
  fallback: (house, s, seat) => packValue(GIVE, opponents(house, s, seat)[0]),
}
