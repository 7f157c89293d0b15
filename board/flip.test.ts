import { expect, it } from 'vitest'
import { type Box, delay, duration, inverse, movesBetween } from './flip.ts'

const box = (x: number, y: number, width = 60): Box => ({ x, y, width, height: width * 1.4 })
const boxes = (entries: Record<string, Box>) => new Map(Object.entries(entries))

it('moves what is elsewhere and leaves what has stayed', () => {
  const moves = movesBetween(boxes({ a: box(0, 0), b: box(100, 0) }), boxes({ a: box(0.4, 0), b: box(50, 20) }), [])
  expect(moves).toEqual([{ id: 'b', from: box(100, 0), to: box(50, 20), after: 0 }])
})

it('lets new things fly in from where they were, under another name', () => {
  const before = boxes({ 'hand R3': box(10, 500), deck: box(300, 200) })
  const now = boxes({ field: box(200, 200, 120), 'hand G1': box(10, 500), deck: box(300, 200) })
  const moves = movesBetween(before, now, [
    { id: 'field', from: 'hand R3' },
    { id: 'hand G1', from: 'deck', after: 2 },
    { id: 'hand B2', from: 'deck' },
  ])
  expect(moves.map(({ id, from, after }) => [id, from, after])).toEqual([
    ['field', box(10, 500), 0],
    ['hand G1', box(300, 200), 2],
  ])
})

it('takes a place that has just come up for where it was', () => {
  const moves = movesBetween(boxes({}), boxes({ a: box(0, 0), deck: box(300, 200) }), [{ id: 'a', from: 'deck' }])
  expect(moves.map(({ id, from }) => [id, from])).toEqual([['a', box(300, 200)]])
})

it('does not fly in what was there already', () => {
  const there = boxes({ a: box(0, 0), deck: box(300, 200) })
  expect(movesBetween(there, there, [{ id: 'a', from: 'deck' }])).toEqual([])
})

it('puts a thing back about its centre', () => {
  expect(inverse(box(10, 20), box(110, 20))).toBe('translate(-100px, 0px) scale(1)')
  expect(inverse(box(10, 20), box(110, 20), 0.8)).toBe('translate(-125px, 0px) scale(1)')
  expect(inverse(box(0, 0, 50), box(0, 0, 100))).toBe('translate(-25px, -35px) scale(0.5)')
  // A card that comes out of a wide row of smaller ones is as small as they are.
  const row = { x: 0, y: 0, width: 300, height: 42 }
  expect(inverse(row, { x: 120, y: 100, width: 60, height: 84 })).toBe('translate(0px, -121px) scale(0.5)')
})

it('takes longer for longer ways, less at a higher speed, never too long', () => {
  const move = (x: number) => ({ id: 'a', from: box(0, 0), to: box(x, 0), after: 2 })
  expect(duration(move(100), 1)).toBeLessThan(duration(move(400), 1))
  expect(duration(move(9000), 1)).toBe(520)
  expect(duration(move(400), 2)).toBe(duration(move(400), 1) / 2)
  expect(delay(move(1), 2)).toBe(70)
})
