import { type Card, hiddenCards, type Kind } from '../../kernel/hidden-cards.ts'
import type { House } from './house.ts'

/** Copies cannot differ, so a card is its kind: an index of the match's prints. */
export type { Card, Kind } from '../../kernel/hidden-cards.ts'

/** Six seats and the gallery may have seen a card. */
export const hidden = hiddenCards({ kindBits: 10, seats: 6 })
export const { HOLE, GALLERY_BIT, kindOf, shuffleOf, cardOf } = hidden
/** Cards of shuffles beyond this one count as its own; nobody will play so long. */
export const { MOST_SHUFFLES } = hidden

export const facesOf = ({ prints }: House, cards: readonly Card[]): string[] => {
  const faces: string[] = []
  for (let i = 0; i < cards.length; i++) faces.push(faceOf(prints[kindOf(cards[i])]?.id))
  return faces
}

const faceOf = (id: string | undefined): string => id ?? '?'

/** A face that does not exist becomes a kind that nobody holds. */
export const kindOfFace = (house: House, face: string): Kind => house.kindOf.get(face) ?? NO_KIND
const NO_KIND: Kind = HOLE - 1
/** Where one card is asked for and not exactly one was named; nobody holds it. */
export const NOT_ONE: Kind = HOLE - 2
export const kindsFrom = (house: House, faces: readonly string[]): Kind[] => {
  const kinds: Kind[] = []
  for (let i = 0; i < faces.length; i++) kinds.push(kindOfFace(house, faces[i]))
  return kinds
}
