import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from './canonical.ts'
import { isSame, pathTo } from './json.ts'

test('equal values have one canonical text, whatever the order of their keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
  expect(canonical({ a: undefined, b: 1 })).toBe(canonical({ b: 1 }))
})

test('the canonical text is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('a path names fields and places in lists', () => {
  expect(pathTo(pathTo(pathTo('', 'entries'), 3), 'choice')).toBe('entries[3].choice')
})

test('values are the same when their canonical texts are', () => {
  const few = fc.jsonValue({ maxDepth: 2, depthSize: 'small' })
  fc.assert(
    fc.property(few, few, (a, b) => {
      expect(isSame(a, structuredClone(a))).toBe(true)
      expect(isSame(a, b)).toBe(canonical(a) === canonical(b))
    }),
  )
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSame({ toString: 1 }, {})).toBe(false)
  expect(isSame([], {})).toBe(false)
})
