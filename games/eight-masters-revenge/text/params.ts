import type { Event } from '../../../kernel/events.ts'

// Parameters of events as the sentences need them; a secret one may be missing.

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

export const faces = (e: Event): readonly string[] => list(e, 'cards').map(String)
export const seats = (e: Event): readonly number[] => list(e, 'seats').map(Number)
