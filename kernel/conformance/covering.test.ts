import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Option } from '../contract.ts'
import { coveringRows, valuesOf } from './covering.ts'

const option = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .map((values): Option => ({ values }))
const names = ['a', 'b', 'c', 'd', 'e']
const tables = fc
  .array(option, { maxLength: names.length })
  .map((options) => Object.fromEntries(options.map((each, at) => [names[at], each])))

describe('options of random games', () => {
  test('a range contributes its least and a small number', () => {
    expect(valuesOf({ values: ['auto'], numbers: { min: 1, max: 99 } })).toEqual(['auto', 1, 3])
    expect(valuesOf({ values: ['auto'], numbers: { min: 4, max: 4 } })).toEqual(['auto', 4])
    expect(valuesOf({ values: ['yes', 'no'] })).toEqual(['yes', 'no'])
  })

  test('the first row has the defaults', () => {
    const rows = coveringRows({ a: { values: ['x', 'y'] }, b: { values: ['u', 'v'] } })
    expect(rows[0]).toEqual({ a: 'x', b: 'u' })
  })

  test('without options there is one row, with one option as many as it has values', () => {
    expect(coveringRows({})).toEqual([{}])
    expect(coveringRows({ a: { values: ['x', 'y', 'z'] } })).toEqual([{ a: 'x' }, { a: 'y' }, { a: 'z' }])
  })

  test('every pair of values occurs, in fewer rows than there are pairs', () => {
    fc.assert(
      fc.property(tables, (options) => {
        const rows = coveringRows(options)
        const given = Object.keys(options)
        for (const a of given)
          for (const b of given)
            for (const x of valuesOf(options[a]))
              for (const y of valuesOf(options[b]))
                if (a !== b) expect(rows.some((row) => row[a] === x && row[b] === y)).toBe(true)
        for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(given)
      }),
    )
  })

  test('twenty options of two values need few rows', () => {
    const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`o${i}`, { values: ['yes', 'no'] }]))
    expect(coveringRows(twenty).length).toBeLessThan(16)
  })
})
