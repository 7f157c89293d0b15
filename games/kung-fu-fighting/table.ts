import type { Line, Who } from '../../kernel/contract.ts'
import { seatList, type Viewer } from '../../kernel/seats.ts'
import { facesOf } from './cards.ts'
import type { House } from './house.ts'
import type { State } from './state.ts'

/** The table as text, the same for terminal and screen reader. */
export const draw = (house: House, view: State, viewer: Viewer, who: Who): Line[] => [
  [`Turn ${view.turn} · deck ${view.deck.length} · discard ${view.discard.length}`],
  ...seatList(house.seats).map((seat): Line => {
    const inPlay = facesOf(
      house,
      [view.stances[seat], view.weapons[seat]].filter((kind) => kind >= 0),
    )
    return [`${who(seat)}: ${view.chi[house.sideOf[seat]]} Chi, ${view.hands[seat].length} cards ${inPlay.join(' ')}`]
  }),
  ...(viewer === 'gallery' ? [] : [[`Your hand  ${facesOf(house, view.hands[viewer]).join(' ')}`]]),
]
