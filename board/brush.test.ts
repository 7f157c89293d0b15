import { expect, it } from 'vitest'
import { brushed } from './brush.ts'

const numbers = (path: string): number[] => path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
const line = {
  through: [
    [10, 50, 10],
    [90, 50, 10],
  ],
} as const

it('closes the outline of a stroke around its spine', () => {
  const [path] = brushed([line])
  expect(path).toMatch(/^M[^M]*z$/)
  const ys = numbers(path).filter((_, i) => i % 2 === 1)
  expect(Math.min(...ys)).toBeGreaterThan(43)
  expect(Math.min(...ys)).toBeLessThan(47)
  expect(Math.max(...ys)).toBeGreaterThan(53)
  expect(Math.max(...ys)).toBeLessThan(57)
})

it('lets the brush glide on when it is lifted', () => {
  const right = (lift: number) => Math.max(...numbers(brushed([{ ...line, lift }])[0]))
  expect(right(2)).toBeGreaterThan(right(0.2) + 4)
})

it('leaves one gap for each dry hair', () => {
  const [path] = brushed([{ ...line, dry: 3 }])
  expect(path.match(/M/g)).toHaveLength(4)
})

it('draws the same strokes the same way', () => {
  expect(brushed([line, line])).toEqual(brushed([line, line]))
})
