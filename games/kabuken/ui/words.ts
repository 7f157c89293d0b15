import { count } from './face-words.ts'

/** What the board says beside what the game says: the names of its parts. */
export const WORDS = {
  watching: 'You are watching.',
  over: 'The match is over.',

  turn: 'turn',
  thinks: 'thinks',
  attacked: 'attacked',
  momentum: 'momentum',
  won: (games: number): string => `won ${games}`,
  out: 'knocked out',
  blocked: 'blocked',
  countered: 'countered',
  psychedUp: 'psyched up',
  laid: {
    attack: (name: string): string => `${name} attacks`,
    counter: (name: string): string => `${name} counters`,
    defend: (name: string): string => `${name} blocks`,
  },
  laidDamage: {
    attack: (damage: number): string => `${damage} damage`,
    counter: (damage: number): string => `${damage} damage`,
    defend: (less: number): string => `−${less} damage`,
  },
  spent: '(spent)',
  cards: (n: number): string => (n === 1 ? 'card' : 'cards'),
  known: (faces: readonly string[]): string => `, known: ${faces.join(', ')}`,

  deck: (runOuts: number): string => (runOuts === 0 ? 'Deck' : `Deck (run out ${count(runOuts, 'time')})`),
  field: 'Field Card',
  noField: 'No Field Card',
  fieldIs: (face: string): string => `Field Card: ${face}`,
  discard: (n: number): string => `discard ${n}`,
  browse: 'Look through the discard',

  withSecret: (name: string): string => `With ${name}`,
  plainly: 'Psych up in the ordinary way',
  under: 'In the Palm, under the discard first:',
  names: 'These cards are:',
  recolour: 'Ox, for 1 HP, another colour for:',
  renumber: 'Fox, another number for:',
  selectFirst: 'select cards first',
  as: 'as',
  none: 'none',
  nth: (at: number, face: string): string => `card ${at + 1}, ${face}`,
  treatedAs: (value: string): string => `as ${value}`,
  taken: 'from the discard',
  goesUnder: 'goes under',
} as const

/** What is read closely. */
export const READING = {
  card: (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  flower: 'In an attack its flower is 1 damage more.',
  counters: (number: number, colour: string): string =>
    `Counters Dual and Resolute Fists of ${number}s, a ${colour} Color Fist, a Sniper Fist with a ${number} on top, and a Sniper God Fist with a ${colour} ${number} on top.`,
  onField: (number: number): string => `As the Field Card: three cards that add up to ${number} are a Sniper Fist.`,
  copies: (n: number, all: number): string =>
    n === 1 ? `There is one of it among the ${all} cards.` : `There are ${n} of it among the ${all} cards.`,
  character: (name: string, hp: number): string => `${name} · ${hp} HP`,
  secret: (name: string, kind: string): string => `${name} · ${kind} secret`,
  deck: 'The deck',
  momentum: 'Momentum',
  more: 'More:',
} as const
