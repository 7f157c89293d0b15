import { expect, test } from 'vitest'
import { number, numbers, text, texts } from './event-params.ts'
import { type Event, seen } from './events.ts'

const event: Event = {
  key: 'draw',
  seat: 1,
  count: 2,
  ap: [3, 4],
  secret: { to: [1], params: { cards: ['R1', 'R2'] } },
}

test('parameters are read as what they are', () => {
  expect([number(event, 'count'), text(event, 'key'), numbers(event, 'ap')]).toEqual([2, 'draw', [3, 4]])
  expect(texts(seen(event, 1), 'cards')).toEqual(['R1', 'R2'])
})

test('what is hidden, missing or of another kind reads as nothing', () => {
  expect(texts(seen(event, 0), 'cards')).toEqual([])
  expect([number(event, 'key'), number(event, 'hp'), text(event, 'seat'), numbers(event, 'seat')]).toEqual([
    0,
    0,
    '',
    [],
  ])
  expect(texts(event, 'secret')).toEqual([])
})
