import { CARDS, COLOURS, cardOfFace, isBow } from '../cards.ts'
import { all, count, printed } from '../text/phrases.ts'
import type { Column, Tokens } from './columns.ts'

/** What the board says beside what the game says: the names of its parts. */
export const WORDS = {
  title: "8 Masters' Revenge",
  area: (name: string): string => `Area of ${name}`,
  mine: 'Your area',
  watching: 'You are watching.',
  aside: 'set aside',
  over: 'The match is over.',

  picksNow: 'picks now',
  picksLater: 'has yet to pick',
  begins: 'begins',
  technique: (id: string, note: string): string => `${id}: ${note}.`,

  life: 'life',
  turn: 'turn',
  freeTurn: 'free turn',
  thinks: 'thinks',
  attacked: 'attacked',
  fury: 'in fury',
  fallen: 'fallen, fights on',
  out: 'out of the fight',
  blocked: 'blocked',
  countered: 'countered',
  missed: 'missed',
  team: (letter: string): string => `team ${letter}`,
  marker: 'marker',
  markerText: 'Loses 1 life at the end of a turn with four cards or more in hand.',
  cardsWord: (n: number): string => (n === 1 ? 'card' : 'cards'),
  asideCards: (n: number): string => `${n} set aside`,
  standing: (column: number, card: string, isBlocked: boolean, tokens: readonly Tokens[]): string =>
    [
      `Column ${column}, ${card}`,
      ...(isBlocked ? ['in the block zone'] : []),
      ...(tokens.length === 0 ? [] : [tokenWords(tokens)]),
    ].join(', '),
  attack: 'attack',
  defence: 'defence',
  pair: 'pair',
  pile: 'Pile',
  discards: 'Discards',
  browse: 'Look through',
  browseWhat: ' the discards',
  supply: 'Tokens left',
  stack: "The automaton's next tokens",
  stackSigns: { plus: '+', minus: '−', neutral: '○', unknown: '?' },
  stackTokens: { plus: 'right', minus: 'left', neutral: 'rests', unknown: 'not known yet' },
  tokenNames: { damage: 'damage', plus: 'plus', minus: 'minus', crow: 'crows' },
  source: 'Use the effect:',
  sourceOf: (effect: string, face: string): string => `${effect} of ${face}`,
  copyOf: (effect: string, face: string): string => `${effect}, copied from ${face}`,

  flies: 'blow!',
  leaves: 'leaves',
  hit: 'hit',
  hitFor: (damage: number): string => `hit for ${damage}`,
  miss: 'miss',
  sure: 'sure',
  blow: 'the blow',
  turnedUp: 'turned up',
  counters: 'Counters',
  counteredWith: (name: string, face: string): string => `${name} counters with ${face}`,
  threatens: (blow: string, name: string, damage: number): string => `${blow} threatens ${name} with ${damage} damage.`,
  wins: (names: readonly string[]): string => `${all(names)} ${names.length === 1 ? 'wins' : 'win together'}:`,
} as const

export const FACE_WORDS = { bow: 'bow', plain: 'power' } as const

export const TOKEN_WORDS: Readonly<Record<string, string>> = {
  damage: 'damage token',
  plus: 'plus token',
  minus: 'minus token',
  crow: 'crow',
}

/** A card in words: `R12: red, 1 left, 2 right, damage 1, dragon, trap`. */
export const cardWords = (face: string): string => {
  const card = cardOfFace(face)
  if (isBow(card)) return `${face}: bow, 1 left, 1 right`
  return `${face}: ${COLOURS[CARDS.colour[card]]}, ${CARDS.left[card]} left, ${CARDS.right[card]} right, ${printed(card)}`
}

const tokenWords = (tokens: readonly Tokens[]): string =>
  all(tokens.map(({ token, count: times }) => count(times, TOKEN_WORDS[token])))

export const zoneWords = ({ column }: Column, tokens: readonly Tokens[]): string =>
  `Column ${column}, ${tokens.length === 0 ? 'empty' : tokenWords(tokens)}`

/** Beside a card or a fighter that is read closely. */
export const READING = {
  inFury:
    'In fury, which begins with any turn at which both cards have one colour, and ends with one at which they do not:',
  dragon: 'A dragon counters beside a dragon.',
  ownCards: 'The printed list is not known to us: this card is of our own making.',
  ownFighters: 'Who has which techniques is of our own making.',
} as const
