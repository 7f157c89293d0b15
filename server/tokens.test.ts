import { expect, it } from 'vitest'
import { newId } from './tokens.ts'

it('an id never looks like a flag', () => {
  const ids = Array.from({ length: 5000 }, newId)
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
