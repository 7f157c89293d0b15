import { expect, it } from 'vitest'
import { type Drag, dragged, dropped, type Pointer, REST } from './drag.ts'

const after = (...pointers: Pointer[]): Drag => pointers.reduce(dragged, REST)
const down: Pointer = { kind: 'down', id: 'R3', x: 100, y: 500 }
const move = (x: number, y: number, over: string | null = null): Pointer => ({ kind: 'move', x, y, over })

it('takes a trembling finger for a tap', () => {
  expect(after(down, move(104, 503)).phase).toBe('pressed')
})

it('carries the card along, and back under the finger', () => {
  expect(after(down, move(100, 400))).toMatchObject({ phase: 'carried', id: 'R3', dx: 0, dy: -100 })
  expect(after(down, move(100, 400), move(101, 499))).toMatchObject({ phase: 'carried', dx: 1, dy: -1 })
})

it('drops it where something may be dropped, and nowhere else', () => {
  expect(dropped(after(down, move(100, 300, 'attack')))).toEqual({ id: 'R3', on: 'attack' })
  expect(dropped(after(down, move(100, 300, 'attack'), move(100, 200)))).toBeNull()
  expect(dropped(after(down))).toBeNull()
})

it('ignores a pointer that pressed nothing, and ends', () => {
  expect(after(move(1, 1, 'attack'))).toBe(REST)
  expect(after(down, move(100, 300, 'attack'), { kind: 'end' })).toBe(REST)
})
