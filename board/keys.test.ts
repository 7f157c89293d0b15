import { expect, it } from 'vitest'
import { roved } from './keys.ts'

it('goes round the row', () => {
  expect(roved('ArrowRight', 0, 3)).toBe(1)
  expect(roved('ArrowRight', 2, 3)).toBe(0)
  expect(roved('ArrowLeft', 0, 3)).toBe(2)
  expect(roved('Home', 2, 3)).toBe(0)
  expect(roved('End', 0, 3)).toBe(2)
})

it('leaves other keys alone, and an empty row', () => {
  expect(roved('Tab', 1, 3)).toBeNull()
  expect(roved('toString', 1, 3)).toBeNull()
  expect(roved('End', 0, 0)).toBeNull()
})
