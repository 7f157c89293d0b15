/**
 * The 100 blow cards (appendix A) and the 8 bows. Every card exists once, so a card is its number: blue 0 … 24, red,
 * green, yellow up to 99 by left and right number, then the bows X1 … X8.
 */
export type Card = number

export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const
export const EFFECTS = ['slide', 'trap', 'wound', 'empower', 'remove', 'switch', 'draw', 'copy'] as const
export type EffectName = (typeof EFFECTS)[number]

const LETTERS = ['B', 'R', 'G', 'Y']
/** EMR-3.3: numbers run from 1 to 5. */
const NUMBERS = 5
export const BLOWS = COLOURS.length * NUMBERS * NUMBERS
const BOWS = 8
export const ALL_CARDS = BLOWS + BOWS

/** Appendix A: the moves by row and column; the digit is the damage, D a dragon. */
const MOVES = [
  ['0D draw', '0D copy', '0 trap', '0 wound', '0D switch'],
  ['1 slide', '1 empower', '1 draw', '1D remove', '1D trap'],
  ['1D wound', '1D switch', '1 slide', '1 copy', '1 wound'],
  ['2 trap', '2 draw', '2 empower', '2D slide', '2 remove'],
  ['3 none', '3 none', '3 none', '2 switch', '2 empower'],
]

/** What is printed, by card. Colours are indices of COLOURS; a bow has a colour of its own, which matches none (EMR-1.6). */
export interface CardTable {
  readonly colour: readonly number[]
  readonly left: readonly number[]
  readonly right: readonly number[]
  readonly damage: readonly number[]
  readonly dragon: readonly boolean[]
  readonly effect: readonly (EffectName | 'none')[]
}

interface Print {
  readonly face: string
  readonly colour: number
  readonly left: number
  readonly right: number
  readonly damage: number
  readonly dragon: boolean
  readonly effect: EffectName | 'none'
}

const blowCard = (card: Card): Print => {
  const colour = Math.floor(card / (NUMBERS * NUMBERS))
  const left = (Math.floor(card / NUMBERS) % NUMBERS) + 1
  const right = (card % NUMBERS) + 1
  const move = MOVES[(left + 2 * right + colour) % NUMBERS][(left + 3 * right + 2 * colour) % NUMBERS]
  const [figure, name] = move.split(' ')
  return {
    face: `${LETTERS[colour]}${left}${right}`,
    colour,
    left,
    right,
    damage: Number(figure[0]),
    dragon: figure.endsWith('D'),
    effect: EFFECTS.find((effect) => effect === name) ?? 'none',
  }
}

/** EMR-1.6, EMR-1.7 */
const bowCard = (index: number): Print => ({
  face: `X${index + 1}`,
  colour: COLOURS.length + index,
  left: 1,
  right: 1,
  damage: 0,
  dragon: false,
  effect: 'none',
})

const PRINTS: readonly Print[] = [
  ...Array.from({ length: BLOWS }, (_, card) => blowCard(card)),
  ...Array.from({ length: BOWS }, (_, index) => bowCard(index)),
]

export const CARDS: CardTable = {
  colour: PRINTS.map(({ colour }) => colour),
  left: PRINTS.map(({ left }) => left),
  right: PRINTS.map(({ right }) => right),
  damage: PRINTS.map(({ damage }) => damage),
  dragon: PRINTS.map(({ dragon }) => dragon),
  effect: PRINTS.map(({ effect }) => effect),
}

export const FACES: readonly string[] = PRINTS.map(({ face }) => face)

export const isBow = (card: Card): boolean => card >= BLOWS
/** EMR-1.7: the bow of a seat, the left one or the right one. */
export const bowOf = (seat: number, side: number): Card => BLOWS + 2 * seat + side

const CARD_OF: ReadonlyMap<string, Card> = new Map(FACES.map((face, card) => [face, card]))
/** −1 when the text is no face. */
export const cardOfFace = (face: string): Card => CARD_OF.get(face) ?? -1

// A hidden card also says which shuffle it came from, above its number.
const CARD_BITS = 127
const SHUFFLE_SHIFT = 7
/** In place of a card that the viewer does not know. */
export const HOLE: Card = 127

export const cardOf = (hidden: number): Card => hidden & CARD_BITS
export const shuffleOf = (hidden: number): number => hidden >>> SHUFFLE_SHIFT
export const fromShuffle = (card: Card, shuffle: number): number => card | (shuffle << SHUFFLE_SHIFT)

export const facesOf = (hidden: readonly number[]): string[] => {
  const faces: string[] = []
  for (let i = 0; i < hidden.length; i++) faces.push(FACES[cardOf(hidden[i])])
  return faces
}
