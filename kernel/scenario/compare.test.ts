import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { compare, compareEvents, describeFailure, inAnyOrder } from './compare.ts'

const position = { field: 'B4', hp: { A: 6, B: 8 }, hands: { A: ['R0', 'R1'] }, momentum: null }

describe('any part of a position can be expected', () => {
  test.each([{}, { field: 'B4' }, { hp: { A: 6 } }, { hands: { A: ['R0', 'R1'] }, momentum: null }])('%j', (part) => {
    expect(compare(part, position, 'position')).toEqual([])
  })

  test.each([
    [{ hp: { A: 5, B: 8 } }, 'position.hp.A: expected 5, got 6'],
    [{ hands: { A: ['R0', 'R2'] } }, 'position.hands.A[1]: expected "R2", got "R1"'],
    [{ hands: { A: ['R0'] } }, 'position.hands.A: expected ["R0"], got ["R0","R1"]'],
    [{ momentum: 'A' }, 'position.momentum: expected "A", got null'],
    [{ deck: 12 }, 'position.deck: expected 12, got nothing'],
    [{ hp: [6, 8] }, 'position.hp: expected [6,8], got {"A":6,"B":8}'],
    [{ toString: {} }, 'position.toString: expected {}, got nothing'],
  ])('%j differs: %s', (part, text) => {
    expect(compare(part, position, 'position').map(describeFailure)).toEqual([text])
  })

  test('every difference is told', () => {
    expect(compare({ field: 'R1', hp: { A: 1, B: 1 } }, position, '')).toHaveLength(3)
  })
})

describe('piles and tokens are the same in any order', () => {
  const alike = inAnyOrder((word) => /^([RBG][0-5]|\?)$/.test(word))
  const same = (one: unknown, other: unknown) => compare(one, other, '', alike).length === 0

  test.each([
    ['R0 R1 R0', 'R0 R0 R1'],
    [
      ['R0', 'R1'],
      ['R1', 'R0'],
    ],
    ['? R1', 'R1 ?'],
    ['5:cd 2:d', '2:d 5:dc'],
    ['a1 a3', 'a3 a1'],
  ])('%j and %j', (one, other) => expect(same({ it: one }, { it: other })).toBe(true))

  test.each([
    ['R0 R1', 'R0 R0'],
    ['R0', 'R0 R0'],
    ['5:cd', '5:cc'],
    ['a1 R0 a2 R1', 'a1 R1 a2 R0'],
    ['[R0 R1]@3', '[R1 R0]@3'],
    [
      [1, 2],
      [2, 1],
    ],
  ])('not %j and %j', (one, other) => expect(same({ it: one }, { it: other })).toBe(false))
})

describe('events are expected in their order', () => {
  const events: Event[] = [
    { key: 'attack', seat: 0, cards: ['R0', 'R1'] },
    { key: 'hit', seat: 1, damage: 2 },
    { key: 'drew', seat: 1, count: 1, secret: { to: [1], params: { cards: ['G5'] } } },
    { key: 'shown', to: [0, 1] },
  ]
  const isSeat = (_event: Event, param: string) => ['seat', 'to'].includes(param)
  const failures = (...expected: Record<string, unknown>[]) =>
    compareEvents(expected, events, 'events', isSeat).map(({ at }) => at)

  test('with others between', () => {
    expect(failures({ key: 'attack' }, { key: 'drew', count: 1 })).toEqual([])
    expect(failures({ key: 'drew' }, { key: 'attack' })).toEqual(['events[1]'])
    expect(failures({ key: 'hit' }, { key: 'hit' })).toEqual(['events[1]'])
    expect(failures({ key: 'hit', damage: 3 })).toEqual(['events[0]'])
  })

  test('seats by letter or number, secrets like other parameters', () => {
    expect(failures({ seat: 'A' }, { key: 'hit', seat: 'B' }, { cards: ['G5'] }, { to: ['A', 'B'] })).toEqual([])
    expect(failures({ key: 'hit', seat: 1 })).toEqual([])
    expect(failures({ key: 'hit', seat: 'A' })).toEqual(['events[0]'])
  })

  test('a letter is a seat only where a seat is meant', () => {
    expect(failures({ key: 'drew', count: 'B' })).toEqual(['events[0]'])
    expect(failures({ key: 'hit', damage: 'C' })).toEqual(['events[0]'])
  })

  test('the failure shows what was left to find', () => {
    const [failure] = compareEvents([{ key: 'drew' }, { key: 'hit' }], events, 'events', isSeat)
    expect(describeFailure(failure)).toBe('events[1]: expected {"key":"hit"}, got [{"key":"shown","to":[0,1]}]')
  })
})
