import type { House } from './house.ts'

/**
 * Copies cannot differ, so a card is its kind: an index of the match's prints. A hidden card also carries who has seen
 * it (six seats and the gallery) and which shuffle it came from, packed above the kind.
 */
export type Kind = number
export type Card = number

const KIND_BITS = 1023
const SEEN_SHIFT = 10
const SEEN_BITS = 127
const SHUFFLE_SHIFT = 17
export const HOLE: Kind = KIND_BITS
export const GALLERY_BIT = 6
/** Cards of shuffles beyond this one count as its own; nobody will play so long. */
export const MOST_SHUFFLES = 2 ** (31 - SHUFFLE_SHIFT) - 1

export const kindOf = (card: Card): Kind => card & KIND_BITS
export const seenBy = (card: Card): number => (card >>> SEEN_SHIFT) & SEEN_BITS
export const shuffleOf = (card: Card): number => card >>> SHUFFLE_SHIFT
export const cardOf = (kind: Kind, shuffle: number, seen = 0): Card =>
  kind | (seen << SEEN_SHIFT) | (shuffle << SHUFFLE_SHIFT)
export const withSeen = (card: Card, bits: number): Card => cardOf(kindOf(card), shuffleOf(card), bits)

export const facesOf = ({ prints }: House, cards: readonly Card[]): string[] => {
  const faces: string[] = []
  for (let i = 0; i < cards.length; i++) faces.push(faceOf(prints[kindOf(cards[i])]?.id))
  return faces
}

const faceOf = (id: string | undefined): string => id ?? '?'

/** A face that does not exist becomes a kind that nobody holds. */
export const kindOfFace = (house: House, face: string): Kind => house.kindOf.get(face) ?? NO_KIND
export const NO_KIND: Kind = KIND_BITS - 1
export const kindsFrom = (house: House, faces: readonly string[]): Kind[] => {
  const kinds: Kind[] = []
  for (let i = 0; i < faces.length; i++) kinds.push(kindOfFace(house, faces[i]))
  return kinds
}
