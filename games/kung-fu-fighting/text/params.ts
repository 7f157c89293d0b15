import type { Label, Who } from '../../../kernel/contract.ts'
import { number, text, texts } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import { bare, inWords, listed } from './shout.ts'

// Whom and what a sentence names; what is hidden from a viewer is missing.

export const seatOf = (e: Event, who: Who): string => who(number(e, 'seat'))
export const cardsIn = (e: Event, name: string, label: Label): string[] =>
  texts(e, name).map((face) => listed(label(face)))
export const cardOf = (e: Event, name: string, label: Label): string => bare(label(text(e, name)))
export const cardsOf = (e: Event, label: Label): string => inWords(cardsIn(e, 'cards', label))
