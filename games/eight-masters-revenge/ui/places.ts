import type { Seat } from '../../../kernel/seats.ts'
import { cardOfFace } from '../cards.ts'
import { LEFT, RIGHT, type Side } from '../choice.ts'
import { coupleIndex, isOpen } from '../rules/area.ts'
import type { State } from '../state.ts'

/** A name for whatever can be pointed at on the board. */
export type Place = string

export const zonePlace = (seat: Seat, column: number): Place => `zone ${seat} ${column}`
export const cardPlace = (seat: Seat, side: number): Place => `card ${seat} ${side}`
export const seatPlace = (seat: Seat): Place => `seat ${seat}`
export const couplePlaces = (seat: Seat): readonly Place[] => [cardPlace(seat, LEFT), cardPlace(seat, RIGHT)]

/** The card that stands in a column, or else its zone. */
export const placeAt = ({ place }: State, seat: Seat, column: number): Place => {
  const side = column - place[seat]
  return side === LEFT || side === RIGHT ? cardPlace(seat, side) : zonePlace(seat, column)
}

/** Where a card in play lies. */
export const placesOfFace = (view: State, face: string): readonly Place[] => {
  const at = coupleIndex(view, cardOfFace(face))
  return at < 0 ? [] : [cardPlace(at >>> 1, at & 1)]
}

/** The zone beside the couple; nothing where the wall is. */
export const besideCouple = (view: State, seat: Seat, side: Side): readonly Place[] => {
  if (!isOpen(view, seat, side === 'left' ? LEFT : RIGHT)) return []
  return [zonePlace(seat, side === 'left' ? view.place[seat] - 1 : view.place[seat] + 2)]
}
