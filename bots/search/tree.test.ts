import { describe, expect, it } from 'vitest'
import { Point, Tree } from './tree.ts'

describe('a point of the tree', () => {
  it('has arms for each seat', () => {
    const point = new Point<string>()
    expect(point.of(0)).toBe(point.of(0))
    expect(point.of(1)).not.toBe(point.of(0))
  })

  it('has arms for each seat and all that it may know, even where two seats know the same', () => {
    const point = new Point<string>()
    expect(point.knowing(1, 'key')).toBe(point.knowing(1, 'key'))
    expect(point.knowing(1, 'other key')).not.toBe(point.knowing(1, 'key'))
    expect(point.knowing(2, 'key')).not.toBe(point.knowing(1, 'key'))
  })
})

describe('a tree', () => {
  it('finds the same point by the same key, once it was added', () => {
    const tree = new Tree<string>()
    expect(tree.find('key')).toBeUndefined()
    tree.add('key')
    expect(tree.find('key')).toBe(tree.find('key'))
    expect(tree.size).toBe(1)
  })
})
