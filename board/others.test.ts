import { expect, it } from 'vitest'
import { othersAround } from './others.ts'

it('goes around clockwise from my left', () => {
  expect(othersAround(4, 1)).toEqual([2, 3, 0])
})

it('names everybody to whoever has no seat', () => {
  expect(othersAround(3, null)).toEqual([0, 1, 2])
})
