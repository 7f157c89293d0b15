import { type Card, hiddenCards, type Kind } from '../../kernel/hidden-cards.ts'

/**
 * The 54 number cards (KBK-1.1, KBK-1.2). Copies cannot differ, so a card is its kind: 8 kinds in each of 3 colours.
 * A hidden card also carries who has seen it and which shuffle it came from.
 */
export type { Card, Kind } from '../../kernel/hidden-cards.ts'

export const COLOURS = ['red', 'blue', 'green'] as const
export const NUMBERS = [0, 1, 2, 3, 4, 5] as const

const LETTERS = ['R', 'B', 'G']
const PRINTS = [
  { number: 0, flower: 0, copies: 3 },
  { number: 1, flower: 0, copies: 3 },
  { number: 2, flower: 0, copies: 3 },
  { number: 3, flower: 0, copies: 3 },
  { number: 4, flower: 0, copies: 1 },
  { number: 4, flower: 1, copies: 2 },
  { number: 5, flower: 0, copies: 1 },
  { number: 5, flower: 1, copies: 2 },
]

const table = COLOURS.flatMap((_, colour) => PRINTS.map((print) => ({ colour, ...print })))

/** Tables by kind. Colours are indices of COLOURS; a flower is 1. */
export const KINDS = table.length
export const COLOUR: readonly number[] = table.map(({ colour }) => colour)
export const NUMBER: readonly number[] = table.map(({ number }) => number)
export const FLOWER: readonly number[] = table.map(({ flower }) => flower)
export const COPIES: readonly number[] = table.map(({ copies }) => copies)
export const FACES: readonly string[] = table.map(
  ({ colour, number, flower }) => `${LETTERS[colour]}${number}${flower === 1 ? '*' : ''}`,
)

export const DECK: readonly Kind[] = table.flatMap(({ copies }, kind) => Array<Kind>(copies).fill(kind))

/** Where to find a face: by the letter's code and the number; a flower is the kind after the plain one. */
const ZERO = '0'.charCodeAt(0)
const FIRST_OF: readonly number[] = LETTERS.reduce((first: number[], letter, colour) => {
  first[letter.charCodeAt(0)] = colour * PRINTS.length
  return first
}, [])
const PLACE_OF: readonly number[] = NUMBERS.map((number) => PRINTS.findIndex((print) => print.number === number))

/** −1 when the text is no face. Choices are read all the time, so it is looked up letter by letter. */
export const kindOfFace = (face: string): Kind => {
  const kind = FIRST_OF[face.charCodeAt(0)] + PLACE_OF[face.charCodeAt(1) - ZERO] + (face.length === 3 ? 1 : 0)
  return FACES[kind] === face ? kind : -1
}
export const facesOf = (cards: readonly Card[]): string[] => cards.map((card) => FACES[kindOf(card)])
/** A face that does not exist becomes a kind that nobody holds. */
export const kindsFrom = (faces: readonly string[]): Kind[] => {
  const kinds: Kind[] = []
  for (let i = 0; i < faces.length; i++) kinds.push(kindOfFace(faces[i]))
  return kinds
}

/** −1 when the text is no colour. */
const COLOUR_NAMES: readonly string[] = COLOURS
export const colourNamed = (name: string): number => COLOUR_NAMES.indexOf(name)
export const letterOf = (colour: number): string => LETTERS[colour]
export const colourOfLetter = (letter: string): number => LETTERS.indexOf(letter)

/** Seven seats and the gallery may have seen a card. */
export const hidden = hiddenCards({ kindBits: 5, seats: 7 })
export const { HOLE, GALLERY_BIT, kindOf, seenBy, shuffleOf, cardOf } = hidden

/** Shown openly: to all seats and to the gallery. */
export const everybody = (seats: number): number => ((1 << seats) - 1) | (1 << GALLERY_BIT)
export const shownTo = (card: Card, bits: number): Card => hidden.withSeen(card, seenBy(card) | bits)
