import { apOf, isAnimal, kindOfFace, leaderText, NAMES, prizeOf } from '../cards.ts'
import { CARD_NOTES } from '../text/card-notes.ts'
import { WORDS } from './words.ts'

/** The rule that gives each Animal its ability; those of Items and Achievements stand with the cards. */
const RULES: Readonly<Record<string, string>> = {
  fu: 'KFU-11.1',
  ban: 'KFU-11.3',
  chai: 'KFU-11.6',
  yue: 'KFU-11.8',
  hua: 'KFU-11.9',
  shiue: 'KFU-11.15',
  hokuto: 'KFU-12.1',
  hikaru: 'KFU-12.3',
  ringo: 'KFU-12.5',
  yaou: 'KFU-12.7',
  raihuu: 'KFU-12.10',
  masaru: 'KFU-12.8',
  ming: 'KFU-13.1',
  'shiau-yao': 'KFU-13.2',
  musashi: 'KFU-13.6',
  'tai-chi': 'KFU-13.10',
  himiko: 'KFU-13.13',
  boshark: 'KFU-13.15',
  tumaz: 'KFU-13.18',
}

/** What a card is, what it does, and where that is known from. */
export interface CardReading {
  readonly title: string
  readonly text: string
  /** The rule that gives it what it does. */
  readonly rule: string
  /** How many of it there are, by KFU-20.1. */
  readonly copies: string
}

/** Null for what is no face. */
export const readingOf = (face: string): CardReading | null => {
  const kind = kindOfFace(face)
  if (kind < 0) return null
  const rule = isAnimal(kind) ? RULES[face] : prizeOf(kind).rule
  const { copies } = isAnimal(kind) ? leaderText(kind) : prizeOf(kind)
  return {
    title: isAnimal(kind) ? WORDS.card(NAMES[kind], apOf(kind)) : NAMES[kind],
    text: isAnimal(kind) ? WORDS.asLeader(CARD_NOTES[face]) : WORDS.forWinner(CARD_NOTES[face]),
    rule,
    copies: WORDS.copies(copies),
  }
}
