import type { Seat } from '../../../kernel/seats.ts'
import { HIMIKO, type Kind, PEACH } from '../cards.ts'
import type { State } from '../state.ts'
import { countOf } from './lists.ts'

/** KFU-6.8: board limit, less one if the token binds this round. */
export const ownLimit = ({ players, round }: State, seat: Seat): number =>
  players[seat].limit - (players[seat].blocked === round ? 1 : 0)

/** KFU-6.9: with every Peach of the front row. */
export const highestLimit = (s: State, seat: Seat): number => ownLimit(s, seat) + countOf(s.players[seat].front, PEACH)

/** KFU-6.10: whoever leads as Himiko is not counted. */
export const countedIn = (team: readonly Kind[]): number => (team[0] === HIMIKO ? team.length - 1 : team.length)

/** KFU-6.9: no more than needed. */
export const peachesNeeded = (s: State, seat: Seat, counted: number): number => Math.max(0, counted - ownLimit(s, seat))
