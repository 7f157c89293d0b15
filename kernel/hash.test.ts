import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'

test('a state has the same short hash on every platform', () => {
  expect(hashOf({ hp: [8, 8], field: 'B4' })).toBe('01203ed1dfbf')
  expect(hashOf({ field: 'B4', hp: [8, 8] })).toBe('01203ed1dfbf')
})

test('equal states have equal hashes, others do not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(hashOf(a)).toMatch(/^[0-9a-f]{12}$/)
      expect(hashOf(a) === hashOf(JSON.parse(JSON.stringify(a)))).toBe(true)
      expect(hashOf([a, b]) === hashOf([b, a])).toBe(hashOf(a) === hashOf(b))
    }),
  )
})
