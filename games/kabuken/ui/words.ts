import { count } from './face-words.ts'

/** What the board says beside what the game says: the names of its parts. */
export const WORDS = {
  around: 'Players around the table',
  watching: 'You are watching.',
  hand: 'Your hand',
  actions: 'What you may do',
  over: 'The match is over.',
  moment: 'One moment.',
  waiting: (names: readonly string[]): string => `Waiting for ${names.join(', ')}.`,

  turn: 'turn',
  thinks: 'thinks',
  attacked: 'attacked',
  momentum: 'momentum',
  won: (games: number): string => `won ${games}`,
  out: 'knocked out',
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
