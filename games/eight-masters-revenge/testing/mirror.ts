import { CARDS, type CardTable } from '../cards.ts'
import type { Choice, Side, Use } from '../choice.ts'
import { COLUMNS, LAST_PLACE } from '../constants.ts'
import { slideCode, slidingLeft, slidingSeat, slidingSide } from '../rules/slide-code.ts'
import { copyState, type State } from '../state.ts'

/** Everything about the duel seen in a mirror: cards, columns, sides and answers. */
export const MIRRORED_CARDS: CardTable = { ...CARDS, left: CARDS.right, right: CARDS.left }

const place = (p: number): number => (p === 0 ? 0 : LAST_PLACE + 1 - p)
const column = (c: number): number => COLUMNS + 1 - c
const side = (name: Side): Side => (name === 'left' ? 'right' : 'left')

export const mirroredState = (original: State): State => {
  const s = copyState(original)
  s.place = original.place.map(place)
  s.couple = original.couple.map((_, at) => original.couple[at ^ 1])
  s.zones = original.zones.map((_, at) => {
    const first = at - (at % COLUMNS)
    return original.zones[first + COLUMNS - 1 - (at % COLUMNS)]
  })
  if (s.attack !== null) s.attack.side = 1 - s.attack.side
  if (s.slide !== 0) s.slide = slideCode(slidingSeat(s.slide), 1 - slidingSide(s.slide), slidingLeft(s.slide))
  return s
}

export const mirroredChoice = (choice: Choice): Choice => {
  switch (choice.do) {
    case 'place':
      return { ...choice, column: place(choice.column) }
    case 'putCrow':
      return { ...choice, column: column(choice.column) }
    case 'attack':
    case 'counter':
      return { ...choice, side: side(choice.side) }
    case 'moveInZones':
      return { ...choice, from: column(choice.from), to: column(choice.to) }
    case 'effect':
    case 'newEffect':
      return { ...choice, use: mirroredUse(choice.use) }
    default:
      return choice
  }
}

const mirroredUse = (use: Use): Use => {
  switch (use.do) {
    case 'slide':
      return { ...use, side: side(use.side) }
    case 'trap':
    case 'removeFromZone':
      return { ...use, column: column(use.column) }
    case 'copy':
      return { ...use, use: mirroredUse(use.use) }
    default:
      return use
  }
}
