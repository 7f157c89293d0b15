import { type Seat, seatList } from '../../../kernel/seats.ts'
import { COLUMNS } from '../constants.ts'
import {
  CROW,
  crowsIn,
  DAMAGE,
  damageIn,
  MINUS,
  PLUS,
  type Placed,
  TOKENS,
  type TokenName,
  tokensOn,
  type Zone,
} from '../placed.ts'
import { zoneIndex } from '../rules/area.ts'
import type { State } from '../state.ts'

/** One of the six columns of an area. */
export interface Column {
  readonly column: number
  /** The card that stands there, in either row; −1 for none. */
  readonly placed: Placed
  /** Its place in the couple. */
  readonly side: number
  readonly zone: Zone
}

export const columnsOf = (view: State, seat: Seat): readonly Column[] =>
  seatList(COLUMNS).map((index) => {
    const column = index + 1
    const side = column - view.place[seat]
    const isCouple = side === 0 || side === 1
    return {
      column,
      placed: isCouple ? view.couple[2 * seat + side] : -1,
      side,
      zone: view.zones[zoneIndex(seat, column)],
    }
  })

export interface Tokens {
  readonly token: TokenName
  readonly count: number
}

const some = (tokens: readonly Tokens[]): readonly Tokens[] => tokens.filter(({ count }) => count > 0)

/** What lies on a card. */
export const onCard = (placed: Placed): readonly Tokens[] =>
  placed < 0 ? [] : some([DAMAGE, PLUS, MINUS].map((kind) => ({ token: TOKENS[kind], count: tokensOn(placed, kind) })))

/** What lies on a zone. */
export const onZone = (zone: Zone): readonly Tokens[] =>
  some([
    { token: TOKENS[DAMAGE], count: damageIn(zone) },
    { token: TOKENS[CROW], count: crowsIn(zone) },
  ])
