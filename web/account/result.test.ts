import { expect, it } from 'vitest'
import type { MatchInfo } from '../../protocol/accounts.ts'
import { resultOf, seatName, signed } from './result.ts'

const match = (places: readonly number[]): MatchInfo => ({
  table: 't',
  game: 'kabuken',
  mode: 'duel',
  at: 0,
  rated: false,
  seats: places.map((place, seat) => ({ seat: 'ABCDEF'[seat], name: 'x', kind: 'guest', place, whose: seat === 0 })),
})

it.each([
  [[1, 2], 'Won'],
  [[2, 1], 'Lost'],
  [[1, 1], 'Shared'],
  [[1], 'Won'],
  [[2], 'Lost'],
  [[1, 2, 1, 2], 'Won'],
  [[2, 1, 2, 1], 'Lost'],
  [[1, 1, 1], 'Shared'],
  [[1, 1, 3], 'Won'],
  [[2, 1, 3], 'Place 2 of 3'],
  [[4, 1, 3, 2], 'Place 4 of 4'],
])('places %j are called %s by the first', (places, says) => {
  expect(resultOf(match(places))).toBe(says)
})

it('points won and lost have their sign', () => {
  expect([signed(12), signed(0), signed(-7)]).toEqual(['+12', '+0', '−7'])
})

it('bots go by their names', () => {
  const [seat] = match([1]).seats
  expect(seatName({ ...seat, kind: 'bot', name: 'greedy' })).toBe('Greedy')
  expect(seatName({ ...seat, name: 'greedy' })).toBe('greedy')
})
