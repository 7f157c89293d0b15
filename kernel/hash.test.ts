import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from './canonical.ts'
import { fingerprint } from './fingerprint.ts'
import { digestOf, HASH, hashLike } from './hash.ts'

const state = { hp: [8, 8], field: 'B4' }

test('a state has the same short hash on every platform', () => {
  expect(fingerprint(state)).toBe('707770d097fac4ba')
  expect(fingerprint({ field: 'B4', hp: [8, 8] })).toBe('707770d097fac4ba')
  expect(digestOf(state)).toBe('01203ed1dfbf')
})

test('equal states have equal hashes, others do not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(fingerprint(a)).toMatch(HASH)
      expect(fingerprint(a)).toBe(fingerprint(JSON.parse(JSON.stringify(a))))
      expect(fingerprint(a) === fingerprint(b)).toBe(canonical(a) === canonical(b))
      expect(fingerprint([a, b]) === fingerprint([b, a])).toBe(fingerprint(a) === fingerprint(b))
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
  expect(new Set(values.map(fingerprint)).size).toBe(values.length)
})

test('what is written alike is the same: a field that is undefined is not there, and there is one zero', () => {
  expect(fingerprint({ a: undefined, b: 1 })).toBe(fingerprint({ b: 1 }))
  expect(fingerprint([-0])).toBe(fingerprint([0]))
  expect(fingerprint([Number.NaN])).toBe(fingerprint([null]))
})

test('a single bit changes about half of all bits', () => {
  const bitsOf = (value: unknown): string =>
    BigInt(`0x${fingerprint(value)}`)
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
  expect(hashLike('0'.repeat(16), state)).toBe(fingerprint(state))
})
