import { expect, it } from 'vitest'
import { tableOf } from '../testing/messages.ts'
import { nameOf, whoAt } from './who.ts'

const seat = (letter: string, kind: 'person' | 'bot' | 'open', name: string) => ({
  seat: letter,
  kind,
  name,
  here: true,
  you: false,
})

it('calls people and bots by their names, and open seats by their letters', () => {
  const table = tableOf({ seats: [seat('A', 'person', 'Mei'), seat('B', 'bot', 'greedy'), seat('C', 'open', '')] })
  expect([0, 1, 2].map(whoAt(table))).toEqual(['Mei', 'Greedy', 'Seat C'])
  expect(nameOf(table, 'B')).toBe('Greedy')
})

it('tells namesakes apart', () => {
  const table = tableOf({
    seats: [seat('A', 'person', 'Greedy'), seat('B', 'bot', 'greedy'), seat('C', 'bot', 'random')],
  })
  expect([0, 1, 2].map(whoAt(table))).toEqual(['Greedy (A)', 'Greedy (B)', 'Random'])
})
