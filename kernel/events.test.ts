import { describe, expect, test } from 'vitest'
import { type Event, seen } from './events.ts'

const drew: Event = { key: 'demo.drew', seat: 1, count: 2, secret: { to: [1, 3], params: { cards: ['x1', 'x2'] } } }

describe('an event', () => {
  test('without a secret is the same for everybody', () => {
    const open: Event = { key: 'demo.hit', seat: 0, damage: 2 }
    for (const viewer of [0, 1, 'gallery'] as const) expect(seen(open, viewer)).toBe(open)
  })

  test('shows its secret as ordinary parameters to those it is for', () => {
    for (const viewer of [1, 3])
      expect(seen(drew, viewer)).toEqual({ key: 'demo.drew', seat: 1, count: 2, cards: ['x1', 'x2'] })
  })

  test('keeps no trace of its secret for anybody else', () => {
    for (const viewer of [0, 2, 'gallery'] as const)
      expect(JSON.stringify(seen(drew, viewer))).toBe('{"key":"demo.drew","seat":1,"count":2}')
  })

  test('may say more exactly to some what it says vaguely to all', () => {
    const event: Event = { key: 'demo.found', card: '?', secret: { to: [0], params: { card: 'x4' } } }
    expect(seen(event, 0)).toEqual({ key: 'demo.found', card: 'x4' })
    expect(seen(event, 1)).toEqual({ key: 'demo.found', card: '?' })
  })

  test('is not changed by looking', () => {
    const before = JSON.stringify(drew)
    seen(drew, 1)
    seen(drew, 'gallery')
    expect(JSON.stringify(drew)).toBe(before)
  })
})
