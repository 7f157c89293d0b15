import type { Event } from './events.ts'

// Parameters of events as sentences need them. What is hidden from a viewer is missing, and reads as nothing.

export const number = (event: Event, name: string): number => {
  const value = event[name]
  return typeof value === 'number' ? value : 0
}

export const text = (event: Event, name: string): string => {
  const value = event[name]
  return typeof value === 'string' ? value : ''
}

export const texts = (event: Event, name: string): string[] => list(event, name).map(String)

export const numbers = (event: Event, name: string): number[] => list(event, name).map(Number)

const list = (event: Event, name: string): readonly (string | number)[] => {
  const value = event[name]
  return typeof value === 'object' && 'length' in value ? value : []
}
