import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from './canonical.ts'
import { digestOf, HASH, hashLike, hashOf } from './hash.ts'

const state = { hp: [8, 8], field: 'B4' }

test('a state has the same short hash on every platform', () => {
  expect(hashOf(state)).toBe('707770d097fac4ba')
  expect(hashOf({ field: 'B4', hp: [8, 8] })).toBe('707770d097fac4ba')
  expect(digestOf(state)).toBe('01203ed1dfbf')
})

test('equal states have equal hashes, others do not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(hashOf(a)).toMatch(HASH)
      expect(hashOf(a)).toBe(hashOf(JSON.parse(JSON.stringify(a))))
      expect(hashOf(a) === hashOf(b)).toBe(canonical(a) === canonical(b))
      expect(hashOf([a, b]) === hashOf([b, a])).toBe(hashOf(a) === hashOf(b))
    }),
  )
})

test.each([
  [[0], [null], [false], [''], [[]], [{}], []],
  [1, '1', [1], { 1: 1 }, true, 1.5, '1.5', 2 ** 40, -1],
  [0x7ffffffe, [0x7ffffffe], [0x7ffffffe, 0], [0x7ffffffe, 1], [null, 0]],
  [[[1], 2], [1, [2]], [[1, 2]], [1, 2], ['1', 2], '12', ['12'], ['1', '2']],
  [{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { b: { a: 1 } }, { ab: 1 }, { a: [], b: [] }, { b: [], c: [] }],
])('values that look alike are told apart: %j', (...values) => {
  expect(new Set(values.map(hashOf)).size).toBe(values.length)
})

test('what is written alike is the same: a field that is undefined is not there, and there is one zero', () => {
  expect(hashOf({ a: undefined, b: 1 })).toBe(hashOf({ b: 1 }))
  expect(hashOf([-0])).toBe(hashOf([0]))
  expect(hashOf([Number.NaN])).toBe(hashOf([null]))
})

test('a single bit changes about half of all bits', () => {
  const bitsOf = (value: unknown): string =>
    BigInt(`0x${hashOf(value)}`)
      .toString(2)
      .padStart(64, '0')
  const deck = Array.from({ length: 40 }, (_, n) => n % 24)
  const before = bitsOf({ deck, turn: 3 })
  for (let place = 0; place < deck.length; place++) {
    const after = bitsOf({ deck: deck.with(place, deck[place] ^ 1), turn: 3 })
    const changed = after.split('').filter((bit, at) => bit !== before[at]).length
    expect(changed).toBeGreaterThan(14)
    expect(changed).toBeLessThan(50)
  }
})

test('what was recorded by an older version is hashed as it was then', () => {
  expect(hashLike('0'.repeat(12), state)).toBe(digestOf(state))
  expect(hashLike('0'.repeat(16), state)).toBe(hashOf(state))
})
