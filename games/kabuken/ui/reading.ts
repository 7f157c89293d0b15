import { textOf } from '../../../board/rule-line.ts'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import { DECK as CARDS, COLOUR, COLOURS, COPIES, FLOWER, kindOfFace, NUMBER } from '../cards.ts'
import { CHARACTERS } from '../characters.ts'
import { rulesIn } from '../power.ts'
import { FIST_RULE } from '../rules/attack.ts'
import { FISTS, type Fist } from '../rules/techniques.ts'
import { SECRETS } from '../secrets.ts'
import { FIST_NAMES } from '../text/fist-names.ts'
import { faceWords } from './face-words.ts'
import { READING } from './words.ts'

/** What there is to read about a thing: sentences, each with its rule, and the rules that say more. */
export interface Reading {
  /** What is drawn beside it. */
  readonly art: 'card' | 'character' | 'secret' | 'none'
  readonly title: string
  readonly lines: readonly { readonly text: string; readonly rule: string }[]
  readonly more: readonly string[]
}

/** Names for the reader of what is neither a card nor a power. */
export const DECK_READING = 'deck'
export const MOMENTUM_READING = 'momentum'
export const fistReading = (fist: Fist): string => `${FIST} ${fist}`
const FIST = 'fist'

/** Null for what has no meaning of its own. */
export const readingOf = (book: Rulebook, id: string): Reading | null => {
  if (kindOfFace(id) >= 0) return ofCard(id)
  if (id === DECK_READING) return ofRules(book, 'none', READING.deck, ['KBK-2.3', 'KBK-12.1', 'KBK-19.6', 'KBK-20.4'])
  if (id === MOMENTUM_READING) return ofRules(book, 'none', READING.momentum, ['KBK-20.5', 'KBK-20.6'])
  const fist = FISTS.find((one) => fistReading(one) === id)
  if (fist !== undefined)
    return ofRules(book, 'none', FIST_NAMES[fist], [FIST_RULE[fist], 'KBK-7.1', 'KBK-7.2', 'KBK-8.6'])
  return ofPower(book, id)
}

const ofPower = (book: Rulebook, id: string): Reading | null => {
  const character = CHARACTERS.find((one) => one.id === id)
  if (character !== undefined)
    return ofRules(book, 'character', READING.character(character.name, character.hp), rulesIn(character))
  const secret = SECRETS.find((one) => one.id === id)
  return secret === undefined
    ? null
    : ofRules(book, 'secret', READING.secret(secret.name, secret.kind), rulesIn(secret))
}

/** The first rule in full, and where the others are to be found. */
const ofRules = (book: Rulebook, art: Reading['art'], title: string, [first, ...more]: readonly string[]): Reading => ({
  art,
  title,
  lines: [{ text: withoutName(textOf(book, first) ?? ''), rule: first }],
  more,
})

/** The title has the name already: what it does stands after the colon. */
const withoutName = (text: string): string => {
  const said = text.replace(/^[A-Z][^:.]*\([^)]*\): |^[A-Z][\w ]*, power \d: /, '')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}

const ofCard = (face: string): Reading => {
  const kind = kindOfFace(face)
  const [number, colour] = [NUMBER[kind], COLOURS[COLOUR[kind]]]
  const hasFlower = FLOWER[kind] === 1
  return {
    art: 'card',
    title: READING.card(faceWords(face)),
    lines: [
      ...(hasFlower ? [{ text: READING.flower, rule: 'KBK-7.2' }] : []),
      { text: READING.counters(number, colour), rule: 'KBK-8.6' },
      { text: READING.onField(number), rule: 'KBK-6.6' },
      { text: READING.copies(COPIES[kind], CARDS.length), rule: number >= 4 ? 'KBK-1.2' : 'KBK-1.1' },
    ],
    more: [],
  }
}
