import { expect, it } from 'vitest'
import { among, placeOf, toggled } from './selection.ts'

it('keeps the order of selecting', () => {
  const chosen = ['R3', 'B1', 'G5'].reduce<readonly string[]>((all, id) => toggled(all, id), [])
  expect(chosen).toEqual(['R3', 'B1', 'G5'])
  expect([placeOf(chosen, 'R3'), placeOf(chosen, 'G5'), placeOf(chosen, 'G0')]).toEqual([1, 3, 0])
})

it('puts a card back, and on top when it is selected again', () => {
  const without = toggled(['R3', 'B1', 'G5'], 'R3')
  expect(without).toEqual(['B1', 'G5'])
  expect(toggled(without, 'R3')).toEqual(['B1', 'G5', 'R3'])
})

it('replaces where only one may be selected', () => {
  expect(toggled(['R3'], 'B1', 1)).toEqual(['B1'])
  expect(toggled(['R3'], 'R3', 1)).toEqual([])
})

it('forgets what has gone, and nothing else', () => {
  const chosen = ['R3', 'B1']
  expect(among(chosen, ['B1', 'G0'])).toEqual(['B1'])
  expect(among(chosen, ['G0', 'B1', 'R3'])).toBe(chosen)
})
