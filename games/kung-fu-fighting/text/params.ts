import type { Label, Who } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'
import { bare, inWords, listed } from './shout.ts'

/** Parameters of events; what is hidden from a viewer is missing. */
export const number = (e: Event, name: string): number => {
  const value = e[name]
  return typeof value === 'number' ? value : 0
}

export const text = (e: Event, name: string): string => {
  const value = e[name]
  return typeof value === 'string' ? value : ''
}

const list = (e: Event, name: string): readonly (string | number)[] => {
  const value = e[name]
  return typeof value === 'object' && 'length' in value ? value : []
}

export const seatOf = (e: Event, who: Who): string => who(number(e, 'seat'))
export const seatsIn = (e: Event, name: string): number[] => list(e, name).map(Number)
export const facesIn = (e: Event, name: string): string[] => list(e, name).map(String)
export const cardsIn = (e: Event, name: string, label: Label): string[] =>
  facesIn(e, name).map((face) => listed(label(face)))
export const cardOf = (e: Event, name: string, label: Label): string => bare(label(text(e, name)))
export const cardsOf = (e: Event, label: Label): string => inWords(cardsIn(e, 'cards', label))
