import { COLOUR, COLOURS, FLOWER, kindOfFace, NUMBER } from '../cards.ts'

/** A card in words: `red 4 with a flower`. */
export const faceWords = (face: string): string => {
  const kind = kindOfFace(face)
  return `${COLOURS[COLOUR[kind]]} ${NUMBER[kind]}${FLOWER[kind] === 1 ? ' with a flower' : ''}`
}

export const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`
